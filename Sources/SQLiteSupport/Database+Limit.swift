import GRDB
import GRDBSQLite

extension Database {
  /// Lets `body` take so many of SQLite's instructions, give or take a few thousand. A file may be made
  /// so that a question has no end.
  ///
  /// - Throws: what `body` throws; beyond the limit that is a `DatabaseError` of `SQLITE_INTERRUPT`.
  public func limited<Value>(
    toInstructions limit: Int, _ body: () throws -> Value
  ) throws -> Value {
    let step = 10_000
    var left = limit / step
    return try withUnsafeMutablePointer(to: &left) { left in
      sqlite3_progress_handler(
        sqliteConnection, Int32(step),
        { context in
          guard let left = context?.assumingMemoryBound(to: Int.self) else { return 0 }
          left.pointee -= 1
          return left.pointee < 0 ? 1 : 0
        }, left)
      defer { sqlite3_progress_handler(sqliteConnection, 0, nil, nil) }
      return try body()
    }
  }

  /// Those of the names that are no plain tables here: views and virtual tables, behind which anything
  /// can be.
  public func impostors(among tables: [String]) throws -> [String] {
    try String.fetchAll(
      self,
      sql: """
        SELECT name FROM sqlite_master WHERE lower(name) IN (\(databaseQuestionMarks(count: tables.count)))
          AND (type <> 'table' OR sql LIKE 'CREATE VIRTUAL%') ORDER BY name
        """, arguments: StatementArguments(tables.map { $0.lowercased() }))
  }
}
