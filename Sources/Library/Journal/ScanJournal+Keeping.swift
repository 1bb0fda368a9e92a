import Foundation
import GRDB
import Releases
import SQLiteSupport

extension ScanJournal {
  /// Enters photos in place of what was known of them, all or none; they are on the disk when it
  /// returns.
  ///
  /// - Parameters:
  ///   - releases: what is known of the releases that the outcomes speak of.
  ///   - pressings: others that they speak of, of which only this is known.
  ///   - gone: names under which there is nothing any more.
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

  /// Puts outcomes in the place of those of the same pages.
  ///
  /// - Parameter hash: SHA-256 of the content that they are of.
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

  private static func keep(_ entry: JournalEntry, in database: Database) throws {
    let path = Data(entry.path)
    let scanned = entry.scannedAt.secondsSince1970
    guard let file = entry.file else {
      try database.execute(
        literal: """
          INSERT OR REPLACE INTO scanPhoto (path, problem, scanned)
          VALUES (\(path), \(entry.outcomes.first?.body ?? Data()), \(scanned))
          """)
      return
    }
    if !entry.outcomes.isEmpty {
      try database.execute(
        literal: """
          INSERT INTO scanContent (hash, reader, taken, scanned)
          VALUES (\(Data(file.hash)), \(entry.reader), \(entry.takenAt), \(scanned))
          ON CONFLICT (hash) DO UPDATE
          SET reader = excluded.reader, taken = excluded.taken, scanned = excluded.scanned
          """)
    }
    let content = try Int64.fetchOne(
      database, sql: "SELECT number FROM scanContent WHERE hash = ?",
      arguments: [Data(file.hash)])
    guard let content else { return }
    if !entry.outcomes.isEmpty { try replace(content, by: entry.outcomes, in: database) }
    try database.execute(
      literal: """
        INSERT OR REPLACE INTO scanPhoto (path, content, size, modified)
        VALUES (\(path), \(content), \(file.size), \(file.modified))
        """)
  }

  private static func replace(
    _ content: Int64, by outcomes: [JournalEntry.Outcome], in database: Database
  ) throws {
    try database.execute(literal: "DELETE FROM scanOutcome WHERE content = \(content)")
    try database.execute(literal: "DELETE FROM scanBarcode WHERE content = \(content)")
    for outcome in outcomes {
      try database.execute(
        literal: """
          INSERT INTO scanOutcome (content, page, status, body)
          VALUES (\(content), \(outcome.page), \(outcome.status), \(outcome.body))
          """)
    }
    for gtin in Set(outcomes.flatMap(\.gtins)) {
      try database.execute(
        literal: """
          INSERT INTO scanBarcode (gtin, content) VALUES (\(Int64(gtin.value)), \(content))
          """)
    }
  }
}
