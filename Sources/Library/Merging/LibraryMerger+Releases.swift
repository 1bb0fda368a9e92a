import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryMerger {
  /// Saves what is known of releases that were never saved, or of which only a line of a list was known.
  func mergeReleases() throws {
    try forEachRow("SELECT id, detail FROM release") { row in
      let found = try target.cachedStatement(sql: "SELECT detail FROM release WHERE id = ?")
      let known = try Row.fetchOne(found, arguments: [try row.value("id") as String])
      if let known {
        guard try known.value("detail") as Data != row.value("detail") else { return }
        let release: ReleaseDetail = try known.json("detail")
        guard release.isOnlyListed else { return }
      }
      try LibraryDatabase.remember(try row.json("detail") as ReleaseDetail, in: target)
    }
    try forEachRow("SELECT id, summary FROM pressing") { row in
      try target.cachedStatement(sql: "INSERT OR IGNORE INTO pressing (id, summary) VALUES (?, ?)")
        .execute(arguments: [
          try row.value("id") as String, try row.value("summary") as Data,
        ])
    }
  }
}

extension ReleaseDetail {
  /// Whether no catalogue told of it: one knows at least a track, an identifier or the country.
  fileprivate var isOnlyListed: Bool {
    country == nil && tracklist.isEmpty && identifiers.isEmpty
  }
}
