import GRDBSQLite

/// A statement that is run again and again with other values.
///
/// Values are bound by position, from 1. Bytes are not copied: they have to stay until the statement
/// has been run.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private let connection: SQLiteConnection

  init(_ sql: String, in connection: SQLiteConnection) throws(SQLiteFailure) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else {
      throw SQLiteFailure(connection.handle, code: code)
    }
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  func bind(_ value: Int64, at position: Int32) {
    sqlite3_bind_int64(handle, position, value)
  }

  func bind(_ value: Int64?, at position: Int32) {
    if let value { bind(value, at: position) } else { sqlite3_bind_null(handle, position) }
  }

  func bind(blob: UnsafeRawBufferPointer, at position: Int32) {
    // A null pointer would be bound as NULL.
    guard let start = blob.baseAddress else {
      sqlite3_bind_zeroblob(handle, position, 0)
      return
    }
    sqlite3_bind_blob64(handle, position, start, UInt64(blob.count), nil)
  }

  func bind(text: UnsafeRawBufferPointer, at position: Int32) {
    guard let start = text.baseAddress else {
      sqlite3_bind_text(handle, position, "", 0, nil)
      return
    }
    sqlite3_bind_text64(
      handle, position, start.assumingMemoryBound(to: CChar.self), UInt64(text.count), nil,
      UInt8(SQLITE_UTF8))
  }

  /// Runs it to its end.
  func run() throws(SQLiteFailure) {
    defer { sqlite3_reset(handle) }
    while try step() {}
  }

  /// Goes to the next row; false at the end. Call ``reset()`` before it is run again.
  func step() throws(SQLiteFailure) -> Bool {
    let code = sqlite3_step(handle)
    try SQLiteFailure.check(code, connection.handle)
    return code == SQLITE_ROW
  }

  func reset() { sqlite3_reset(handle) }

  /// The number in a column of the row, from 0.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// The bytes in a column of the row, until the next step.
  func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_blob(handle, column)
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
  }
}
