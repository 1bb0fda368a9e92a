import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryEditor {
  /// Adds a record at the end of the wants; false if it is there already.
  public func want(
    _ release: ReleaseDetail, notes: String = "", dateAdded: Date? = nil
  ) throws -> Bool {
    try LibraryDatabase.remember(release, in: database)
    try database.execute(
      sql: """
        INSERT INTO want
        SELECT ?, ?, ?, coalesce(max(position), 0) + 1 FROM want WHERE true
        ON CONFLICT DO NOTHING
        """,
      arguments: [release.id.description, notes, (dateAdded ?? now).secondsSince1970])
    return database.changesCount > 0
  }

  /// Changes the words that are remembered with a wanted record; false if they were so already.
  public func setNotes(_ notes: String, ofWanted release: ReleaseID) throws -> Bool {
    try database.execute(
      sql: "UPDATE want SET notes = ?1 WHERE release = ?2 AND notes <> ?1",
      arguments: [notes, release.description])
    return database.changesCount > 0
  }

  /// Removes a record from the wants; false if it is not there.
  public func stopWanting(_ release: ReleaseID) throws -> Bool {
    try database.execute(
      sql: "DELETE FROM want WHERE release = ?", arguments: [release.description])
    return database.changesCount > 0
  }

  /// The records in the wants, in the user's order.
  public func wantedReleases() throws -> [ReleaseDetail] {
    try LibraryDatabase.details(
      database, of: "want", where: "true ORDER BY position, release")
  }
}
