import Foundation
import TestSupport
import Testing

/// `vinylcrate scans`: photos that named no record are closed by a person.
struct ScansCommandTests {
  private let program: Program
  private let photos: SampleFolder

  init() throws {
    program = try Program()
    photos = SampleFolder(program: program)
  }

  /// The names of the photos that a batch says are to be looked at.
  private func toLookAt() throws -> [String] {
    let text = try program.run(["batch", "in"]).stdout
    return text.split(separator: "\n").filter { $0.hasPrefix("in/") }.map(String.init)
  }

  private func owned() throws -> [String] {
    try JSONText.lines(program.text("collection", "list", "--format", "jsonl")).compactMap {
      ($0["release"] as? [String: Any])?["id"] as? String
    }
  }

  @Test("the commands that a batch prints close its photos for good, and undo opens them again")
  func closing() throws {
    try photos.write(SamplePhoto.blank + [1], to: "in/a cat.png")
    try photos.write(SamplePhoto.unknown, to: "in/pen.png")
    try photos.write(SamplePhoto.blank + [2], to: "in/side.png")
    let first = try program.run(["batch", "in"]).stdout
    #expect(first.contains("  1 unknown: vinylcrate scans assign PHOTO RECORD, or vinylcrate"))
    let commands = first.split(separator: "\n").filter { $0.hasPrefix("    vinylcrate scans") }
    #expect(
      commands.map { $0.dropFirst(4) } == [
        "vinylcrate scans assign 'in/a cat.png' RECORD",
        "vinylcrate scans dismiss 'in/a cat.png'",
        "vinylcrate scans assign in/pen.png RECORD", "vinylcrate scans dismiss in/pen.png",
        "vinylcrate scans assign in/side.png RECORD", "vinylcrate scans dismiss in/side.png",
      ])
    #expect(
      try program.shell(
        commands[1].replacing("vinylcrate", with: "\"$VINYLCRATE\"", maxReplacements: 1).description
      ).stdout == "dismissed in/a cat.png\n")
    #expect(
      try program.text("scans", "assign", "in/pen.png", "in/side.png", SampleRecord.ebe)
        == "noted that 2 photos show 'EBE – Neural Response EP': added to Uncategorized\n")
    #expect(try owned() == [SampleRecord.ebe])
    #expect(try toLookAt() == [])
    try FileManager.default.moveItem(
      atPath: program.folder.path("in/pen.png"), toPath: program.folder.path("in/z.png"))
    #expect(try toLookAt() == [])
    #expect(try program.run(["batch", "--rescan", "in"]).exitCode == 0)
    #expect(try toLookAt() == [], "also moved, and read again")
    #expect(try owned() == [SampleRecord.ebe])
    let list = try program.text("scans", "--status", "assigned", "--format", "jsonl")
    let routes = try JSONText.lines(list).map { $0["route"] as? [String: Any] }
    #expect(routes.count == 2 && routes.allSatisfy { $0?["name"] as? String == "albumDetail" })
    try program.text("undo")
    #expect(try owned() == [])
    try program.text("undo")
    #expect(
      try toLookAt()
        == ["in/a cat.png  unread", "in/side.png  unread", "in/z.png  unknown"])
  }

  @Test("a report has what was assigned among the named, and nothing of what was dismissed")
  func report() throws {
    try photos.write(SamplePhoto.blank + [1], to: "in/cat.png")
    try photos.write(SamplePhoto.blank + [2], to: "in/side.png")
    _ = try program.run(["batch", "in", "--report", "before.html"])
    let before = try program.folder.text(of: "before.html")
    #expect(before.contains("<code>vinylcrate scans assign in/cat.png RECORD</code>"))
    #expect(before.contains("<code>vinylcrate scans dismiss in/cat.png</code>"))
    #expect(!before.contains("effort"))
    try program.text("scans", "dismiss", "in/cat.png")
    try program.text("scans", "assign", "in/side.png", SampleRecord.astleyBarcode)
    try program.text("batch", "in", "--report", "after.html")
    let after = try program.folder.text(of: "after.html")
    #expect(!after.contains("cat.png"))
    #expect(after.contains("Never Gonna Give You Up"))
    #expect(after.contains("<strong>1</strong> record named"))
    #expect(after.contains(", and nothing left to do."))
  }

  @Test("a photo that was taken for another record takes its copy with it")
  func correcting() throws {
    try photos.write(SamplePhoto.known, to: "in/a.png")
    try program.text("batch", "in")
    #expect(
      try program.text("scans", "assign", "in/a.png", SampleRecord.astley).hasSuffix(
        "'Rick Astley – Never Gonna Give You Up': the copy in Uncategorized is corrected\n"))
    #expect(try owned() == [SampleRecord.astley])
    try program.text("batch", "in")
    #expect(try owned() == [SampleRecord.astley])
    try program.text("undo")
    #expect(try owned() == [SampleRecord.ebe])
  }

  @Test("a front beside a photo that was assigned belongs to its record")
  func groupOfAssigned() throws {
    try photos.write(SamplePhoto.blank + [1], to: "in/x-back.png")
    try photos.write(SamplePhoto.blank + [2], to: "in/x-front.png")
    #expect(try toLookAt().count == 2)
    try program.text("scans", "assign", "in/x-back.png", SampleRecord.ebe)
    #expect(try toLookAt() == [])
    let text = try program.text("batch", "in")
    #expect(text.contains("2 photos: 1 grouped, 1 assigned\n"))
  }

  @Test("what cannot be assigned or dismissed is said, and nothing is changed")
  func refusals() throws {
    try photos.write(SamplePhoto.blank, to: "in/a.png")
    _ = try program.run(["batch", "in"])
    #expect(
      try program.refusal("scans", "dismiss", "in/a.png", "b.png")
        == "vinylcrate: b.png was not scanned yet: run vinylcrate batch on its folder first")
    #expect(try program.run(["scans", "assign", "in/a.png"]).exitCode == 64)
    let typo = try program.run(["scans", "assign", "in/a.png", "rick astley"])
    #expect(typo.exitCode == 64 && typo.stderr.contains("'rick astley' is no record"))
    _ = try program.refusal("scans", "assign", "in/a.png", SamplePhoto.unknownBarcode)
    #expect(
      try program.text("scans", "dismiss", "--dry-run", "in/a.png")
        == "would have dismissed in/a.png\n")
    #expect(try toLookAt() == ["in/a.png  unread"])
  }

  @Test("forget drops files that are gone, but not a whole folder that nobody named")
  func forgetting() throws {
    try photos.write(SamplePhoto.blank + [1], to: "in/a.png")
    try photos.write(SamplePhoto.blank + [2], to: "in/b.png")
    try photos.write(SamplePhoto.known, to: "disk/c.png")
    _ = try program.run(["batch", "in", "disk"])
    try FileManager.default.removeItem(atPath: program.folder.path("in/b.png"))
    try FileManager.default.removeItem(atPath: program.folder.path("disk"))
    let trial = try program.run(["scans", "forget", "--dry-run"])
    #expect(trial.stdout == "would have forgotten 1 photo\n")
    let result = try program.run(["scans", "forget"])
    #expect(result.exitCode == 0)
    #expect(result.stdout == "forgot 1 photo\n")
    #expect(result.stderr.contains("disk/: the folder is missing, its 1 photo is kept"))
    #expect(try photos.history("data/vinylcrate/library.sqlite").count == 2)
    #expect(try program.text("scans", "forget", "disk") == "forgot 1 photo\n")
    #expect(try photos.history("data/vinylcrate/library.sqlite").count == 1)
    #expect(try owned() == [SampleRecord.ebe], "the copy stays")
  }
}
