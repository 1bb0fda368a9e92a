import Foundation
import GRDB
import SQLiteSupport
import TestSupport
import Testing

/// Files that are looked at before anybody knows whose they are.
@Suite struct SQLiteFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A table of one row in the file, and another row that is only in the log.
  ///
  /// - Parameter suffixes: of the files that are there: the database itself has none.
  private func file(_ suffixes: [String]) throws -> SQLiteFile {
    let pool = try DatabasePool(path: folder.path("live"))
    try pool.write { try $0.execute(sql: "CREATE TABLE a (x); INSERT INTO a VALUES (1)") }
    _ = try pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    try pool.write { try $0.execute(sql: "INSERT INTO a VALUES (2)") }
    for suffix in suffixes {
      try FileManager.default.copyItem(
        atPath: folder.path("live" + suffix), toPath: folder.path("copy" + suffix))
    }
    return SQLiteFile(folder.path("copy"))
  }

  private func count(_ database: Database) throws -> Int? {
    try Int.fetchOne(database, sql: "SELECT count(*) FROM a")
  }

  /// The files of the database, with what is in them.
  private func state() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("copy") }
    return Dictionary(
      uniqueKeysWithValues: try names.map {
        ($0, try Data(contentsOf: URL(fileURLWithPath: folder.path($0))))
      })
  }

  @Test("a file alone is read without its log, and with it as a whole; nothing changes")
  func openings() throws {
    let file = try file(["", "-wal"])
    let before = try state()
    #expect(!file.isWhole && file.hasContent && file.isWritable)
    #expect(try file.alone().read(count) == 1)
    #expect(try file.whole().read(count) == 2)
    #expect(try state() == before)
  }

  @Test("a file without a log is whole, and no log is made for it")
  func wholeFile() throws {
    let file = try file([""])
    let before = try state()
    #expect(file.isWhole)
    #expect(try file.whole().read(count) == 1)
    #expect(try state() == before)
  }

  @Test("who has the log open shares its index")
  func shared() throws {
    let file = try file(["", "-wal", "-shm"])
    #expect(try file.whole().read(count) == 2)
    #expect(Set(try state().keys) == ["copy", "copy-wal", "copy-shm"])
  }

  @Test("a name with marks that mean something in an address")
  func strangeName() throws {
    let path = folder.path("50%41 & ?;#ä")
    try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE a (x)") }
    #expect(try SQLiteFile(path).whole().read(count) == 0)
  }
}
