import Foundation
import GRDB
import SQLiteSupport

extension LibraryDatabase {
  /// The maximum number of changes that can be undone.
  static let keptChanges = 100

  /// Makes one named change, all of it or nothing, that can be undone.
  ///
  /// - Parameters:
  ///   - isTrial: only find out what the change would do.
  ///   - summary: what was done, such as "added 3 records to Shelf 2".
  /// - Throws: ``LibraryFailure``.
  @discardableResult
  public func change<Value: Sendable>(
    isTrial: Bool = false, _ body: @Sendable (LibraryEditor) throws -> Value,
    summary: @Sendable (Value) -> String
  ) async throws(LibraryFailure) -> Value {
    try await make(isTrial: isTrial, run: nil, body, summary: summary)
  }

  /// Makes one named change that returns only its summary.
  ///
  /// - Throws: ``LibraryFailure``.
  @discardableResult
  public func change(
    isTrial: Bool = false, _ body: @Sendable (LibraryEditor) throws -> String
  ) async throws(LibraryFailure) -> String {
    try await change(isTrial: isTrial, body) { $0 }
  }

  /// Makes one step of a run, all of it or nothing; all steps of a run are one change.
  ///
  /// - Parameters:
  ///   - isTrial: only find out what the step would do.
  ///   - summary: what the run did so far, this step included.
  /// - Throws: ``LibraryFailure``.
  public func change<Value: Sendable>(
    isTrial: Bool = false, run: UUID, _ body: @Sendable (LibraryEditor) throws -> Value,
    summary: @Sendable (Value) -> String
  ) async throws(LibraryFailure) -> Value {
    try await make(isTrial: isTrial, run: run, body, summary: summary)
  }

  private func make<Value: Sendable>(
    isTrial: Bool, run: UUID?, _ body: @Sendable (LibraryEditor) throws -> Value,
    summary: @Sendable (Value) -> String
  ) async throws(LibraryFailure) -> Value {
    let now = wholeSecond
    return try await write(isTrial: isTrial) { database in
      let change = try Self.begin(run: run, at: now, in: database)
      let value = try body(LibraryEditor(database: database, now: now))
      try Self.end(change, summary: summary(value), in: database)
      return value
    }
  }

  /// The time of a change that is made now.
  var wholeSecond: Date {
    Date(timeIntervalSince1970: now().timeIntervalSince1970.rounded(.down))
  }

  /// Records from here on how to undo what is changed.
  ///
  /// - Returns: the change's id.
  static func begin(run: UUID?, at now: Date, in database: Database) throws -> Int {
    try database.execute(
      sql: "INSERT INTO change (summary, madeAt, run) VALUES ('', ?, ?) ON CONFLICT DO NOTHING",
      arguments: [now.secondsSince1970, run?.text])
    let id = try Int.fetchOne(
      database, sql: "SELECT id FROM change WHERE run = ?", arguments: [run?.text])
    let change = id ?? Int(database.lastInsertedRowID)
    try database.execute(sql: "INSERT INTO recording (change) VALUES (?)", arguments: [change])
    return change
  }

  /// Records no more.
  static func end(_ change: Int, summary: String, in database: Database) throws {
    try database.execute(sql: "DELETE FROM recording")
    try database.execute(
      sql: "UPDATE change SET summary = ? WHERE id = ?", arguments: [summary, change])
    try deleteNeedless(change, in: database)
  }

  /// Deletes the change if it changed nothing, and the oldest ones beyond ``keptChanges``.
  private static func deleteNeedless(_ change: Int, in database: Database) throws {
    try database.execute(
      sql: """
        DELETE FROM change
        WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM undoStep WHERE change = ?1)
        """, arguments: [change])
    try database.execute(
      sql: """
        DELETE FROM change WHERE id NOT IN (SELECT id FROM change ORDER BY id DESC LIMIT ?)
        """, arguments: [keptChanges])
  }
}

/// Edits the library within one named change that ``LibraryDatabase`` makes.
///
/// An edit that is not possible throws ``LibraryFailure/refused(_:remedy:)``.
public struct LibraryEditor {
  let database: Database
  /// The time of the change, in whole seconds.
  let now: Date
}
