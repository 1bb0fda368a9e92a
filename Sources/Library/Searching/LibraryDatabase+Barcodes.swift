import GRDB
import Releases
import SQLiteSupport

extension LibraryDatabase {
  /// The releases that the library knows a barcode of.
  ///
  /// - Throws: ``LibraryFailure``.
  public func releasesWithBarcode() async throws(LibraryFailure) -> Set<ReleaseID> {
    try await read { database in
      var ids: Set<ReleaseID> = []
      let cursor = try Row.fetchCursor(database, sql: "SELECT detail FROM release")
      while let row = try cursor.next() {
        let release: ReleaseDetail = try row.json("detail")
        if !release.gtins.isEmpty { ids.insert(release.id) }
      }
      return ids
    }
  }
}
