import CSV
import Foundation
import Library
import Releases
import TestSupport
import Testing

/// Collection files on their way into a library.
@Suite struct CollectionImportTests {
  private static let header =
    "release_id,Artist,Title,CollectionFolder,Date Added,Collection Notes\n"
  private let sample: SampleLibrary

  init() throws {
    sample = try SampleLibrary()
  }

  private func run(
    _ lines: String, folder: String? = nil, isMatchedOnly: Bool = false, isTrial: Bool = false
  ) async throws -> [ImportedRow] {
    var file = try CollectionFile(CSVParser(Array((Self.header + lines).utf8)))
    var rows: [ImportedRow] = []
    let counts = try await CollectionImport(folder: folder, isMatchedOnly: isMatchedOnly)
      .run(&file, catalog: MemoryCatalog.standard, in: sample.library, isTrial: isTrial) {
        rows.append($0)
      }
    #expect(counts.rows == rows.count)
    #expect(counts.added == rows.count(where: \.isAdded))
    return rows
  }

  private static let mixed = """
    1,,Lone,Dub,2015-01-02 03:04:05,
    99,Nobody,Nowhere,Dub,2015-01-02 03:04:05,mine
    x,,Bad,,,

    """

  @Test("rows are new, unmatched or bad; what is not in the catalogue is kept as the row has it")
  func statuses() async throws {
    let rows = try await run(Self.mixed)
    #expect(rows.map(\.status) == [.new, .unmatched, .bad])
    #expect(rows.map(\.line) == [2, 3, 4])
    #expect(rows.map(\.isAdded) == [true, true, false])
    let items = try await sample.library.items()
    #expect(items.map(\.release.title) == ["Lone", "Nowhere"])
    #expect(items.first?.release == MemoryCatalog.lone.summary)
    #expect(items.last?.release.artists.joined == "Nobody")
    #expect(items.last?.notes == "mine")
    #expect(Set(items.map(\.folder.name)) == ["Dub"])
    #expect(Set(items.map(\.dateAdded)) == [Date(timeIntervalSince1970: 1_420_167_845)])
  }

  @Test("the same file adds nothing the second time")
  func again() async throws {
    _ = try await run(Self.mixed)
    let items = try await sample.library.items()
    #expect(try await run(Self.mixed).map(\.status) == [.duplicate, .duplicate, .bad])
    #expect(try await sample.library.items() == items)
  }

  @Test("two copies in one file are two, equal or not, and stay two")
  func copies() async throws {
    let lines = """
      1,,Lone,,2015-01-02 03:04:05,first
      1,,Lone,,2015-01-02 03:04:05,second
      1,,Lone,,2015-01-02 03:04:05,second
      1,,Lone,,,undated
      1,,Lone,,,undated

      """
    #expect(try await run(lines).map(\.status) == Array(repeating: .new, count: 5))
    #expect(try await run(lines).map(\.status) == Array(repeating: .duplicate, count: 5))
    #expect(
      try await run(lines + "1,,Lone,,2015-01-02 03:04:05,third\n").map(\.status)
        == Array(repeating: .duplicate, count: 5) + [.new])
    #expect(try await sample.library.items().count == 6)
  }

  @Test("another folder or another time is another copy; other notes alone are not")
  func duplicates() async throws {
    _ = try await run("1,,Lone,A,2015-01-02 03:04:05,x\n")
    #expect(
      try await run(
        """
        1,,Lone,B,2015-01-02 03:04:05,x
        1,,Lone,A,2015-01-02 03:04:06,x
        1,,Lone,a,2015-01-02 03:04:05,y
        1,,Lone,A,,y

        """
      ).map(\.status) == [.new, .new, .duplicate, .new])
  }

  @Test("a trial tells the same and changes nothing")
  func trial() async throws {
    let told = try await run(Self.mixed, isTrial: true)
    #expect(try await sample.library.items() == [])
    #expect(try await sample.library.folders().map(\.group) == [.uncategorized])
    #expect(try await run(Self.mixed) == told)
  }

  @Test("an import is one change, and taken back as one")
  func undo() async throws {
    _ = try await run(Self.mixed)
    let changes = try await sample.library.changes()
    #expect(changes.map(\.summary) == ["imported 2 records"])
    _ = try await sample.library.undo()
    #expect(try await sample.library.items() == [])
    #expect(try await sample.library.folders().map(\.group) == [.uncategorized])
  }

  @Test("all go to one folder where that is asked for")
  func folder() async throws {
    let rows = try await run(Self.mixed, folder: "New, here")
    #expect(rows.map(\.folder) == ["New, here", "New, here", nil])
    #expect(Set(try await sample.library.items().map(\.folder.name)) == ["New, here"])
  }

  @Test("unmatched rows are left out where that is asked for, and duplicates stay duplicates")
  func matchedOnly() async throws {
    let rows = try await run(Self.mixed, isMatchedOnly: true)
    #expect(rows.map(\.status) == [.new, .unmatched, .bad])
    #expect(rows.map(\.isAdded) == [true, false, false])
    #expect(try await sample.library.items().map(\.release.title) == ["Lone"])
  }

  @Test("what was found out about a release before is worth more than what a row tells")
  func remembered() async throws {
    let known = ReleaseDetail(
      id: ReleaseID(source: .discogs, value: "99"), title: "Nowhere at All", genres: ["Dub"])
    try await sample.add(known)
    #expect(try await run(Self.mixed).map(\.status) == [.new, .unmatched, .bad])
    #expect(try await sample.library.release(id: known.id) == known)
  }

  @Test("a row without a title is bad where nothing else gives one")
  func noTitle() async throws {
    #expect(try await run("1,,,,,\n98,,,,,\n").map(\.status) == [.new, .bad])
  }

  @Test("a folder that cannot be is its row's problem alone")
  func badFolder() async throws {
    let rows = try await run("1,,Lone,\"a\nb\",,\n2,,Shared,Dub,,\n")
    #expect(rows.map(\.status) == [.bad, .new])
  }
}
