import Foundation
import TestSupport
import Testing

/// Commands that only say what they would do.
struct DryRunTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private var photos: SampleFolder { SampleFolder(program: program) }

  /// All files of the user's with what is in them.
  private func data() throws -> [String: Data] {
    let folder = program.folder.path("data")
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.reduce(into: [:]) { files, name in
      var isFolder: ObjCBool = false
      let path = "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
      // SQLite changes the index of its log also for a reader.
      guard !isFolder.boolValue, !name.hasSuffix("-shm") else { return }
      files[name] = try Data(contentsOf: URL(fileURLWithPath: path))
    }
  }

  @Test("resolve says what it would find, and stores none of it")
  func resolve() throws {
    try photos.write(SamplePhoto.shared, to: "in/shared.png")
    try program.run(["batch", "in"])
    let chosen = "musicbrainz:748e3e26-1b4a-4ba9-a2f8-f8bf72ca532d"
    // As an earlier version did it, which left the photos to resolve.
    try program.text("wants", "add", chosen)
    try program.alterLibrary(
      "INSERT INTO decision SELECT 666561001216, id, 0 FROM release WHERE id = '\(chosen)'")
    let told = try program.run(["resolve", "--dry-run", "--format", "jsonl"])
    #expect(told.exitCode == 0)
    #expect(told.stdout.contains(#""status":"resolved""#))
    #expect(try program.text("collection") == "0 records\n")
    #expect(try program.text("scans", "--status", "ambiguous").contains("1 scanned"))
    let done = try program.run(["resolve", "--format", "jsonl"])
    #expect(try JSONText.lines(done.stdout).count == 1)
    #expect(try program.text("collection").hasSuffix("\n1 record\n"))
  }

  @Test("watch says which photos it would scan at once, and ends", .timeLimit(.minutes(20)))
  func watch() throws {
    try photos.write(SamplePhoto.known, to: "in/a.png")
    #expect(try program.text("watch", "--dry-run", "in") == "in/a.png\n")
    #expect(!FileManager.default.fileExists(atPath: program.folder.path("data")))
    try program.run(["batch", "in"])
    try photos.write(SamplePhoto.unknown, to: "in/b.png")
    #expect(try program.text("watch", "--dry-run", "in") == "in/b.png\n")
  }

  @Test("commands of catalogues say what they would do, for people and programs")
  func catalogues() throws {
    try program.folder.write(
      DumpText.releases((1...3).map { .init(id: $0, title: "T\($0)") }),
      to: "discogs_20261101_releases.xml")
    #expect(
      try program.text("catalog", "import", "--dry-run", "discogs_20261101_releases.xml")
        == "would have imported discogs of 2026-11-01 from discogs_20261101_releases.xml\n")
    #expect(!FileManager.default.fileExists(atPath: program.folder.path("data")))
    for name in ["a", "b"] {
      try program.run(["catalog", "import", "--name", name, "discogs_20261101_releases.xml"])
    }
    let before = try data()
    #expect(try program.text("catalog", "order", "--dry-run", "b") == "b\na\n")
    #expect(try program.text("catalog", "remove", "--dry-run", "a") == "would have removed a\n")
    #expect(try program.text("catalog", "compact", "--dry-run") == "nothing to remove\n")
    #expect(try program.refusal("catalog", "remove", "--dry-run", "c").contains("'c'"))
    #expect(try data() == before)
    let change = try JSONText.object(try program.text("catalog", "order", "b", "--format", "json"))
    #expect(change["summary"] as? String == "ordered b, a")
    let verdicts = try JSONText.lines(try program.text("catalog", "verify", "--format", "jsonl"))
    #expect(verdicts.compactMap { $0["name"] as? String } == ["b", "a"])
    #expect(verdicts.allSatisfy { $0["sound"] as? Bool == true && $0["releases"] as? Int == 3 })
    #expect(try program.text("catalog", "remove", "a") == "removed a\n")
  }

  @Test(
    "every command that changes the library has a dry run that changes nothing",
    arguments: [
      ["collection", "add", "discogs:21"], ["collection", "edit", "1", "--rating", "2"],
      ["collection", "move", "1", "--folder", "Dub"], ["collection", "remove", "1"],
      ["folder", "create", "Ska"], ["folder", "rename", "Dub", "Ska"], ["folder", "delete", "Dub"],
      ["crate", "create", "B"], ["crate", "rename", "A", "B"], ["crate", "delete", "A", "--force"],
      ["crate", "add", "A", "discogs:21"], ["crate", "remove", "A", "r249504"],
      ["crate", "move", "A", "--to", "1"], ["wants", "add", "discogs:21"],
      ["wants", "edit", "r249504", "--notes", "x"], ["wants", "remove", "r249504"],
      ["choose", "5012394144777", "r249504"], ["undo"],
    ])
  func library(command: [String]) throws {
    try program.text("folder", "create", "Dub")
    try program.text("crate", "create", "A")
    try program.text("collection", "add", SampleRecord.astley)
    try program.text("crate", "add", "A", SampleRecord.astley)
    try program.text("wants", "add", SampleRecord.astley)
    let lists = [
      ["collection"], ["folder"], ["crate"], ["crate", "show", "A"], ["wants"], ["undo", "--list"],
    ]
    func state() throws -> [String] { try lists.map { try program.run($0).stdout } }
    let before = try state()
    let told = try program.run(command + ["--dry-run"])
    #expect(told.exitCode == 0)
    #expect(told.stdout.hasPrefix("would have "))
    #expect(try state() == before)
  }
}
