import Foundation
import GRDB
import SQLiteSupport
import Testing

/// Files that are made to keep a reader busy for ever.
@Suite struct DatabaseLimitTests {
  private static let endless = """
    CREATE TABLE good (x);
    CREATE VIEW item AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x FROM n) SELECT x FROM n;
    """

  @Test("a question without an end ends at the limit, and the next one has its own")
  func limit() throws {
    let queue = try DatabaseQueue()
    try queue.inDatabase { try $0.execute(sql: Self.endless) }
    func count(_ table: String) throws -> Int? {
      try queue.read { database in
        try database.limited(toInstructions: 1_000_000) {
          try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)")
        }
      }
    }
    do {
      _ = try count("item")
      Issue.record("it ended")
    } catch let error as DatabaseError {
      #expect(error.resultCode == .SQLITE_INTERRUPT)
    }
    for _ in 0..<3 { #expect(try count("good") == 0) }
  }

  @Test("a view in the place of a table is found, whatever the case of its name")
  func impostors() throws {
    try DatabaseQueue().inDatabase { database in
      try database.execute(sql: Self.endless)
      #expect(try database.impostors(among: ["good", "ITEM", "none"]) == ["item"])
    }
  }

  @Test("what keeps SQLite from a file is told apart from a damaged file")
  func obstacles() {
    let obstacles: [(DatabaseError, SQLiteObstacle?)] = [
      (DatabaseError(resultCode: .SQLITE_BUSY), .busy),
      (DatabaseError(resultCode: .SQLITE_BUSY_SNAPSHOT), .busy),
      (DatabaseError(resultCode: .SQLITE_PROTOCOL), .busy),
      (DatabaseError(resultCode: .SQLITE_NOMEM), .outOfMemory),
      (DatabaseError(resultCode: .SQLITE_IOERR_NOMEM), .outOfMemory),
      (DatabaseError(resultCode: .SQLITE_FULL), .full),
      (DatabaseError(resultCode: .SQLITE_CANTOPEN), .notWritable),
      (DatabaseError(resultCode: .SQLITE_READONLY_DBMOVED), .notWritable),
      (DatabaseError(resultCode: .SQLITE_CORRUPT), nil),
      (DatabaseError(resultCode: .SQLITE_NOTADB), nil),
    ]
    for (error, obstacle) in obstacles { #expect(SQLiteObstacle(error) == obstacle, "\(error)") }
    #expect(SQLiteObstacle(CocoaError(.fileWriteOutOfSpace)) == .full)
  }
}
