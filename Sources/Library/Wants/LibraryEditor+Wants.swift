import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryEditor {
  /// Adds a record at the end of the wants; false if it is there already.
  public func want(
    _ release: ReleaseDetail, notes: String = "", dateAdded: Date? = nil
  ) throws -> Bool {
    try want(
      release.id, saving: try SavedRelease(release), notes: notes, dateAdded: dateAdded,
      at: try lastWantPosition() + 1)
  }

  /// Where the last record in the wants is; 0 if there is none.
  func lastWantPosition() throws -> Int {
    try Int.fetchOne(database, sql: "SELECT max(position) FROM want") ?? 0
  }

  /// Adds a record to the wants at a place in their order; false if it is there already.
  ///
  /// - Parameter saved: the release as it is saved; nil if it is saved already.
  func want(
    _ release: ReleaseID, saving saved: SavedRelease?, notes: String, dateAdded: Date?,
    at position: Int
  ) throws -> Bool {
    if let saved { try LibraryDatabase.remember(saved, in: database) }
    try database.cachedStatement(
      sql: "INSERT INTO want VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    )
    .execute(arguments: [
      release.description, notes, (dateAdded ?? now).secondsSince1970, position,
    ])
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
