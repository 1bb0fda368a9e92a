import Foundation
import GRDB
import Releases

extension LibraryDatabase {
  public func wants(window: Range<Int>?) async throws(LibraryFailure) -> [Want] {
    try await read { database in
      let decoder = JSONDecoder()
      return try Row.fetchAll(
        database,
        sql: """
          SELECT notes, dateAdded, detail FROM want JOIN release ON release.id = want.release
          ORDER BY position, want.release LIMIT ? OFFSET ?
          """, arguments: window.limitAndOffset
      )
      .map { row in
        Want(
          release: try decoder.decode(ReleaseSummary.self, from: row["detail"]),
          notes: row["notes"], dateAdded: Date(secondsSince1970: row["dateAdded"]))
      }
    }
  }
}
