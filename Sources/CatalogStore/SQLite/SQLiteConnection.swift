import GRDBSQLite

/// A connection for building a catalogue: SQLite's C functions, without a wrapper's cost for each row.
///
/// Reading goes through GRDB.
final class SQLiteConnection {
  let handle: OpaquePointer
  private let isOwned: Bool

  /// Makes a new file, or opens one to write to.
  init(path: String) throws(SQLiteFailure) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let failure = SQLiteFailure(handle, code: code)
      sqlite3_close_v2(handle)
      throw failure
    }
    self.handle = handle
    isOwned = true
  }

  /// Uses a connection that somebody else closes.
  init(borrowing handle: OpaquePointer) {
    self.handle = handle
    isOwned = false
  }

  deinit {
    if isOwned { sqlite3_close_v2(handle) }
  }

  /// Runs statements that give no rows.
  func execute(_ sql: String) throws(SQLiteFailure) {
    try SQLiteFailure.check(sqlite3_exec(handle, sql, nil, nil, nil), handle)
  }

  func prepare(_ sql: String) throws(SQLiteFailure) -> SQLiteStatement {
    try SQLiteStatement(sql, in: self)
  }

  /// How many rows the last statement inserted.
  var changes: Int { Int(sqlite3_changes(handle)) }
}
