import Foundation
import GRDB
import SQLiteSupport

/// Puts copies by, in a table of this connection, that are then added to the collection together.
///
/// For each statement that triggers belong to, SQLite first saves the pages which it changes. One for
/// hundreds of copies saves each page once.
struct ArrivingCopies: Sendable {
  init(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TEMP TABLE arriving (
          release, folder, mediaCondition, sleeveCondition, rating, notes, dateAdded, customFields
        )
        """)
  }

  /// - Parameter now: the time of adding, where the row does not say.
  func append(
    _ copy: ImportedCopy, in folder: CollectionFolder.ID, at now: Date, _ database: Database
  ) throws {
    try database.cachedStatement(sql: "INSERT INTO arriving VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
      .execute(arguments: [
        copy.release.id.description, folder, copy.mediaCondition?.rawValue,
        copy.sleeveCondition?.rawValue, copy.rating, copy.notes,
        (copy.dateAdded ?? now).secondsSince1970, try copy.customFields.encoded,
      ])
  }

  /// Adds what was put by to the collection, in that order. Their releases must have been saved.
  func add(to database: Database) throws {
    try database.cachedStatement(
      sql: """
        INSERT INTO item (release, folder, mediaCondition, sleeveCondition, rating, notes, dateAdded,
          customFields)
        SELECT release, folder, mediaCondition, sleeveCondition, rating, notes, dateAdded, customFields
        FROM arriving ORDER BY rowid
        """
    ).execute()
    try database.cachedStatement(sql: "DELETE FROM arriving").execute()
  }
}
