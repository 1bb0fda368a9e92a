import Foundation
import TestSupport
import Testing

/// `--library` and `--catalog` with names that are not there.
struct MistypedNameTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test(
    "a library that is not there is refused by every command, and none is made",
    arguments: [
      ["collection"], ["collection", "add", "discogs:21"], ["undo"], ["doctor"], ["wants"],
      ["lookup", "5012394144777"], ["scans"], ["resolve"], ["folder", "create", "Dub"],
      ["collection", "add", "discogs:21", "--dry-run"], ["batch", "in"],
    ])
  func library(command: [String]) throws {
    try FileManager.default.createDirectory(
      atPath: program.folder.path("in"), withIntermediateDirectories: false)
    let path = program.folder.path("libary.sqlite")
    for result in [
      try program.run(command + ["--library", path]),
      try program.run(command, environment: ["VINYLCRATE_LIBRARY": path]),
    ] {
      #expect(result.exitCode == 2)
      #expect(result.stdout.isEmpty)
      #expect(
        result.stderr == "vinylcrate: \(path): there is no such library: check --library and "
          + "$VINYLCRATE_LIBRARY, or make a new library with --create\n")
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("--create makes a library, which is then there")
  func create() throws {
    try program.text("collection", "add", SampleRecord.ebe, "--library", "new.sqlite", "--create")
    try program.text("collection", "add", SampleRecord.ebe, "--library", "new.sqlite", "--create")
    #expect(try program.text("collection", "--library", "new.sqlite").hasSuffix("\n2 records\n"))
    #expect(!FileManager.default.fileExists(atPath: program.folder.path("data")))
  }

  @Test("a catalogue that is not there is refused with the names of those that are")
  func catalogue() throws {
    let folder = program.folder.path("data/vinylcrate/catalogues")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try program.folder.write([1, 2, 3], to: "data/vinylcrate/catalogues/discogs.sqlite")
    let result = try program.run(["lookup", "5012394144777", "--catalog", "discgos"])
    #expect(result.exitCode == 2)
    #expect(result.stderr == "vinylcrate: discgos: no such catalogue: did you mean 'discogs'?\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder) == ["discogs.sqlite"])
  }
}
