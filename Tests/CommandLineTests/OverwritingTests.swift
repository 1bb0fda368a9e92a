import Foundation
import Glibc
import TestSupport
import Testing

/// What the files that the user names for output may replace.
struct OverwritingTests {
  private let program: Program
  private let foreign = Array("My own notes.\n".utf8)

  init() throws {
    program = try Program()
    try SampleFolder(program: program).write(SamplePhoto.known, to: "in/a.png")
    try SampleFolder(program: program).write(SamplePhoto.blank, to: "in/b.png")
    try program.text("collection", "add", SampleRecord.ebe)
  }

  private var library: String { program.folder.path("data/vinylcrate/library.sqlite") }

  private func bytes(_ name: String) throws -> [UInt8] {
    let path = name.hasPrefix("/") ? name : program.folder.path(name)
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The commands that write a file, with that file as their last argument.
  private func commands(_ target: String) -> [[String]] {
    [
      ["scan", "in/a.png", "--report", target], ["batch", "in", "--report", target],
      ["batch", "in", "--csv", target], ["collection", "export", target],
      ["collection", "export", "--format", "json", target],
    ]
  }

  /// Runs a command that has to leave the target as it is, and gives what it says.
  private func refusal(_ command: [String]) throws -> String {
    let target = try #require(command.last)
    // Of a library, what says that it is one: a batch may change the rest.
    func kept() throws -> [UInt8] {
      let bytes = try bytes(target)
      return bytes.starts(with: "SQLite format 3\0".utf8) ? Array(bytes[..<16]) : bytes
    }
    let before = try kept()
    let result = try program.run(command)
    #expect(result.exitCode == 74, "\(command)")
    #expect(result.stdout == "", "\(command)")
    #expect(result.complaints.count == 1, "\(command)")
    #expect(try kept() == before, "\(command)")
    return result.complaints.first ?? ""
  }

  @Test("a photo is never replaced, where the name after --report was forgotten or by force")
  func photos() throws {
    #expect(
      try refusal(["scan", "in/b.png", "--report", "in/a.png"])
        == "vinylcrate: in/a.png: is a photo, and no report replaces it: choose another file")
    #expect(
      try refusal(["scan", "in/b.png", "in/a.png", "--report", "in/a.png"])
        == "vinylcrate: in/a.png: is an input of this command, and no report replaces it: "
        + "choose another file")
    link(program.folder.path("in/a.png"), program.folder.path("hard"))
    symlink("in/a.png", program.folder.path("soft"))
    try program.folder.write([], to: "empty.jpg")
    for target in ["in/a.png", "hard", "soft", "empty.jpg"] {
      for command in commands(target) {
        #expect(try refusal(command).contains(target))
        #expect(try refusal(["--force"].inserted(in: command)).contains(target))
      }
    }
  }

  @Test("the library is never replaced, by whatever name")
  func libraries() throws {
    link(library, program.folder.path("hard"))
    symlink(library, program.folder.path("soft"))
    for target in [library, "hard", "soft"] {
      for command in commands(target) {
        #expect(
          try refusal(["--force"].inserted(in: command)).contains("\(target): is the library"))
      }
    }
    try program.text("collection", "export", "copy.csv")
    let named = ["collection", "export", "--library", "new.sqlite", "--create", "new.sqlite"]
    #expect(try program.run(named).stderr.contains("new.sqlite: is the library"))
    #expect(
      try !FileManager.default.contentsOfDirectory(atPath: program.folder.path)
        .contains("new.sqlite"))
    try FileManager.default.copyItem(atPath: library, toPath: program.folder.path("other.sqlite"))
    #expect(
      try refusal(["collection", "export", "--force", "other.sqlite"]).contains("is a database"))
  }

  @Test("the catalogue that is asked is never replaced")
  func catalogs() throws {
    try program.folder.write(DumpText.releases(DumpText.few), to: "releases.xml")
    #expect(try program.run(["catalog", "import", "releases.xml"]).exitCode == 0)
    let catalog = program.folder.path("data/vinylcrate/catalogues/discogs.sqlite")
    for command in commands(catalog) where command[0] != "collection" {
      #expect(
        try refusal(["--force"].inserted(in: command)).contains("\(catalog): is the catalogue"))
    }
  }

  @Test("a catalogue is imported in the place of a catalogue alone")
  func importedCatalogs() throws {
    try program.folder.write(DumpText.releases(DumpText.few), to: "releases.xml")
    let place = "data/vinylcrate/catalogues/discogs.sqlite"
    try SampleFolder(program: program).write(foreign, to: place)
    let command = ["catalog", "import", "releases.xml"]
    let refused = try program.run(command)
    #expect(refused.exitCode == 74)
    #expect(
      refused.stderr == "vinylcrate: \(program.folder.path(place)): is no catalogue, so it stays: "
        + "move it, or choose another name\n")
    #expect(try bytes(place) == foreign)
    try FileManager.default.removeItem(atPath: program.folder.path(place))
    symlink(library, program.folder.path(place))
    #expect(try program.run(command).exitCode == 74)
    #expect(try program.text("collection", "list", "--format", "csv").contains("Neural"))
    try FileManager.default.removeItem(atPath: program.folder.path(place))
    try SampleFolder(program: program).write([], to: place)
    #expect(try program.run(command).exitCode == 0)
  }

  @Test("what VinylCrate did not write is replaced by force alone")
  func foreignFiles() throws {
    for command in commands("notes") {
      try program.folder.write(foreign, to: "notes")
      #expect(try refusal(command).hasSuffix(": choose another file, or replace it with --force"))
      _ = try program.run(["--force"].inserted(in: command))
      #expect(try bytes("notes") != foreign, "\(command)")
    }
    try program.folder.write(foreign, to: "notes")
    #expect(
      try refusal(["scan", "in/a.png", "--report", "notes"])
        == "vinylcrate: notes: is there already, and is no report that VinylCrate wrote: "
        + "choose another file, or replace it with --force")
    try program.folder.write(Array("in/a.png\n".utf8), to: "list")
    let list = ["scan", "--files-from", "list", "--force", "--report", "list"]
    #expect(try refusal(list).contains("list: is an input of this command"))
  }

  @Test("an earlier output of the same kind and an empty file are replaced")
  func earlierOutputs() throws {
    for (index, command) in commands("out").enumerated() {
      try program.folder.write([], to: "out")
      for _ in 0..<2 {
        _ = try program.run(command)
        #expect(try !bytes("out").isEmpty, "\(command)")
      }
      let first = try bytes("out")
      #expect(try program.run(command).exitCode != 74, "\(command)")
      #expect(try bytes("out") == first, "\(command)")
      // Of another kind: nobody looks for a list in a file that was a page.
      let other = commands("out")[index < 3 ? 3 : 0]
      #expect(try refusal(other).contains("out: is there already"))
    }
    let empty = [
      "collection", "export", "--library", "none.sqlite", "--create", "--format", "json",
    ]
    for _ in 0..<2 { #expect(try program.run(empty + ["empty.json"]).exitCode == 0) }
    #expect(try program.folder.text(of: "empty.json") == "[\n]\n")
  }

  @Test("drafts that killed programs left are gone after the next run, those being written are not")
  func leftDrafts() throws {
    let folders = [".", "copies"]
    var locks: [Int32] = []
    defer { for lock in locks { close(lock) } }
    for folder in folders {
      for name in ["left", "written"] {
        try SampleFolder(program: program).write([1], to: "\(folder)/.vinylcrate-draft-\(name)")
      }
      locks.append(open(program.folder.path("\(folder)/.vinylcrate-draft-written"), O_RDONLY))
    }
    for lock in locks { #expect(flock(lock, LOCK_EX) == 0) }
    try program.text("collection", "export", "out.csv")
    _ = try program.run(["scan", "--annotate", "copies", "in/a.png"])
    for folder in folders {
      let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path(folder))
      #expect(names.filter { $0.hasPrefix(".") } == [".vinylcrate-draft-written"])
    }
  }

  @Test("a page and a table cannot have the same file")
  func sameFile() throws {
    symlink("out", program.folder.path("link"))
    try program.folder.write([], to: "out")
    let result = try program.run(["batch", "in", "--csv", "out", "--report", "./link"])
    #expect(result.exitCode == 64)
    #expect(result.stderr.contains("--csv and --report name the same file."))
  }
}

extension [String] {
  /// The words of a command with these after its name.
  fileprivate func inserted(in command: [String]) -> [String] {
    let name = command[0] == "collection" ? 2 : 1
    return command[..<name] + self + command[name...]
  }
}
