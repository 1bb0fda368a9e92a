import Foundation
import GRDB

/// The steps of one change. They have a connection of their own, whose transaction lasts from the first
/// to the last.
struct ChangeSteps: Sendable {
  fileprivate let queue: DatabaseQueue
  fileprivate let now: Date

  /// Makes one step.
  func make<Value: Sendable>(
    _ body: @escaping @Sendable (LibraryEditor) throws -> Value
  ) async throws -> Value {
    try await queue.writeWithoutTransaction { [now] database in
      try body(LibraryEditor(database: database, now: now))
    }
  }
}

extension LibraryDatabase {
  /// How much of the file is kept in memory while it is changed in steps, in KiB.
  private static let cacheSize = 32 << 10

  /// Makes one named change in steps, between which something else may be waited for: all of it or
  /// nothing. Who else wants to change the library has to wait meanwhile.
  ///
  /// - Parameters:
  ///   - isTrial: only find out what the change would do.
  ///   - summary: what was done, such as "imported 3 records".
  /// - Throws: ``LibraryFailure``, or what `body` throws.
  func changeInSteps<Value>(
    isTrial: Bool, _ body: (ChangeSteps) async throws -> Value, summary: (Value) -> String
  ) async throws -> Value {
    guard !pool.configuration.readonly else { throw LibraryFailure.readOnly(path: path) }
    do {
      if !isTrial { try backup.makeIfDue(from: pool) }
      var configuration = pool.configuration
      configuration.allowsUnsafeTransactions = true
      // What is changed may be anywhere in the file. A page that has to leave memory is
      // written, and is read and written again when it is changed again.
      configuration.prepareDatabase {
        try $0.execute(sql: "PRAGMA cache_size = -\(Self.cacheSize)")
      }
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      let steps = ChangeSteps(queue: queue, now: wholeSecond)
      let change = try await steps.make { editor in
        try editor.database.beginTransaction(.immediate)
        return try Self.begin(run: nil, at: editor.now, in: editor.database)
      }
      let value = try await body(steps)
      let words = summary(value)
      try await steps.make { editor in
        try Self.end(change, summary: words, in: editor.database)
        try isTrial ? editor.database.rollback() : editor.database.commit()
      }
      return value
    } catch {
      let isOfLibrary = error is DatabaseError || error is CocoaError || error is DecodingError
      throw isOfLibrary ? LibraryFailure(error, path: path) : error
    }
  }
}
