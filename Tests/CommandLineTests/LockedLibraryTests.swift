import Foundation
import GRDB
import TestSupport
import Testing

/// A library and a system that cannot be used now, but may be later: nobody is told to replace a file.
struct LockedLibraryTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.text("collection", "add", SampleRecord.ebe)
  }

  private static let commands = [
    ["collection"], ["doctor"], ["lookup", SampleRecord.astleyBarcode],
    ["folder", "create", "Dub"],
  ]

  @Test("who reads or changes a library that stays locked is told to try again, and exits with 75")
  func locked() throws {
    let queue = try DatabaseQueue(path: program.folder.path("data/vinylcrate/library.sqlite"))
    try queue.inDatabase { database in
      try database.execute(sql: "PRAGMA journal_mode = DELETE")
      try database.execute(sql: "BEGIN EXCLUSIVE")
      // All of them wait at the same time.
      let runs = try Self.commands.map { try program.start($0) }
      for (command, run) in zip(Self.commands, runs) {
        let result = run.wait()
        #expect(result.exitCode == 75, "\(command)")
        #expect(result.complaints.count == 1, "\(command)")
        #expect(
          result.stderr.contains(
            "another program keeps it locked: try again when that has ended"),
          "\(result.stderr)")
      }
      try database.execute(sql: "ROLLBACK")
    }
    #expect(try program.text("collection").hasSuffix("\n1 record\n"))
  }

  @Test("who reads does not wait for who writes")
  func beside() throws {
    let pool = try DatabasePool(path: program.folder.path("data/vinylcrate/library.sqlite"))
    try pool.write { database in
      try database.execute(sql: "INSERT INTO folder (name) VALUES ('Dub')")
      #expect(try program.text("folder").contains("Dub") == false)
    }
    #expect(try program.text("folder").contains("Dub"))
  }

  @Test("too many open files are called that")
  func tooManyFiles() throws {
    for command in ["folder list", "folder create Dub"] {
      let result = try program.shell("ulimit -n 10; exec \"$VINYLCRATE\" \(command)")
      #expect(result.exitCode == 75, "\(command)")
      #expect(
        result.stderr.contains(
          "too many files are open: allow more with ulimit -n, then try again"),
        "\(result.stderr)")
    }
  }
}
