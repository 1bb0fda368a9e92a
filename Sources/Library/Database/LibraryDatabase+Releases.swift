import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryDatabase {
  /// Saves what is known of a release, and replaces what was saved before.
  static func remember(_ release: ReleaseDetail, in database: Database) throws {
    try remember(release.id, try encoded(release), in: database)
  }

  /// A release as it is saved.
  static func encoded(_ release: ReleaseDetail) throws -> Data {
    let encoder = JSONEncoder()
    // The same release must always give the same bytes: they are compared.
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(release)
  }

  /// - Parameter detail: what ``encoded(_:)`` gave.
  static func remember(_ id: ReleaseID, _ detail: Data, in database: Database) throws {
    try database.cachedStatement(
      sql: """
        INSERT INTO release (id, detail) VALUES (?, ?)
        ON CONFLICT (id) DO UPDATE SET detail = excluded.detail WHERE detail <> excluded.detail
        """
    )
    .execute(arguments: [id.description, detail])
  }

  /// What is known of a release; nil if it was never saved.
  static func remembered(_ id: ReleaseID, in database: Database) throws -> ReleaseDetail? {
    try Row.fetchOne(
      try database.cachedStatement(sql: "SELECT detail FROM release WHERE id = ?"),
      arguments: [id.description]
    )
    .map { try $0.json("detail") }
  }

  /// What is known of the releases that the column `release` of a table names.
  ///
  /// - Parameter condition: which rows of the table, and in which order.
  static func details(
    _ database: Database, of table: String, where condition: String,
    _ arguments: StatementArguments = []
  ) throws -> [ReleaseDetail] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT detail FROM \(table) JOIN release AS known ON known.id = \(table).release
        WHERE \(condition)
        """, arguments: arguments
    )
    .map { try $0.json("detail") }
  }
}
