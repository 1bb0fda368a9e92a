import Foundation
import TestSupport
import Testing

/// `vinylcrate undo`, `choose` and `doctor`, and what a scan says of the library.
struct LibraryCommandTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private var library: String { program.folder.path("data/vinylcrate/library.sqlite") }

  @Test("undo goes back change by change, and lists them")
  func undo() throws {
    try program.text("collection", "add", SampleRecord.ebe)
    try program.text("wants", "add", SampleRecord.astley)
    let list = try JSONText.lines(try program.text("undo", "--list", "--format", "jsonl"))
    #expect(
      list.map { $0["summary"] as? String } == [
        "added 'Rick Astley – Never Gonna Give You Up' to the wants",
        "added 'EBE – Neural Response EP' to Uncategorized",
      ])
    #expect(
      try program.text("undo", "--dry-run")
        == "would have undone: added 'Rick Astley – Never Gonna Give You Up' to the wants\n")
    try program.text("undo")
    #expect(try program.text("wants") == "0 records\n")
    #expect(
      try program.text("undo") == "undone: added 'EBE – Neural Response EP' to Uncategorized\n")
    #expect(try program.text("collection") == "0 records\n")
    #expect(try program.refusal("undo") == "vinylcrate: there is nothing to undo")
  }

  @Test("a choice decides every later look-up, and says so")
  func choose() throws {
    func lookup() throws -> [String: Any] {
      try JSONText.object(
        try program.text("lookup", "--format", "jsonl", SampleRecord.sharedBarcode))
    }
    #expect(try lookup()["status"] as? String == "ambiguous")
    try program.text("choose", SampleRecord.sharedBarcode, SampleRecord.green)
    let outcome = try lookup()
    #expect(outcome["status"] as? String == "resolved")
    let route = try #require(outcome["route"] as? [String: Any])
    #expect((route["release"] as? [String: Any])?["id"] as? String == SampleRecord.green)
    #expect((route["evidence"] as? [String])?.first == "you chose it before")
    try program.text("undo")
    #expect(try lookup()["status"] as? String == "ambiguous")
    #expect(try program.run(["choose", "123", SampleRecord.green]).exitCode == 64)
    #expect(
      try program.run(["choose", SampleRecord.sharedBarcode, SampleRecord.astleyBarcode]).exitCode
        == 64)
  }

  @Test("a scan says what is owned and wanted; without a library it prints the same as ever")
  func owned() throws {
    try program.folder.write(SamplePhoto.known, to: "known.png")
    func scan() throws -> String { try program.text("scan", "--format", "jsonl", "known.png") }
    let before = try scan()
    #expect(try JSONText.object(before)["owned"] == nil)
    try program.text("folder", "create", "Shelf 2")
    #expect(try scan() == before)
    try program.text("collection", "add", SamplePhoto.knownRelease, "--folder", "Shelf 2")
    try program.text("wants", "add", SamplePhoto.knownRelease)
    let owned = try #require(try JSONText.object(try scan())["owned"] as? [[String: Any]])
    #expect(owned.map { $0["kind"] as? String } == ["pressing", "wanted"])
    #expect((owned.first?["folder"] as? [String: Any])?["name"] as? String == "Shelf 2")
    let text = try program.text("scan", "known.png")
    #expect(text.contains("    you have this pressing in Shelf 2\n"))
    #expect(text.contains("    it is in your wants\n"))
  }

  @Test("another pressing of the same master is told too")
  func otherPressing() throws {
    try program.text("collection", "add", SampleRecord.green)
    try program.text("choose", SampleRecord.sharedBarcode, SampleRecord.red)
    #expect(
      try program.text("lookup", SampleRecord.sharedBarcode)
        .contains("you have another pressing of it in Uncategorized: \(SampleRecord.green)\n"))
  }

  @Test("doctor counts, lists backups and finds a sound library sound")
  func doctor() throws {
    #expect(try program.text("doctor").hasPrefix("library    none yet: "))
    try program.text("collection", "add", SampleRecord.ebe)
    let lines = try program.text("doctor").split(separator: "\n").map(String.init)
    #expect(lines.first == "library    \(library)")
    #expect(lines.contains("records    1 in 1 folder"))
    #expect(lines.contains { $0.hasPrefix("backups    library.sqlite.backup-") })
    #expect(lines.last == "sound      yes")
  }

  @Test("doctor exits with 2 and advice where rows refer to what is not there")
  func brokenReferences() throws {
    try program.text("collection", "add", SampleRecord.ebe)
    try program.alterLibrary(
      "PRAGMA foreign_keys = OFF; DELETE FROM releaseTraits; DELETE FROM release")
    let result = try program.run(["doctor"])
    #expect(result.exitCode == 2)
    #expect(result.lines.last == "sound      no: 1 problem")
    #expect(result.stderr.contains("a row of item refers to a release that is not there"))
    #expect(result.stderr.contains("restore a backup with vinylcrate library restore"))
  }

  @Test(
    "a file that is no library, or one of a newer VinylCrate, is refused and left alone",
    arguments: [
      ["collection"], ["collection", "add", "discogs:21"], ["undo"], ["doctor"], ["crate"],
      ["wants"], ["lookup", "5012394144777"], ["collection", "add", "discogs:21", "--dry-run"],
    ])
  func unusable(command: [String]) throws {
    let path = try program.folder.write(Array("not a database, but long enough".utf8), to: "l")
    let broken = try program.run(command + ["--library", path])
    #expect(broken.exitCode == 2)
    #expect(broken.stdout == "")
    #expect(broken.stderr.hasPrefix("vinylcrate: \(path): not a usable library"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "not a database, but long enough")
    try program.text("folder", "create", "Dub")
    try program.alterLibrary("INSERT INTO grdb_migrations VALUES ('of the future')")
    let newer = try program.run(command)
    #expect(newer.exitCode == 2)
    #expect(newer.complaints.count == 1)
    #expect(newer.stderr.contains("written by a newer VinylCrate"))
  }

  @Test("two programs that add at the same time both do")
  func concurrent() throws {
    try program.text("folder", "create", "Dub")
    let add =
      #"for i in 1 2 3 4 5; do "$VINYLCRATE" collection add discogs:21 || echo failed; done"#
    let result = try program.shell("(\(add)) | { \(add); cat; }")
    #expect(result.stderr == "")
    #expect(result.lines.count == 10)
    #expect(Set(result.lines) == ["added 'EBE – Neural Response EP' to Uncategorized"])
    let items = try JSONText.lines(try program.text("collection", "list", "--format", "jsonl"))
    #expect(items.count == 10)
  }

  @Test("a thousand items in one command are one change")
  func thousand() throws {
    let names = [String](repeating: SampleRecord.ebe, count: 1_000)
    let result = try program.run(["collection", "add"] + names)
    #expect(result.stdout == "added 1000 records to Uncategorized\n")
    #expect(try program.text("collection").hasSuffix("\n1000 records\n"))
    #expect(try program.text("undo") == "undone: added 1000 records to Uncategorized\n")
    #expect(try program.text("collection") == "0 records\n")
  }

  @Test(
    "a folder that cannot be written to is said to be so",
    .enabled(if: geteuid() != 0, "root may write anywhere"))
  func readOnly() throws {
    try program.text("folder", "create", "Dub")
    let folder = program.folder.path("data/vinylcrate")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    }
    let result = try program.run(["collection", "add", SampleRecord.ebe])
    #expect(result.exitCode != 0)
    #expect(result.complaints.count == 1)
  }
}
