import Foundation
import GRDB

extension LibraryDatabase {
  /// How many changes can be taken back.
  static let keptChanges = 100

  /// Makes one named change, all of it or nothing, which can be taken back.
  ///
  /// - Parameters:
  ///   - isTrial: only find out what the change would do.
  ///   - run: what is changed by the same run is one change, however many calls it takes.
  ///   - summary: what was done, such as "added 3 records to Shelf 2".
  /// - Throws: ``LibraryFailure``.
  @discardableResult
  public func change<Value: Sendable>(
    isTrial: Bool = false, run: UUID? = nil,
    _ body: @Sendable (LibraryEditor) throws -> Value,
    summary: @Sendable (Value) -> String
  ) async throws(LibraryFailure) -> Value {
    try await change(isTrial: isTrial, run: run, body) { value, _ in summary(value) }
  }

  /// Makes one named change whose summary is all that comes of it.
  ///
  /// - Throws: ``LibraryFailure``.
  @discardableResult
  public func change(
    isTrial: Bool = false, _ body: @Sendable (LibraryEditor) throws -> String
  ) async throws(LibraryFailure) -> String {
    try await change(isTrial: isTrial, body) { $0 }
  }

  /// - Parameter summary: told also how many items were added by all calls of the run so far.
  func change<Value: Sendable>(
    isTrial: Bool, run: UUID?, _ body: @Sendable (LibraryEditor) throws -> Value,
    summary: @Sendable (Value, Int) -> String
  ) async throws(LibraryFailure) -> Value {
    let now = Date(timeIntervalSince1970: now().timeIntervalSince1970.rounded(.down))
    return try await write(isTrial: isTrial) { database in
      let change = try Self.begin(run: run, at: now, in: database)
      let value = try body(LibraryEditor(database: database, now: now))
      try database.execute(sql: "DELETE FROM recording")
      let added = try Int.fetchOne(
        database,
        sql: "SELECT count(*) FROM undoStep WHERE change = ? AND changedTable = 'item'",
        arguments: [change])
      try database.execute(
        sql: "UPDATE change SET summary = ? WHERE id = ?",
        arguments: [summary(value, added ?? 0), change])
      try Self.forgetNeedless(in: database)
      return value
    }
  }

  private static func begin(run: UUID?, at now: Date, in database: Database) throws -> Int {
    try database.execute(
      sql: "INSERT INTO change (summary, madeAt, run) VALUES ('', ?, ?) ON CONFLICT DO NOTHING",
      arguments: [now.secondsSince1970, run?.text])
    let id = try Int.fetchOne(
      database, sql: "SELECT id FROM change WHERE run = ?", arguments: [run?.text])
    let change = id ?? Int(database.lastInsertedRowID)
    try database.execute(sql: "INSERT INTO recording (change) VALUES (?)", arguments: [change])
    return change
  }

  /// Forgets changes that changed nothing, and those that are too long ago.
  private static func forgetNeedless(in database: Database) throws {
    try database.execute(
      sql: """
        DELETE FROM change WHERE id NOT IN (SELECT change FROM undoStep);
        DELETE FROM change WHERE id NOT IN (SELECT id FROM change ORDER BY id DESC LIMIT ?)
        """, arguments: [keptChanges])
  }
}
