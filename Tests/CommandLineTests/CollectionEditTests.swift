import Foundation
import TestSupport
import Testing

/// `vinylcrate collection edit`, `wants edit`, `crate move`, and records from a hand scanner.
struct CollectionEditTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private func items() throws -> [[String: Any]] {
    try JSONText.lines(try program.text("collection", "list", "--format", "jsonl"))
  }

  @Test("grades, rating, notes and folder of many copies are changed at once, and undone at once")
  func edit() throws {
    try program.text("folder", "create", "Shelf 2")
    try program.text(
      "collection", "add", SampleRecord.ebe, SampleRecord.astley, SampleRecord.green, "--notes", "n"
    )
    let told = try program.text(
      "collection", "edit", "1", SampleRecord.astleyBarcode, "--media", "vg+", "--sleeve",
      "No Cover", "--rating", "4", "--notes", "from Anna", "--folder", "shelf 2")
    #expect(told == "changed 2 records\n")
    for item in try items().prefix(2) {
      #expect(item["mediaCondition"] as? String == "VG+")
      #expect(item["sleeveCondition"] as? String == "No Cover")
      #expect(item["rating"] as? Int == 4)
      #expect(item["notes"] as? String == "from Anna")
      #expect((item["folder"] as? [String: Any])?["name"] as? String == "Shelf 2")
    }
    #expect(try items()[2]["mediaCondition"] is NSNull)
    #expect(
      try program.text("collection", "edit", "1", "2", "--media", "none", "--notes", "")
        == "changed 2 records\n")
    #expect(try items()[0]["mediaCondition"] is NSNull)
    #expect(try items()[0]["sleeveCondition"] as? String == "No Cover")
    try program.text("undo")
    try program.text("undo")
    #expect(try items().compactMap { $0["notes"] as? String } == ["n", "n", "n"])
  }

  @Test("what is so already is said, a dry run changes nothing, and wrong values are refused")
  func nothing() throws {
    try program.text("collection", "add", SampleRecord.ebe, SampleRecord.astley, "--rating", "3")
    try program.text("collection", "edit", "1", "--rating", "5")
    #expect(
      try program.text("collection", "edit", "1", "2", "--rating", "5")
        == "changed 'Rick Astley – Never Gonna Give You Up' (1 unchanged)\n")
    #expect(
      try program.text("collection", "edit", "1", "2", "--rating", "1", "--dry-run")
        == "would have changed 2 records\n")
    #expect(try items().compactMap { $0["rating"] as? Int } == [5, 5])
    for wrong in [
      ["1"], ["1", "--rating", "6"], ["1", "--media", "Generic"], ["1", "--media", "fine"],
    ] {
      #expect(try program.run(["collection", "edit"] + wrong).exitCode == 64, "\(wrong)")
    }
    #expect(
      try program.refusal("collection", "edit", "1", "9", "--rating", "1")
        == "vinylcrate: there is no item 9 in the collection")
    #expect(try items().compactMap { $0["rating"] as? Int } == [5, 5])
  }

  @Test("notes of wanted records are changed")
  func wants() throws {
    try program.text("wants", "add", SampleRecord.ebe, SampleRecord.astley, "--notes", "old")
    try program.text("wants", "edit", "r21", "--notes", "up to 20")
    let wants = try JSONText.lines(try program.text("wants", "list", "--format", "jsonl"))
    #expect(wants.compactMap { $0["notes"] as? String } == ["up to 20", "old"])
    #expect(
      try program.refusal("wants", "edit", SampleRecord.green, "--notes", "x")
        == "vinylcrate: \(SampleRecord.green) is not in the wants")
  }

  @Test("crates, and the records in one, are put into the user's order")
  func order() throws {
    for name in ["A", "B", "C"] { try program.text("crate", "create", name) }
    func crates() throws -> [String] {
      try JSONText.lines(try program.text("crate", "list", "--format", "jsonl"))
        .compactMap { $0["name"] as? String }
    }
    #expect(try program.text("crate", "move", "c", "--to", "1") == "moved crate C to place 1\n")
    #expect(try crates() == ["C", "A", "B"])
    try program.text("crate", "move", "C", "--to", "99")
    #expect(try crates() == ["A", "B", "C"])
    try program.text("crate", "add", "A", SampleRecord.ebe, SampleRecord.astley, SampleRecord.green)
    func records() throws -> [String] {
      try JSONText.lines(try program.text("crate", "show", "A", "--format", "jsonl"))
        .compactMap { ($0["release"] as? [String: Any])?["id"] as? String }
    }
    try program.text("crate", "move", "A", SampleRecord.green, "r249504", "--to", "1")
    #expect(try records() == [SampleRecord.green, SampleRecord.astley, SampleRecord.ebe])
    try program.text("undo")
    #expect(try records() == [SampleRecord.ebe, SampleRecord.astley, SampleRecord.green])
    #expect(try program.run(["crate", "move", "A", "--to", "0"]).exitCode == 64)
  }

  @Test("barcodes from a hand scanner are added and told line by line, as one change")
  func handScanner() throws {
    let typed = [
      SampleRecord.astleyBarcode + "\r", "", "7 961220 922684", "nonsense",
      SampleRecord.sharedBarcode, SampleRecord.astleyBarcode,
    ]
    let result = try program.run(
      ["collection", "add", "-", "--media", "VG"],
      stdin: Array(typed.joined(separator: "\n").utf8))
    #expect(result.exitCode == 1)
    let astley = "added 'Rick Astley – Never Gonna Give You Up' to Uncategorized"
    #expect(
      result.lines == [
        astley, "added 'EBE – Neural Response EP' to Uncategorized",
        "\(astley): you now have 2 copies", "added 3 records to Uncategorized",
      ])
    #expect(result.complaints.count == 2)
    #expect(result.complaints[0] == "vinylcrate: 'nonsense' is neither a barcode nor a release")
    #expect(result.complaints[1].contains("vinylcrate choose \(SampleRecord.sharedBarcode)"))
    #expect(try items().compactMap { $0["mediaCondition"] as? String } == ["VG", "VG", "VG"])
    #expect(try program.text("undo") == "undone: added 3 records to Uncategorized\n")
    #expect(try items().isEmpty)
  }

  @Test("each line is answered before the next is there")
  func lineByLine() throws {
    let line =
      #"(echo 5012394144777; sleep 8; echo 7961220922684) | "$VINYLCRATE" collection add -"#
      + #" > told & sleep 5; cat told; wait"#
    let result = try program.shell(line)
    #expect(result.lines == ["added 'Rick Astley – Never Gonna Give You Up' to Uncategorized"])
  }

  @Test("one folder, or the records of a crate, are exported")
  func export() throws {
    try program.text("folder", "create", "Dub")
    try program.text("collection", "add", SampleRecord.ebe, "--folder", "Dub")
    try program.text("collection", "add", SampleRecord.astley, SampleRecord.ebe)
    try program.text("crate", "create", "Sunday")
    try program.text("crate", "add", "Sunday", SampleRecord.ebe)
    func exported(_ arguments: String...) throws -> [Int] {
      let result = try program.run(["collection", "export", "--format", "jsonl"] + arguments)
      return try JSONText.lines(result.stdout).compactMap { $0["id"] as? Int }.sorted()
    }
    #expect(try exported("--folder", "dub") == [1])
    #expect(try exported("--crate", "Sunday") == [1, 3])
    #expect(try exported("--crate", "Sunday", "--folder", "Uncategorized") == [3])
    #expect(try program.run(["collection", "export", "--folder", "Dubb"]).exitCode == 1)
  }
}
