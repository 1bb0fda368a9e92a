import GRDBSQLite

/// What SQLite said when something failed.
struct SQLiteFailure: Error, Hashable {
  /// The primary result code, such as `SQLITE_FULL`.
  let code: Int32
  let message: String

  init(code: Int32, message: String) {
    self.code = code & 0xff
    self.message = message
  }

  init(_ connection: OpaquePointer?, code: Int32) {
    self.init(
      code: code,
      message: String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)))
  }

  static func check(_ code: Int32, _ connection: OpaquePointer?) throws(SQLiteFailure) {
    guard code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW else {
      throw SQLiteFailure(connection, code: code)
    }
  }
}

extension SQLiteFailure {
  /// What it means for a catalogue that is being made.
  var cause: CatalogDraftProblem.Cause {
    switch code {
    case SQLITE_FULL: .noSpace
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN: .notWritable
    default: .failed(message)
    }
  }
}
