import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryDatabase {
  /// What was read of a list is good for so many seconds: as long as Discogs' content may be shown.
  private static let pageLife = 6 * 3600

  /// Checks whose collection the library is paired with, and says how far its lists were read by a run
  /// that did not end.
  ///
  /// - Parameter resumes: false to read all again.
  /// - Throws: ``LibraryFailure``; ``LibraryFailure/refused(_:remedy:)`` if it is somebody else's.
  public func beginDiscogsReading(
    of username: String, resumes: Bool
  ) async throws(LibraryFailure) -> [DiscogsList: DiscogsProgress] {
    let now = wholeSecond.secondsSince1970
    return try await write { database in
      try database.execute(
        sql: "INSERT INTO discogsAccount (number, username) VALUES (1, ?) ON CONFLICT DO NOTHING",
        arguments: [username])
      let owner = try String.fetchOne(database, sql: "SELECT username FROM discogsAccount")
      guard let owner, owner == username else {
        throw LibraryFailure.refused(
          "this library goes with the collection of '\(owner ?? "")' at Discogs, and the token is "
            + "that of '\(username)'", remedy: .nameLibrary)
      }
      let oldest = try Int.fetchOne(database, sql: "SELECT min(readAt) FROM discogsPage")
      if !resumes || oldest.map({ now - $0 > Self.pageLife || $0 > now }) == true {
        try Self.forgetDiscogsPages(in: database)
      }
      return try DiscogsList.allCases.reduce(into: [:]) { progress, list in
        progress[list] = try DiscogsProgress(list, database)
      }
    }
  }

  /// Saves a page of a list.
  ///
  /// - Throws: ``LibraryFailure``.
  public func keepDiscogsPage(
    _ progress: DiscogsProgress, of list: DiscogsList, _ entries: [DiscogsEntry]
  ) async throws(LibraryFailure) {
    let now = wholeSecond.secondsSince1970
    try await write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO discogsPage VALUES (?, ?, ?, ?, ?)",
        arguments: [list.rawValue, progress.page, progress.pages, progress.total, now])
      let statement = try database.cachedStatement(
        sql: "INSERT OR REPLACE INTO discogsFound VALUES (?, ?, ?, ?, ?, ?, ?)")
      for entry in entries {
        try statement.execute(arguments: [
          list.rawValue, entry.number, entry.release.id.description,
          try Self.encoded(entry.release), try entry.values.encoded,
          entry.dateAdded?.secondsSince1970, entry.dateInFile?.secondsSince1970,
        ])
      }
    }
  }

  /// Whether a list was read whole, so that what is not in it is not at Discogs. If entries were added
  /// or removed there meanwhile, it may not be: pages shift.
  ///
  /// - Throws: ``LibraryFailure``.
  public func isDiscogsListWhole(_ list: DiscogsList) async throws(LibraryFailure) -> Bool {
    try await read { try Self.isDiscogsListWhole(list, $0) }
  }

  static func isDiscogsListWhole(_ list: DiscogsList, _ database: Database) throws -> Bool {
    let progress = try DiscogsProgress(list, database)
    let count = try Int.fetchOne(
      database, sql: "SELECT count(*) FROM discogsFound WHERE list = ?", arguments: [list.rawValue])
    return progress.isComplete && count == progress.total
  }

  /// Whether all copies of a page were at Discogs at the last pull already.
  ///
  /// - Throws: ``LibraryFailure``.
  public func areKnownAtDiscogs(_ instances: [Int]) async throws(LibraryFailure) -> Bool {
    try await read { database in
      let statement = try database.cachedStatement(
        sql: "SELECT EXISTS (SELECT 1 FROM discogsCopy WHERE instance = ?)")
      return try instances.allSatisfy {
        try Bool.fetchOne(statement, arguments: [$0]) ?? false
      }
    }
  }

  /// Forgets what was read of a list.
  ///
  /// - Throws: ``LibraryFailure``.
  public func forgetDiscogsPages(of list: DiscogsList) async throws(LibraryFailure) {
    try await write { database in
      for table in ["discogsPage", "discogsFound"] {
        try database.execute(
          sql: "DELETE FROM \(table) WHERE list = ?", arguments: [list.rawValue])
      }
    }
  }

  static func forgetDiscogsPages(in database: Database) throws {
    try database.execute(sql: "DELETE FROM discogsPage; DELETE FROM discogsFound")
  }
}

extension DiscogsProgress {
  fileprivate init(_ list: DiscogsList, _ database: Database) throws {
    let row = try Row.fetchOne(
      database,
      sql: "SELECT page, pages, total FROM discogsPage WHERE list = ? ORDER BY page DESC LIMIT 1",
      arguments: [list.rawValue])
    self.init(
      page: try row?.value("page") ?? 0, pages: try row?.value("pages") ?? 0,
      total: try row?.value("total") ?? 0)
  }

  public init(page: Int, of pages: Int, total: Int) {
    self.init(page: page, pages: pages, total: total)
  }
}

extension DiscogsValues {
  /// As they are kept in a column: the same values are always the same bytes.
  var encoded: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(self)
    }
  }
}
