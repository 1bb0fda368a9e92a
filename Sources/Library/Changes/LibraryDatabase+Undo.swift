import GRDB

extension LibraryDatabase {
  /// The changes that can be undone, the last one first.
  ///
  /// - Throws: ``LibraryFailure``.
  public func changes() async throws(LibraryFailure) -> [LibraryChange] {
    try await read { database in
      try Row.fetchAll(database, sql: "SELECT * FROM change ORDER BY id DESC")
        .map(LibraryChange.init(row:))
    }
  }

  /// Undoes the last change, all of it or nothing.
  ///
  /// - Parameter isTrial: only find out which it is, and whether it can be undone.
  /// - Returns: the change that was undone; nil if there is none.
  /// - Throws: ``LibraryFailure``; ``LibraryFailure/refused(_:remedy:)`` if the rows that it changed
  ///   were changed again by another program.
  public func undo(isTrial: Bool = false) async throws(LibraryFailure) -> LibraryChange? {
    try await write(isTrial: isTrial) { database in
      let last = try Row.fetchOne(database, sql: "SELECT * FROM change ORDER BY id DESC LIMIT 1")
      guard let change = try last.map(LibraryChange.init(row:)) else { return nil }
      let texts = try String.fetchCursor(
        database, sql: "SELECT statement FROM undoStep WHERE change = ? ORDER BY number DESC",
        arguments: [change.id])
      while let text = try texts.next() { try Self.takeBack(text, of: change, in: database) }
      try database.execute(sql: "DELETE FROM change WHERE id = ?", arguments: [change.id])
      return change
    }
  }

  private static func takeBack(
    _ text: String, of change: LibraryChange, in database: Database
  ) throws {
    let refusal = LibraryFailure.refused(
      "'\(change.summary)' cannot be undone: what it changed was changed since by another program")
    guard let statement = UndoStatement(text) else {
      throw DatabaseError(
        resultCode: .SQLITE_CORRUPT, message: "a step of '\(change.summary)' is no statement")
    }
    do {
      try database.cachedStatement(sql: statement.sql)
        .execute(arguments: StatementArguments(statement.values))
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      throw refusal
    }
    guard database.changesCount == 1 else { throw refusal }
  }
}
