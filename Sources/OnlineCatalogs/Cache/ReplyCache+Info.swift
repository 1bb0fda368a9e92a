import Foundation
import GRDB
import SQLiteSupport

extension ReplyCache {
  /// What is in the file.
  public struct Info: Sendable, Hashable {
    /// What is there of one host.
    public struct Host: Sendable, Hashable {
      public let name: String
      public var replies = 0
      /// Of the bodies.
      public var bytes = 0
    }

    /// By name.
    public internal(set) var hosts: [Host] = []
    /// When the oldest reply came; nil where there is none.
    public internal(set) var oldest: Date?
    /// How many bytes there may be.
    public let limit: Int

    public var replies: Int { hosts.reduce(0) { $0 + $1.replies } }
    public var bytes: Int { hosts.reduce(0) { $0 + $1.bytes } }
  }

  /// What is in it, without what may not be shown any more.
  ///
  /// - Throws: SQLite's error.
  public func info() async throws -> Info {
    let (now, limit) = (now().timeIntervalSince1970, limit)
    return try await queue.write { database in
      try Self.expire(now, in: database)
      return try Self.info(limit, in: database)
    }
  }

  /// Deletes all replies.
  ///
  /// - Returns: what was there.
  /// - Throws: SQLite's error.
  @discardableResult
  public func clear() async throws -> Info {
    let limit = limit
    let info = try await queue.write { database in
      let info = try Self.info(limit, in: database)
      try database.execute(sql: "DELETE FROM reply")
      return info
    }
    try await queue.vacuum()
    return info
  }

  private static func info(_ limit: Int, in database: Database) throws -> Info {
    var hosts: [String: Info.Host] = [:]
    var info = Info(limit: limit)
    let rows = try Row.fetchCursor(
      database,
      sql: "SELECT address, fetched, COALESCE(LENGTH(body), 0) AS bytes FROM reply ORDER BY fetched"
    )
    while let row = try rows.next() {
      info.oldest =
        try info.oldest ?? Date(timeIntervalSince1970: row.value("fetched"))
      let name = URL(string: try row.value("address"))?.authority ?? ""
      hosts[name, default: Info.Host(name: name)].replies += 1
      hosts[name]?.bytes += try row.value("bytes") as Int
    }
    info.hosts = hosts.values.sorted { $0.name < $1.name }
    return info
  }
}
