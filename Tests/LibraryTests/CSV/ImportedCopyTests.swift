import CSV
import Foundation
import Library
import Releases
import Testing

/// What a row of a collection file says.
@Suite struct ImportedCopyTests {
  private static let columns = CollectionRow.header().dropLast()

  private func rows(_ text: String) throws -> [CollectionFile.Row] {
    var file = try CollectionFile(CSVParser(Array(text.utf8)))
    var rows: [CollectionFile.Row] = []
    while let row = try file.next() { rows.append(row) }
    return rows
  }

  private func copy(_ line: String) throws -> ImportedCopy {
    try #require(try rows("\(Self.columns)\n\(line)\n").first).copy.get()
  }

  private func problem(_ line: String) throws -> RowProblem? {
    let row = try #require(try rows("\(Self.columns)\n\(line)\n").first)
    guard case .failure(let problem) = row.copy else { return nil }
    return problem
  }

  @Test("a row as Discogs writes it tells the release and the copy")
  func whole() throws {
    let copy = try copy(
      "\"TPLP 31, none\",Björk,Début,\"One Little Indian, Mother\",\"2xLP, Album + CD, Album\",5,"
        + "1993-07-00,249504,\"Shelf, left\",2015-01-02 03:04:05,Near Mint (NM or M-),Generic,x")
    let wanted = ReleaseDetail(
      id: ReleaseID(source: .discogs, value: "249504"), title: "Début",
      artists: [ArtistCredit(name: "Björk")],
      labels: [
        LabelCredit(name: "One Little Indian", catalogueNumber: "TPLP 31"),
        LabelCredit(name: "Mother"),
      ],
      formats: [
        ReleaseFormat(name: "Vinyl", quantity: 2, descriptions: ["LP", "Album"]),
        ReleaseFormat(name: "CD", descriptions: ["Album"]),
      ],
      released: "1993-07")
    #expect(copy.release == wanted)
    #expect(copy.folder == "Shelf, left")
    #expect(copy.rating == 5)
    #expect(copy.dateAdded == Date(timeIntervalSince1970: 1_420_167_845))
    #expect(copy.mediaCondition == .nearMint)
    #expect(copy.sleeveCondition == .generic)
    #expect(copy.notes == "x")
  }

  @Test("what is empty is not known, as is a year 0")
  func bare() throws {
    let copy = try copy(",,A,,,,0,1,,,,,")
    #expect(copy.release == ReleaseDetail(id: ReleaseID(source: .discogs, value: "1"), title: "A"))
    #expect(copy.dateAdded == nil)
    #expect(copy.mediaCondition == nil)
    #expect(copy.rating == 0)
    #expect(copy.folder == "")
  }

  @Test(
    "a value that means nothing under its column is told by both",
    arguments: [
      (",,A,,,,,,,,,,", CollectionColumn.release, ""), (",,A,,,,,x1,,,,,", .release, "x1"),
      (",,A,,,,,1,,,,,a\u{0}b", .notes, "a\u{0}b"),
    ])
  func badValue(line: String, column: CollectionColumn, text: String) throws {
    guard case .value(column.name, text, _) = try problem(line) else {
      Issue.record("\(String(describing: try problem(line)))")
      return
    }
  }

  @Test(
    "a value that the copy can do without is left out, with a warning",
    arguments: [
      (",,A,,,6,,1,,,,,", CollectionColumn.rating, "6"), (",,A,,,-1,,1,,,,,", .rating, "-1"),
      (",,A,,,,87,1,,,,,", .released, "87"), (",,A,,,,19??,1,,,,,", .released, "19??"),
      (",,A,,,,1987-7,1,,,,,", .released, "1987-7"),
      (",,A,,,,,1,,2015-02-30 10:00:00,,,", .dateAdded, "2015-02-30 10:00:00"),
      (",,A,,,,,1,,02/01/2015 03:04,,,", .dateAdded, "02/01/2015 03:04"),
      (",,A,,,,,1,,,Great,,", .mediaCondition, "Great"),
      (",,A,,,,,1,,,Generic,,", .mediaCondition, "Generic"),
      (",,A,,,,,1,,,,Great,", .sleeveCondition, "Great"),
    ])
  func warning(line: String, column: CollectionColumn, text: String) throws {
    let copy = try copy(line)
    let bare = try self.copy(",,A,,,,,1,,,,,")
    #expect(copy.warnings.count == 1)
    guard case .value(column.name, text, _)? = copy.warnings.first else {
      Issue.record("\(copy.warnings)")
      return
    }
    #expect(copy.release == bare.release)
    #expect(copy.rating == 0 && copy.dateAdded == nil)
    #expect(copy.mediaCondition == nil && copy.sleeveCondition == nil)
  }

  @Test("semicolons and tabs separate fields as commas do", arguments: [",", ";", "\t"])
  func separators(separator: String) throws {
    let lines = [
      ["release_id", "Artist", "Title", "Collection Colour"], ["5", "B", "\"a,b;c\td\"", "red"],
    ]
    let text = lines.map { $0.joined(separator: separator) + "\r\n" }.joined()
    let copy = try #require(try rows(text).first).copy.get()
    #expect(copy.release.title == "a,b;c\td")
    #expect(copy.customFields == ["Colour": "red"])
  }

  @Test("notes without anything of a copy make a wantlist")
  func wantlist() throws {
    func contents(_ header: String) throws -> CollectionFile.Contents {
      try CollectionFile(CSVParser(Array("release_id,Artist,Title\(header)\n".utf8))).contents
    }
    #expect(try contents(",Notes") == .wants)
    #expect(try contents("") == .collection)
    #expect(try contents(",Notes,CollectionFolder") == .collection)
    #expect(try contents(",Notes,Collection Media Condition") == .collection)
    #expect(try contents(",Notes,Date Added") == .collection)
  }

  @Test("rows that are none are told with their lines, and those between them are read")
  func badRows() throws {
    let found = try rows("\(Self.columns)\na,b\n,,A,,,,,1,,,,,\"x\ny\"\n,,B,,,,,\"2\"x,,,,,\n")
    #expect(found.map(\.line) == [2, 3, 5])
    #expect(
      found.map(\.copy.problem) == [
        .fieldCount(2, columns: 13), nil, .csv(.textAfterQuote(field: 8)),
      ])
  }

  @Test("columns are known by their names, in any order and case")
  func order() throws {
    let text = "\u{FEFF}My Shelf, TITLE ,release_id,Artist\r\n9,A,5,B\r\n"
    let file = try CollectionFile(CSVParser(Array(text.utf8)))
    #expect(file.unknownColumns == ["My Shelf"])
    let copy = try #require(try rows(text).first).copy.get()
    #expect(copy.release.id.value == "5")
    #expect(copy.release.title == "A")
    #expect(copy.release.artists == [ArtistCredit(name: "B")])
  }

  @Test(
    "a file that names no such columns is none",
    arguments: [
      ("", CollectionFileError.empty), ("\n\n", .empty),
      ("Artist,Title\n", .missingColumns([.release])),
      ("Artist|Title|release_id\n", .missingColumns([.artist, .title, .release])),
      ("Artist,Title,release_id,title\n", .repeatedColumn(.title)),
      ("Artist,\"Title\n", .badHeader(.unclosedQuote)),
    ])
  func header(text: String, error: CollectionFileError) {
    #expect(throws: error) { try rows(text) }
  }

  @Test("a file in UTF-16 is told to be no UTF-8")
  func utf16() {
    let bytes: [UInt8] = [0xFF, 0xFE] + "Artist,Title".utf8.flatMap { [$0, UInt8(0)] }
    #expect(throws: CollectionFileError.badHeader(.notUTF8(field: 1))) {
      try CollectionFile(CSVParser(bytes))
    }
  }
}

extension Result {
  fileprivate var problem: Failure? {
    guard case .failure(let problem) = self else { return nil }
    return problem
  }
}
