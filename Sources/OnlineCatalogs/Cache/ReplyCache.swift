import Foundation
import GRDB
import SQLiteSupport

/// Replies that may be shown again without asking, in a file that anybody may delete.
///
/// Where the file cannot be read or written, it is as if nothing were kept.
public struct ReplyCache: Sendable {
  /// A reply that was kept.
  public struct Entry: Sendable, Hashable {
    /// Nil where the source said that there is nothing.
    public let body: Data?
    public let etag: String?
    /// Whether it may be shown without asking.
    public let isFresh: Bool
  }

  /// In bytes of bodies.
  public static let usualLimit = 100 << 20

  let queue: DatabaseQueue
  let limit: Int
  let now: @Sendable () -> Date

  /// - Parameters:
  ///   - path: created if it is missing.
  ///   - limit: bytes of bodies; those that were not asked for the longest are deleted first.
  ///   - now: the time of day.
  /// - Throws: SQLite's error.
  public init(
    path: String, limit: Int = usualLimit, now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    queue = try DatabaseQueue(path: path, configuration: configuration)
    self.limit = limit
    self.now = now
    try queue.write { database in
      try database.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS reply
            (address TEXT PRIMARY KEY, fetched REAL NOT NULL, fresh REAL NOT NULL,
             kept INTEGER NOT NULL, used REAL NOT NULL, etag TEXT, body BLOB) STRICT;
          CREATE INDEX IF NOT EXISTS reply_used ON reply (used);
          """)
    }
  }

  /// What is kept of an address; nil for nothing.
  public func entry(_ address: String) async -> Entry? {
    let now = now().timeIntervalSince1970
    return try? await queue.write { database -> Entry? in
      try Self.expire(now, in: database)
      guard
        let row = try Row.fetchOne(
          database, sql: "SELECT * FROM reply WHERE address = ?", arguments: [address])
      else { return nil }
      try database.execute(
        sql: "UPDATE reply SET used = ? WHERE address = ?", arguments: [now, address])
      return Entry(
        body: try row.value("body"), etag: try row.value("etag"),
        isFresh: try (row.value("fetched") as Double) <= now
          && (row.value("fresh") as Double) > now)
    }
  }

  /// Keeps a reply in place of the one before.
  ///
  /// - Parameters:
  ///   - body: nil where there is nothing at the address.
  ///   - isAbsence: whether the reply only says that nothing was found.
  public func keep(
    _ body: Data?, etag: String?, isAbsence: Bool = false, of address: String, _ terms: CacheTerms
  ) async {
    let isAbsence = isAbsence || body == nil
    let now = now().timeIntervalSince1970
    let limit = limit
    _ = try? await queue.write { database in
      try database.execute(
        sql: """
          INSERT OR REPLACE INTO reply (address, fetched, fresh, kept, used, etag, body)
            VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          address, now, now + (isAbsence ? terms.absence : terms.content),
          !isAbsence && terms.keepsForQuestion && etag != nil, now, etag, body,
        ])
      try Self.shrink(to: limit, in: database)
    }
  }

  /// The reply is as it was: it is good for as long again.
  public func renew(_ address: String, _ terms: CacheTerms) async {
    let now = now().timeIntervalSince1970
    _ = try? await queue.write { database in
      try database.execute(
        sql: "UPDATE reply SET fetched = ?, fresh = ? WHERE address = ?",
        arguments: [now, now + terms.content, address])
    }
  }
}

extension ReplyCache {
  /// Deletes what is too old, and what a clock that was set back makes too young.
  static func expire(_ now: Double, in database: Database) throws {
    try database.execute(
      sql: "DELETE FROM reply WHERE NOT kept AND (fresh <= ? OR fetched > ?)",
      arguments: [now, now])
  }

  private static func shrink(to limit: Int, in database: Database) throws {
    try database.execute(
      sql: """
        DELETE FROM reply WHERE address IN (
          SELECT address FROM (
            SELECT address,
              SUM(COALESCE(LENGTH(body), 0) + LENGTH(address)) OVER (ORDER BY used DESC, address)
                AS bytes
              FROM reply) WHERE bytes > ?)
        """, arguments: [limit])
  }
}
