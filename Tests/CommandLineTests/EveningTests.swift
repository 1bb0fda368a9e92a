import Foundation
import TestSupport
import Testing

/// One evening: a Discogs export, a folder of photos, and every photo closed at its end.
struct EveningTests {
  private let program: Program

  init() throws {
    program = try Program()
    try FileManager.default.createDirectory(
      at: program.folder.url("in"), withIntermediateDirectories: true)
    for photo in try SampleReleases.photos {
      let name = URL(fileURLWithPath: photo).lastPathComponent
      try FileManager.default.copyItem(atPath: photo, toPath: program.folder.path("in/\(name)"))
    }
  }

  private let export = """
    Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,CollectionFolder,Date Added,\
    Collection Media Condition,Collection Sleeve Condition,Collection Notes
    TRUEP333,Hidden Orchestra,Wingbeats,Tru Thoughts,"2xLP, Album",5,2016,9342979,Shelf 2,\
    2021-03-01 20:15:00,Near Mint (NM or M-),Very Good Plus (VG+),from Bristol
    HS 8,Horace Andy,Dance Hall Style,Wackie's,LP,,19??,1586389,Shelf 2,2020-11-12 21:00:00,,,
    XYZ 1,Nobody,Not In The Photos,Nowhere,LP,,1979,999999999,Box,2019-01-05 10:00:00,,,

    """

  private func collection() throws -> String { try program.text("collection", "--format", "jsonl") }

  /// The releases of the collection, one a copy.
  private func releases() throws -> [String] {
    try JSONText.lines(collection()).compactMap {
      ($0["release"] as? [String: Any])?["id"] as? String
    }
  }

  /// Scans the folder: the photos that are listed to be looked at, and all that is said.
  private func batch(_ options: String...) throws -> (toLookAt: [String], text: String) {
    let text = try program.run(["batch", "in"] + options).stdout
    let lines = text.hasPrefix("To look at:") ? text.split(separator: "\n") : []
    return (lines.filter { $0.hasPrefix("in/") }.map(String.init), text)
  }

  /// Types a command that was printed, with a record in the place of RECORD.
  private func type(_ command: some StringProtocol, record: String = "") throws -> String {
    let line = command.description.replacing("RECORD", with: record)
    let result = try program.shell(line.replacing("vinylcrate ", with: "\"$VINYLCRATE\" "))
    #expect(result.exitCode == 0, "\(line): \(result.stderr)")
    return result.stdout
  }

  @Test("from the export to an empty list to look at, with nothing doubled, and back again")
  func evening() throws {
    try program.folder.write(Array(export.utf8), to: "discogs.csv")
    let imported = try program.run(["collection", "import", "discogs.csv"])
    #expect(imported.stdout.hasSuffix("; 3 records added\n"))
    #expect(imported.complaints.count == 1, "the year that is none")
    let owned = try collection()

    let (toLookAt, text) = try batch("--folder", "Shelf 3")
    #expect(
      toLookAt.map { $0.split(separator: " ").last } == [
        "ambiguous", "unread", "unread", "unknown",
      ])
    #expect(text.contains("Added 10 records to Shelf 3:\n"))
    for title in ["Horace Andy – Dance Hall Style", "Hidden Orchestra – Wingbeats"] {
      #expect(text.contains("  \(title): already in Shelf 2, photo added\n"))
    }

    let lines = text.split(separator: "\n")
    let choose = try #require(lines.first { $0.hasPrefix("    vinylcrate choose") })
    #expect(
      try type(choose + " 2").hasSuffix("; 1 photo resolved, 1 record added to the collection\n"))
    let assign = lines.filter { $0.hasPrefix("    vinylcrate scans assign") }
    let dismiss = lines.filter { $0.hasPrefix("    vinylcrate scans dismiss") }
    try #require(assign.count == 3 && dismiss.count == 3)
    #expect(try type(assign[0], record: "r68").contains("Wagon Christ"))
    #expect(try type(assign[1], record: "5051099623316").contains("Megadeth"))
    #expect(try type(dismiss[2]).hasPrefix("dismissed "))

    let after = try batch("--report", "report.html")
    #expect(after.toLookAt == [])
    #expect(after.text.hasSuffix("\nNothing was added to your collection\n"))
    #expect(try program.folder.text(of: "report.html").contains(", and nothing left to do."))
    let all = try releases()
    #expect(all.count == 16)
    #expect(Set(all).count == 16)

    for _ in 1...5 { try program.text("undo") }
    #expect(try collection() == owned, "as it was after the import")
    try program.text("undo")
    #expect(try releases() == [])
  }

  @Test("a choice that is taken back leaves its photo to be looked at again")
  func choiceTakenBack() throws {
    let first = try batch()
    _ = try program.text("choose", "666561001216", "2")
    #expect(
      try program.text("undo").hasSuffix(
        ", added 1 record from photos; 1 photo to be looked at again\n"))
    let again = try batch()
    #expect(again.toLookAt == first.toLookAt)
    #expect(again.text.contains("\nNothing was added to your collection\n"))
    #expect(
      try program.text("choose", "666561001216", "1").hasSuffix(
        "1 record added to the collection\n"))
  }

  @Test("a choice is taken back also where the catalogue cannot be used, and both are said")
  func choiceTakenBackWithoutCatalog() throws {
    try program.text("choose", SampleRecord.sharedBarcode, SampleRecord.red)
    try program.folder.write("no catalogue", to: "broken.sqlite")
    let undone = try program.run(["undo", "--catalog", "broken.sqlite"])
    #expect(undone.exitCode == 0)
    #expect(undone.stdout.hasPrefix("undone: noted that \(SampleRecord.sharedBarcode) is "))
    #expect(undone.complaints.count == 1)
    #expect(try program.text("undo", "--list") == "0 changes can be undone\n")
  }

  @Test("photos of the same records, taken again next month, add nothing")
  func nextMonth() throws {
    try program.folder.write(Array(export.utf8), to: "discogs.csv")
    _ = try program.run(["collection", "import", "discogs.csv"])
    _ = try batch()
    let all = try releases()
    try FileManager.default.createDirectory(
      at: program.folder.url("december"), withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: program.folder.path("in")) {
      let bytes = [UInt8](try Data(contentsOf: program.folder.url("in/\(name)")))
      try program.folder.write(bytes + [0], to: "december/\(name)")
    }
    let text = try program.run(["batch", "december"]).stdout
    #expect(text.contains("\n12 photos of records you have:\n"))
    #expect(try releases() == all)
  }
}
