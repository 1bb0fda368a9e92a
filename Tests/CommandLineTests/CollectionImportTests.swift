import Foundation
import TestSupport
import Testing

/// `vinylcrate collection import`, and what comes out again.
struct CollectionImportTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  /// A collection as Discogs exports it, with a column of the user's own.
  private static let discogs = rows.map { $0 + "\r\n" }.joined()

  private static let rows: [String] = [
    "Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,CollectionFolder,Date Added,"
      + "Collection Media Condition,Collection Sleeve Condition,Collection Colour,Collection Notes",
    "PB 41447,Rick Astley,Never Gonna Give You Up,RCA,\"7\"\", Single\",5,1987,249504,"
      + "\"Shelf 2, left\",2015-01-02 03:04:05,Near Mint (NM or M-),Very Good Plus (VG+),red,"
      + "\"bought\r\nin Bath\"",
    "SOMA 92,EBE,Neural Response EP,Soma,\"12\"\", EP\",,2000,21,Uncategorized,"
      + "2015-01-02 03:04:05,,,,",
    "SOMA 92,EBE,Neural Response EP,Soma,\"12\"\", EP\",,2000,21,Uncategorized,"
      + "2016-01-02 03:04:05,Fair (F),Generic,,second copy",
    "KR-1,ザ・ピーナッツ,\"恋の \"\"バカンス\"\"\",King,\"2xLP, Mono + CD\",,1963,999999999,日本,"
      + "2015-01-02 03:04:05,,,,",
    ",,,,,,,x,,,,,,",
  ]

  private static let clean = discogs.replacingOccurrences(of: ",,,,,,,x,,,,,,\r\n", with: "")

  private func write(_ text: String, to name: String = "in.csv") throws {
    try program.folder.write(Array(text.utf8), to: name)
  }

  private func export(_ library: String? = nil) throws -> String {
    let result = try program.run(
      ["collection", "export"] + (library.map { ["--library", $0] } ?? []))
    #expect(result.exitCode == 0)
    return result.stdout
  }

  @Test("each row is told with its line and what became of it; the worst makes the exit code")
  func rows() throws {
    try write(Self.discogs)
    let result = try program.run(["collection", "import", "in.csv"])
    #expect(result.exitCode == 2)
    #expect(
      result.lines == [
        "2  new                      Rick Astley – Never Gonna Give You Up",
        "4  new                      EBE – Neural Response EP",
        "5  new                      EBE – Neural Response EP",
        "6  added, not in catalogue  ザ・ピーナッツ – 恋の \"バカンス\"",
        "7  bad                      release_id 'x' is not a release number at Discogs, such as 249504",
        "5 rows: 3 new, 0 duplicate, 1 not in catalogue, 1 bad; 4 records added",
      ])
    #expect(result.complaints.count == 1)
    #expect(result.complaints.last?.hasPrefix("vinylcrate: in.csv:7: ") == true)
  }

  @Test("unmatched rows alone make 1, which can be waived, and a second import nothing but 0")
  func exitCodes() throws {
    try write(Self.clean)
    #expect(try program.run(["collection", "import", "--dry-run", "in.csv"]).exitCode == 1)
    let waived = try program.run(["collection", "import", "--exit-zero", "in.csv"])
    #expect(waived.exitCode == 0)
    let before = try export()
    let again = try program.run(["collection", "import", "in.csv"])
    #expect(again.exitCode == 0)
    #expect(
      again.lines.last?.hasSuffix("4 duplicate, 0 not in catalogue, 0 bad; 0 records added") == true
    )
    #expect(try export() == before)
  }

  @Test("a dry run tells the same, and makes not even a library")
  func dryRun() throws {
    try write(Self.discogs)
    let arguments = ["collection", "import", "in.csv", "--format", "jsonl"]
    let told = try program.run(arguments + ["--dry-run"])
    #expect(!FileManager.default.fileExists(atPath: program.folder.path("data")))
    #expect(try export().split(separator: "\n").count == 1)
    #expect(try program.run(arguments).stdout == told.stdout)
  }

  @Test("what is exported, imported elsewhere and exported again is the same byte by byte")
  func roundTrip() throws {
    try write(Self.clean)
    try program.run(["collection", "import", "in.csv"])
    let first = try export()
    #expect(first.contains("\"恋の \"\"バカンス\"\"\",King,\"2xLP, Mono + CD\",,1963,999999999,日本"))
    #expect(first.contains("\"Shelf 2, left\""))
    #expect(first.contains("\"bought\r\nin Bath\",red"))
    #expect(first.contains("Collection Notes,Collection Colour\n"))
    try write(first, to: "out.csv")
    try program.run(["collection", "import", "out.csv", "--library", "other.sqlite", "--create"])
    #expect(Array(try export("other.sqlite").utf8) == Array(first.utf8))
    let file = try program.run(["collection", "export", "file.csv"])
    #expect(file.stdout.isEmpty)
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: program.folder.path("file.csv")))
        == Data(first.utf8))
  }

  @Test("JSON tells a row with its release, folder and error")
  func json() throws {
    try write(Self.discogs)
    let result = try program.run(
      ["collection", "import", "in.csv", "--format", "json", "--folder", "Inbox", "--matched-only"])
    let rows = try JSONText.objects(result.stdout)
    #expect(rows.compactMap { $0["line"] as? Int } == [2, 4, 5, 6, 7])
    #expect(rows.compactMap { $0["added"] as? Bool } == [true, true, true, false, false])
    #expect(rows.map { $0["folder"] as? String } == ["Inbox", "Inbox", "Inbox", "Inbox", nil])
    #expect((rows[0]["release"] as? [String: Any])?["id"] as? String == "discogs:249504")
    #expect((rows[4]["error"] as? [String: Any])?["kind"] as? String == "value")
    let csv = try program.run(["collection", "import", "in.csv", "--format", "csv", "--dry-run"])
    let records = CSVReader.records(csv.stdout)
    #expect(records.map { $0[1] } == ["status", "new", "new", "new", "unmatched", "bad"])
  }

  @Test("a bad value of a field keeps the record, and is told with its line and field")
  func forgiving() throws {
    try write(
      "release_id;Artist;Title;Released;Rating;Date Added\n21;;;19??;7;01/02/2015 03:04\n"
        + "900000001;A;B;1975;5;2015-01-02 03:04:05\n")
    let result = try program.run(["collection", "import", "--exit-zero", "in.csv"])
    #expect(result.exitCode == 0)
    #expect(result.lines.last?.hasSuffix("0 bad; 2 records added") == true)
    #expect(
      result.complaints == [
        "vinylcrate: in.csv:2: Released '19??' is not a year or a date, such as 1987 or 1987-07-27; "
          + "left empty",
        "vinylcrate: in.csv:2: Rating '7' is not a number of stars from 0 to 5; left empty",
        "vinylcrate: in.csv:2: Date Added '01/02/2015 03:04' is not a time in UTC, such as "
          + "2026-11-21 10:00:00; left empty",
      ])
    let rows = try JSONText.lines(
      try program.run(["collection", "import", "--format", "jsonl", "--dry-run", "in.csv"]).stdout)
    #expect(rows.compactMap { ($0["warnings"] as? [Any])?.count } == [3, 0])
    #expect(rows.compactMap { $0["status"] as? String } == ["duplicate", "duplicate"])
  }

  @Test("a wantlist as Discogs exports it goes into the wants, once")
  func wantlist() throws {
    try write(
      "Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,Notes\r\n"
        + "SOMA 92,EBE,Neural Response EP,Soma,\"12\"\"\",,2000,21,up to 20\r\n"
        + "X 1,Nobody,Nowhere,X,LP,,1975,900000001,\r\n")
    let result = try program.run(["collection", "import", "--exit-zero", "in.csv"])
    #expect(result.exitCode == 0)
    #expect(result.stderr.isEmpty)
    #expect(result.lines.last?.hasSuffix("2 records added to the wants") == true)
    #expect(try program.text("collection") == "0 records\n")
    let wants = try JSONText.lines(try program.text("wants", "list", "--format", "jsonl"))
    #expect(wants.compactMap { $0["notes"] as? String } == ["up to 20", ""])
    let again = try program.run(["collection", "import", "in.csv"])
    #expect(again.lines.last?.contains("2 duplicate") == true)
    #expect(try program.text("undo") == "undone: imported 2 records to the wants\n")
    #expect(try program.text("wants") == "0 records\n")
  }

  @Test("standard input is a file like any other, and bytes that are no text make a row bad")
  func standardInput() throws {
    let bytes = Array("release_id,Artist,Title\n21,,".utf8) + [0xFF] + Array("\n21,,\n".utf8)
    let result = try program.run(["collection", "import", "-"], stdin: bytes)
    #expect(result.exitCode == 2)
    #expect(result.lines.first?.hasPrefix("2  bad  field 3 is not UTF-8") == true)
    #expect(result.lines.dropFirst().first == "3  new  EBE – Neural Response EP")
  }

  @Test("a file that cannot be read, or is no collection, is one line and 2")
  func noCollection() throws {
    try write("Artist|Title|release_id\n", to: "bars.csv")
    try write("", to: "empty.csv")
    for (name, words) in [
      ("none.csv", "No such file"), (".", "directory"), ("empty.csv", "empty"),
      ("bars.csv", "no column Artist, Title, release_id"),
    ] {
      let result = try program.run(["collection", "import", name])
      #expect(result.exitCode == 2, "\(name)")
      #expect(result.complaints.count == 1)
      #expect(result.stderr.contains(name) && result.stderr.contains(words), "\(result.stderr)")
      #expect(result.stdout.isEmpty)
    }
    #expect(!FileManager.default.fileExists(atPath: program.folder.path("data")))
  }
}
