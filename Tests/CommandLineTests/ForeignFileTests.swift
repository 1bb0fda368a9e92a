import Foundation
import GRDB
import TestSupport
import Testing

/// Files of other programs and of newer ones, named by mistake: they stay as they are, byte for byte,
/// and nothing is made beside them.
struct ForeignFileTests {
  private let program: Program

  init() throws {
    program = try Program()
    try FileManager.default.createDirectory(
      atPath: program.folder.path("theirs"), withIntermediateDirectories: false)
  }

  private var path: String { program.folder.path("theirs/photos.db") }

  private static let commands = [
    ["collection", "list", "--library"], ["folder", "create", "Dub", "--library"],
    ["doctor", "--library"], ["undo", "--library"], ["lookup", "5012394144777", "--library"],
    ["lookup", "5012394144777", "--catalog"],
  ]

  private func state(_ names: [String]? = nil) throws -> [String: Data] {
    let folder = program.folder.path("theirs")
    let names = try names ?? FileManager.default.contentsOfDirectory(atPath: folder)
    return Dictionary(
      uniqueKeysWithValues: try names.map {
        ($0, try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0)))
      })
  }

  private func expectRefusal(_ words: String) throws {
    let before = try state()
    for command in Self.commands {
      let result = try program.run(command + [path])
      #expect(result.exitCode == 2, "\(command)")
      #expect(result.stdout == "", "\(command)")
      #expect(result.complaints.count == 1, "\(command)")
      #expect(!result.stderr.contains("restore"), "\(result.stderr)")
      if command.last == "--library" {
        #expect(result.stderr.contains(words), "\(result.stderr)")
      }
      #expect(try state() == before, "\(command)")
    }
  }

  @Test("a database of another program", arguments: ["DELETE", "WAL"])
  func otherProgram(journalMode: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.inDatabase {
      try $0.execute(sql: "PRAGMA journal_mode = \(journalMode)")
      try $0.execute(sql: "CREATE TABLE photo (x)")
    }
    try queue.close()
    try expectRefusal("it belongs to another program")
  }

  @Test("a database of which all is still in the log that a killed program left")
  func onlyLog() throws {
    let pool = try DatabasePool(path: program.folder.path("live"))
    try pool.write { try $0.execute(sql: "CREATE TABLE photo (x)") }
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: program.folder.path("live" + suffix), toPath: path + suffix)
    }
    try expectRefusal("it belongs to another program")
  }

  @Test("a database that another program has open at this moment")
  func open() throws {
    let pool = try DatabasePool(path: path)
    try pool.write { try $0.execute(sql: "CREATE TABLE photo (x)") }
    let files = ["photos.db", "photos.db-wal"]
    let before = try state(files)
    for command in Self.commands {
      #expect(try program.run(command + [path]).exitCode == 2, "\(command)")
      #expect(try state(files) == before, "\(command)")
    }
    try pool.close()
  }

  @Test("a library of a newer VinylCrate")
  func newer() throws {
    let path = path
    try program.text("folder", "create", "Dub", "--library", path, "--create")
    for backup in try state().keys where backup.contains("backup") {
      try FileManager.default.removeItem(atPath: program.folder.path("theirs/" + backup))
    }
    let queue = try DatabaseQueue(path: path)
    try queue.inDatabase {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('of the future')")
    }
    try queue.close()
    try expectRefusal("written by a newer VinylCrate: update vinylcrate, nothing was changed")
  }
}
