import Foundation
import GRDB

/// When which host was asked, for all programs of the user.
///
/// It is a file of its own: the library is precious and is copied once a day, and a row is written here
/// for each request; whoever deletes the file loses a minute's memory. Without a file that can be
/// written it works for this program alone.
public struct PaceFile: Sendable {
  private let queue: DatabaseQueue

  /// - Parameter path: created if it is missing; nil for this program alone.
  /// - Throws: SQLite's error, where it has no memory for an empty database.
  public init(path: String?) throws {
    if let path, let queue = try? Self.open(path) {
      self.queue = queue
    } else {
      queue = try Self.open(nil)
    }
  }

  private static func open(_ path: String?) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    // What a power failure takes is a minute's memory.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF") }
    let queue: DatabaseQueue
    if let path {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      queue = try DatabaseQueue(path: path, configuration: configuration)
    } else {
      queue = try DatabaseQueue(configuration: configuration)
    }
    try queue.write { database in
      try database.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS request
            (id INTEGER PRIMARY KEY, host TEXT NOT NULL, sent REAL NOT NULL, answered REAL) STRICT;
          CREATE INDEX IF NOT EXISTS request_host ON request (host);
          CREATE TABLE IF NOT EXISTS host
            (name TEXT PRIMARY KEY, allowed INTEGER, resume REAL NOT NULL DEFAULT 0,
             rests INTEGER NOT NULL DEFAULT 0, failures INTEGER NOT NULL DEFAULT 0) STRICT;
          """)
    }
    return queue
  }

  /// What `body` makes of the file while no other program changes it.
  func change<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async -> Value? {
    try? await queue.write { try body($0) }
  }
}
