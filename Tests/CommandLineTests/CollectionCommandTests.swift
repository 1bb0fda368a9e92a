import Foundation
import TestSupport
import Testing

/// `vinylcrate collection` and `vinylcrate folder`.
struct CollectionCommandTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private func items(_ arguments: String...) throws -> [[String: Any]] {
    let result = try program.run(["collection", "list", "--format", "jsonl"] + arguments)
    return try JSONText.lines(result.stdout)
  }

  @Test("records are added by id and by barcode, with all that is said of them")
  func add() throws {
    try program.text("folder", "create", "Shelf 2")
    let added = try program.text(
      "collection", "add", SampleRecord.astleyBarcode, SampleRecord.ebe, "--folder", "SHELF 2",
      "--media", "vg+", "--sleeve", "No Cover", "--rating", "4", "--notes", "a gift")
    #expect(added == "added 2 records to Shelf 2\n")
    let items = try items()
    #expect(items.map { $0["schema"] as? String } == ["vinylcrate.item/1", "vinylcrate.item/1"])
    let releases = items.map { ($0["release"] as? [String: Any])?["id"] as? String }
    #expect(releases == [SampleRecord.astley, SampleRecord.ebe])
    for item in items {
      #expect((item["folder"] as? [String: Any])?["name"] as? String == "Shelf 2")
      #expect(item["mediaCondition"] as? String == "VG+")
      #expect(item["sleeveCondition"] as? String == "No Cover")
      #expect(item["rating"] as? Int == 4)
      #expect(item["notes"] as? String == "a gift")
    }
    #expect(try self.items("--folder", "Uncategorized").isEmpty)
  }

  @Test("listing makes no library, and a dry run neither makes nor changes one")
  func nothingIsMade() throws {
    #expect(try program.text("collection") == "0 records\n")
    #expect(try program.text("collection", "list", "--format", "json") == "[\n]\n")
    let added = try program.text("collection", "add", SampleRecord.ebe, "--dry-run")
    #expect(added == "would have added 'EBE – Neural Response EP' to Uncategorized\n")
    #expect(!FileManager.default.fileExists(atPath: program.folder.path("data")))
    try program.text("collection", "add", SampleRecord.ebe)
    try program.text("collection", "remove", "1", "--dry-run")
    #expect(try items().count == 1)
  }

  @Test("items are moved and removed by number, or by record where it is the only copy")
  func moveAndRemove() throws {
    try program.text("folder", "create", "Dub")
    try program.text("collection", "add", SampleRecord.ebe, SampleRecord.ebe, SampleRecord.astley)
    let reason = try program.refusal("collection", "move", SampleRecord.ebe, "--folder", "Dub")
    #expect(
      reason == "vinylcrate: you have 2 copies of discogs:21: name one by its number "
        + "(1 in Uncategorized, 2 in Uncategorized)")
    #expect(
      try program.text("collection", "move", "1", SampleRecord.astleyBarcode, "--folder", "dub")
        == "moved 2 records to Dub\n")
    #expect(try items("--folder", "Dub").compactMap { $0["id"] as? Int } == [1, 3])
    try program.text("collection", "remove", "1", "2")
    #expect(try items().compactMap { $0["id"] as? Int } == [3])
    #expect(
      try program.refusal("collection", "remove", SampleRecord.ebe)
        == "vinylcrate: discogs:21 is not in the collection")
    #expect(
      try program.refusal("collection", "remove", "3", "1")
        == "vinylcrate: there is no item 1 in the collection")
    #expect(try items().count == 1)
  }

  @Test("a change can be had as JSON, with the items that it made")
  func changeJSON() throws {
    let text = try program.text(
      "collection", "add", SampleRecord.ebe, SampleRecord.astley, "--format", "json")
    #expect(
      text == #"{"schema":"vinylcrate.change/1","dryRun":false,"#
        + #""summary":"added 2 records to Uncategorized","items":[1,2]}"# + "\n")
  }

  @Test("a barcode of several pressings is refused until one is chosen")
  func severalPressings() throws {
    let reason = try program.refusal("collection", "add", SampleRecord.sharedBarcode)
    #expect(reason.contains(SampleRecord.red) && reason.contains(SampleRecord.green))
    #expect(reason.contains("vinylcrate choose \(SampleRecord.sharedBarcode)"))
    try program.text("choose", SampleRecord.sharedBarcode, SampleRecord.green)
    try program.text("collection", "add", SampleRecord.sharedBarcode)
    let release = try #require(try items().first?["release"] as? [String: Any])
    #expect(release["id"] as? String == SampleRecord.green)
  }

  @Test("what is not there is refused in one line that helps")
  func refusals() throws {
    #expect(
      try program.refusal("collection", "add", "discogs:999999999")
        == "vinylcrate: discogs:999999999 is not in the catalogue")
    #expect(
      try program.refusal("collection", "add", SamplePhoto.unknownBarcode).contains(
        "not in the catalogue"))
    #expect(
      try program.refusal("collection", "export", "--folder", "Uncategorised")
        == "vinylcrate: there is no folder 'Uncategorised': did you mean 'Uncategorized'?")
    for wrong in [
      ["add", "x"], ["add", SampleRecord.ebe, "--media", "No Cover"],
      ["add", SampleRecord.ebe, "--media", "fine"], ["add", SampleRecord.ebe, "--rating", "6"],
      ["remove", "0"], ["move", "1"], ["add"],
    ] {
      #expect(try program.run(["collection"] + wrong).exitCode == 64, "\(wrong)")
    }
    #expect(try items().isEmpty)
  }

  @Test("folders are made, renamed and deleted; one with records only by force")
  func folders() throws {
    try program.text("folder", "create", "Dub")
    try program.text("folder", "rename", "dub", "Roots")
    try program.text("collection", "add", SampleRecord.ebe, "--folder", "Roots")
    #expect(
      try program.refusal("folder", "delete", "Roots")
        == "vinylcrate: Roots has 1 record: move them, or delete it with --force and they go to "
        + "Uncategorized")
    #expect(
      try program.text("folder", "delete", "Roots", "--force")
        == "deleted folder Roots and moved 1 record to Uncategorized\n")
    #expect(
      try program.text("folder", "list", "--format", "csv") == "id,name,count\n1,Uncategorized,1\n")
  }

  @Test("names and notes cannot act on a terminal")
  func controlCharacters() throws {
    #expect(try program.run(["folder", "create", "a\u{1B}[31mb"]).exitCode == 1)
    try program.text("wants", "add", SampleRecord.ebe, "--notes", "a\u{1B}[31mb")
    for format in ["text", "csv", "json"] {
      #expect(!(try program.text("wants", "list", "--format", format).contains("\u{1B}")))
    }
  }
}
