import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryDatabase {
  /// How the library differs from what Discogs had when it was last read.
  ///
  /// - Parameters:
  ///   - prefersHere: whether the side here counts where both were changed.
  ///   - unknown: what ``noteDiscogs(folders:)`` gave.
  /// - Throws: ``LibraryFailure``.
  public func discogsPlan(
    prefersHere: Bool = false, unknown: Set<String> = []
  ) async throws(LibraryFailure) -> DiscogsPlan {
    try await read { try DiscogsPlanner.plan($0, prefersHere: prefersHere, unknown: unknown) }
  }

  /// Notes that a request is about to be sent.
  ///
  /// - Returns: the number of the note.
  /// - Throws: ``LibraryFailure``.
  public func begin(_ intent: DiscogsIntent) async throws(LibraryFailure) -> Int64 {
    try await write { try intent.insert(in: $0) }
  }

  /// Notes that a request was refused, so that nothing was changed.
  ///
  /// - Throws: ``LibraryFailure``.
  public func drop(intent: Int64) async throws(LibraryFailure) {
    try await write { try Self.forget(intent, in: $0) }
  }

  /// Notes that a request was carried out.
  ///
  /// - Parameter instance: the number of the copy that was added; nil for other requests.
  /// - Throws: ``LibraryFailure``.
  public func finish(
    _ intent: DiscogsIntent, _ number: Int64, instance: Int? = nil
  ) async throws(LibraryFailure) {
    try await write { database in
      if case .newCopy(let item) = intent.subject, let instance {
        try intent.carriedOut(item: item, instance: instance, in: database)
      } else {
        try intent.carriedOut(intent.sent, in: database)
      }
      try Self.forget(number, in: database)
    }
  }

  private static func forget(_ intent: Int64, in database: Database) throws {
    try database.execute(sql: "DELETE FROM discogsIntent WHERE id = ?", arguments: [intent])
  }

  /// Notes that a copy is no longer at Discogs.
  ///
  /// - Throws: ``LibraryFailure``.
  public func noteRemoval(instance: Int) async throws(LibraryFailure) {
    try await write {
      try $0.execute(
        sql: "UPDATE discogsCopy SET there = NULL WHERE instance = ?", arguments: [instance])
    }
  }

  /// Notes that a want is no longer at Discogs.
  ///
  /// - Throws: ``LibraryFailure``.
  public func noteRemoval(want release: ReleaseID) async throws(LibraryFailure) {
    try await write {
      try $0.execute(
        sql: "UPDATE discogsWant SET there = NULL WHERE release = ?",
        arguments: [release.description])
    }
  }

  /// Notes which folder at Discogs is one of the library's, and its name there.
  ///
  /// - Throws: ``LibraryFailure``.
  public func pair(
    _ folder: CollectionFolder.ID, withDiscogs id: Int, named name: String
  ) async throws(LibraryFailure) {
    try await write {
      try $0.execute(
        sql: """
          INSERT INTO discogsFolder (id, folder, agreed, there) VALUES (?1, ?2, ?3, ?3)
          ON CONFLICT (id) DO UPDATE SET folder = excluded.folder, agreed = excluded.agreed,
            there = excluded.there
          """, arguments: [id, folder, name])
    }
  }

  /// Notes when a push ended.
  ///
  /// - Throws: ``LibraryFailure``.
  public func noteDiscogsPush() async throws(LibraryFailure) {
    let now = wholeSecond.secondsSince1970
    try await write {
      try $0.execute(sql: "UPDATE discogsAccount SET pushedAt = ?", arguments: [now])
    }
  }
}

/// What the library knows of the collection at Discogs that it is paired with.
public struct DiscogsStatus: Sendable, Hashable {
  public let username: String
  /// Nil for never.
  public let pulledAt: Date?
  public let pushedAt: Date?
  /// Copies at Discogs when it was last read.
  public let copies: Int
  public let wants: Int
}

extension LibraryDatabase {
  /// Nil for a library that is paired with nobody's.
  ///
  /// - Throws: ``LibraryFailure``.
  public func discogsStatus() async throws(LibraryFailure) -> DiscogsStatus? {
    try await read { database in
      let row = try Row.fetchOne(database, sql: "SELECT * FROM discogsAccount")
      return try row.map { row in
        func date(_ column: String) throws -> Date? {
          try (row.value(column) as Int?).map { Date(timeIntervalSince1970: TimeInterval($0)) }
        }
        func count(_ table: String) throws -> Int {
          try Int.fetchOne(
            database, sql: "SELECT count(*) FROM \(table) WHERE there IS NOT NULL") ?? 0
        }
        return DiscogsStatus(
          username: try row.value("username"), pulledAt: try date("pulledAt"),
          pushedAt: try date("pushedAt"), copies: try count("discogsCopy"),
          wants: try count("discogsWant"))
      }
    }
  }
}
