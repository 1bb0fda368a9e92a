import Foundation
import GRDB
import Releases
import SQLiteSupport

extension ScanJournal {
  /// What is known of a release; nil if it was never saved.
  ///
  /// - Throws: ``LibraryFailure``.
  public func release(_ id: ReleaseID) async throws(LibraryFailure) -> ReleaseDetail? {
    try await library.read { try LibraryDatabase.remembered(id, in: $0) }
  }

  /// The summaries of releases, in the order of the ids; nil for one that was never saved.
  ///
  /// - Throws: ``LibraryFailure``.
  public func pressings(_ ids: [ReleaseID]) async throws(LibraryFailure) -> [ReleaseSummary?] {
    try await library.read { database in
      try ids.map { id in
        try Row.fetchOne(
          database, sql: "SELECT summary FROM pressing WHERE id = ?",
          arguments: [id.description]
        )
        .map { try $0.json("summary") }
          ?? LibraryDatabase.remembered(id, in: database)?.summary
      }
    }
  }

  static func remember(_ pressing: ReleaseSummary, in database: Database) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try database.execute(
      sql: """
        INSERT INTO pressing (id, summary) VALUES (?, ?)
        ON CONFLICT (id) DO UPDATE SET summary = excluded.summary
        WHERE summary <> excluded.summary
        """,
      arguments: [pressing.id.description, try encoder.encode(pressing)])
  }
}
