import Foundation
import GRDB
import Releases
import SQLiteSupport

extension ScanJournal {
  /// Saves the entries of photos and replaces earlier ones, in one transaction that is on the disk when
  /// this returns.
  ///
  /// - Parameters:
  ///   - releases: what is known of the releases that the outcomes refer to.
  ///   - pressings: others that they refer to, of which only the summary is known.
  ///   - gone: the names of files that do not exist any more.
  /// - Throws: ``LibraryFailure``.
  public func keep(
    _ entries: [JournalEntry], releases: [ReleaseDetail] = [], pressings: [ReleaseSummary] = [],
    gone: [[UInt8]] = []
  ) async throws(LibraryFailure) {
    try await library.write { database in
      for release in releases { try LibraryDatabase.remember(release, in: database) }
      for pressing in pressings { try Self.remember(pressing, in: database) }
      for path in gone {
        try database.execute(
          literal: "DELETE FROM scanPhoto WHERE path = \(Data(path))")
      }
      for entry in entries { try Self.keep(entry, in: database) }
    }
  }

  /// Saves which photos show one record.
  ///
  /// - Parameter groups: for each photo's name the name of the one that says which record it is; nil for
  ///   a photo that is taken alone.
  /// - Throws: ``LibraryFailure``.
  public func keep(groups: [[UInt8]: [UInt8]?]) async throws(LibraryFailure) {
    try await library.write { database in
      let statement = try database.cachedStatement(
        sql: "UPDATE scanPhoto SET record = ? WHERE path = ?")
      for (path, record) in groups {
        try statement.execute(arguments: [record.map { Data($0) }, Data(path)])
      }
    }
  }

  /// Replaces the outcomes of the same pages.
  ///
  /// - Parameter hash: SHA-256 of the content that they belong to.
  /// - Throws: ``LibraryFailure``.
  public func replace(
    _ outcomes: [JournalEntry.Outcome], ofContent hash: [UInt8], at date: Date,
    releases: [ReleaseDetail], pressings: [ReleaseSummary]
  ) async throws(LibraryFailure) {
    try await library.write { database in
      for release in releases { try LibraryDatabase.remember(release, in: database) }
      for pressing in pressings { try Self.remember(pressing, in: database) }
      try database.execute(
        literal: """
          UPDATE scanContent SET scanned = \(date.secondsSince1970)
          WHERE hash = \(Data(hash))
          """)
      for outcome in outcomes {
        try database.execute(
          literal: """
            UPDATE scanOutcome SET status = \(outcome.status), body = \(outcome.body)
            WHERE page = \(outcome.page)
              AND content = (SELECT number FROM scanContent WHERE hash = \(Data(hash)))
            """)
      }
    }
  }

  static func keep(_ entry: JournalEntry, in database: Database) throws {
    let path = Data(entry.path)
    let scanned = entry.scannedAt.secondsSince1970
    guard let file = entry.file else {
      try database.cachedStatement(
        literal: """
          INSERT OR REPLACE INTO scanPhoto (path, problem, scanned)
          VALUES (\(path), \(entry.outcomes.first?.body ?? Data()), \(scanned))
          """
      ).execute()
      return
    }
    if !entry.outcomes.isEmpty {
      try database.cachedStatement(
        literal: """
          INSERT INTO scanContent (hash, reader, taken, scanned)
          VALUES (\(Data(file.hash)), \(entry.reader), \(entry.takenAt), \(scanned))
          ON CONFLICT (hash) DO UPDATE
          SET reader = excluded.reader, taken = excluded.taken, scanned = excluded.scanned
          """
      ).execute()
    }
    let content = try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT number FROM scanContent WHERE hash = ?"),
      arguments: [Data(file.hash)])
    guard let content else { return }
    if !entry.outcomes.isEmpty { try replace(content, by: entry.outcomes, in: database) }
    try database.cachedStatement(
      literal: """
        INSERT OR REPLACE INTO scanPhoto (path, content, size, modified)
        VALUES (\(path), \(content), \(file.size), \(file.modified))
        """
    ).execute()
  }

  private static func replace(
    _ content: Int64, by outcomes: [JournalEntry.Outcome], in database: Database
  ) throws {
    try database.cachedStatement(literal: "DELETE FROM scanOutcome WHERE content = \(content)")
      .execute()
    try database.cachedStatement(literal: "DELETE FROM scanBarcode WHERE content = \(content)")
      .execute()
    for outcome in outcomes {
      try database.cachedStatement(
        literal: """
          INSERT INTO scanOutcome (content, page, status, body)
          VALUES (\(content), \(outcome.page), \(outcome.status), \(outcome.body))
          """
      ).execute()
    }
    for gtin in Set(outcomes.flatMap(\.gtins)) {
      try database.cachedStatement(
        literal: """
          INSERT INTO scanBarcode (gtin, content) VALUES (\(Int64(gtin.value)), \(content))
          """
      ).execute()
    }
  }
}
