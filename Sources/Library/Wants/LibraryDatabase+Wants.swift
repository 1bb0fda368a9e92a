import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryDatabase {
  public func wants(window: Range<Int>?) async throws(LibraryFailure) -> [Want] {
    try await read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT notes, dateAdded, detail FROM want JOIN release ON release.id = want.release
          ORDER BY position, want.release LIMIT ? OFFSET ?
          """, arguments: window.limitAndOffset
      )
      .map { row in
        Want(
          release: try row.json("detail"), notes: try row.value("notes"),
          dateAdded: try row.date("dateAdded"))
      }
    }
  }
}
