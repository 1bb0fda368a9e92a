import Foundation
import TestSupport
import Testing

/// `vinylcrate crate` and `vinylcrate wants`.
struct CrateCommandTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private func releases(_ arguments: String...) throws -> [String] {
    let result = try program.run(arguments + ["--format", "jsonl"])
    return try JSONText.lines(result.stdout).compactMap {
      ($0["release"] as? [String: Any])?["id"] as? String
    }
  }

  @Test("a crate is made, filled, shown, renamed, emptied and deleted")
  func crate() throws {
    #expect(try program.text("crate", "create", "Sunday") == "created crate Sunday\n")
    #expect(
      try program.text("crate", "add", "sunday", SampleRecord.ebe, SampleRecord.astleyBarcode)
        == "added 2 records to Sunday\n")
    #expect(
      try program.text("crate", "add", "Sunday", SampleRecord.ebe)
        == "added 0 records to Sunday (1 was there already)\n")
    #expect(try releases("crate", "show", "Sunday") == [SampleRecord.ebe, SampleRecord.astley])
    try program.text("crate", "rename", "Sunday", "Monday")
    #expect(
      try program.refusal("crate", "show", "Sunday")
        == "vinylcrate: there is no crate 'Sunday': did you mean 'Monday'?")
    try program.text("crate", "remove", "Monday", SampleRecord.astleyBarcode)
    #expect(try releases("crate", "show", "Monday") == [SampleRecord.ebe])
    #expect(
      try program.refusal("crate", "remove", "Monday", SampleRecord.astley)
        == "vinylcrate: discogs:249504 is not in Monday")
    #expect(try program.refusal("crate", "delete", "Monday").contains("--force"))
    #expect(
      try program.text("crate", "delete", "Monday", "--force")
        == "deleted crate Monday of 1 record\n")
    #expect(try program.text("crate") == "0 crates\n")
  }

  @Test("a crate's id names it everywhere, and its link leads to it")
  func id() throws {
    try program.text("crate", "create", "Sunday")
    let crate = try JSONText.object(try program.text("crate", "list", "--format", "jsonl"))
    let id = try #require(crate["id"] as? String)
    try program.text("crate", "add", id, SampleRecord.ebe)
    #expect(try releases("crate", "show", id) == [SampleRecord.ebe])
    #expect(
      try program.text("open", "vinylcrate://crate/\(id)").hasPrefix("Sunday: 1 record\n"))
    try program.text("undo")
    try program.text("undo")
    #expect(try program.run(["open", "vinylcrate://crate/\(id)"]).exitCode == 1)
  }

  @Test("wants are kept with notes, and taken off by id or barcode")
  func wants() throws {
    try program.text("wants", "add", SampleRecord.astley, SampleRecord.ebe, "--notes", "mint only")
    #expect(try releases("wants", "list") == [SampleRecord.astley, SampleRecord.ebe])
    #expect(try program.text("wants").contains("mint only"))
    #expect(
      try program.text("wants", "remove", SampleRecord.astleyBarcode)
        == "removed 'Rick Astley – Never Gonna Give You Up' from the wants\n")
    #expect(try releases("wants", "list") == [SampleRecord.ebe])
    #expect(
      try program.refusal("wants", "remove", SampleRecord.astley)
        == "vinylcrate: discogs:249504 is not in the wants")
  }
}
