import Foundation
import GRDB
import Releases

extension LibraryDatabase {
  /// What the user looks for, in the user's order.
  ///
  /// - Throws: ``LibraryFailure``.
  public func wants() async throws(LibraryFailure) -> [Want] {
    try await read { database in
      let decoder = JSONDecoder()
      return try Row.fetchAll(
        database,
        sql: """
          SELECT notes, dateAdded, detail FROM want JOIN release ON release.id = want.release
          ORDER BY position, want.release
          """
      )
      .map { row in
        Want(
          release: try decoder.decode(ReleaseSummary.self, from: row["detail"]),
          notes: row["notes"], dateAdded: Date(secondsSince1970: row["dateAdded"]))
      }
    }
  }
}
