import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryDatabase {
  /// Saves what is known of a release, and replaces what was saved before.
  static func remember(_ release: ReleaseDetail, in database: Database) throws {
    try remember(try SavedRelease(release), in: database)
  }

  /// A release as it is saved.
  static func encoded(_ release: ReleaseDetail) throws -> Data {
    let encoder = JSONEncoder()
    // The same release must always give the same bytes: they are compared.
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(release)
  }

  static func remember(_ release: SavedRelease, in database: Database) throws {
    try database.cachedStatement(
      sql: """
        INSERT INTO release (id, detail) VALUES (?, ?)
        ON CONFLICT (id) DO UPDATE SET detail = excluded.detail WHERE detail <> excluded.detail
        """
    )
    .execute(arguments: [release.id.description, release.detail])
    if database.changesCount > 0 { try release.traits.save(in: database) }
  }

  /// What is known of a release; nil if it was never saved.
  static func remembered(_ id: ReleaseID, in database: Database) throws -> ReleaseDetail? {
    try Row.fetchOne(
      try database.cachedStatement(sql: "SELECT detail FROM release WHERE id = ?"),
      arguments: [id.description]
    )
    .map { try $0.json("detail") }
  }

  /// What lists show of releases, by the texts of their ids; those that were never saved are left out.
  static func remembered(
    _ ids: [ReleaseID], in database: Database
  ) throws -> [String: ReleaseSummary] {
    let list = try JSONEncoder().encode(ids.map(\.description))
    let statement = try database.cachedStatement(
      sql: "SELECT id, detail FROM release WHERE id IN (SELECT value FROM json_each(?))")
    let rows = try Row.fetchCursor(statement, arguments: [String(decoding: list, as: UTF8.self)])
    var releases: [String: ReleaseSummary] = [:]
    while let row = try rows.next() { releases[try row.value("id")] = try row.json("detail") }
    return releases
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
