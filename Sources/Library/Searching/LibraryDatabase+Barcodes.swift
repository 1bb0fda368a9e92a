import GRDB
import Releases

extension LibraryDatabase {
  /// The releases that the library knows a barcode of.
  ///
  /// - Throws: ``LibraryFailure``.
  public func releasesWithBarcode() async throws(LibraryFailure) -> Set<ReleaseID> {
    try await read { database in
      var ids: Set<ReleaseID> = []
      let rows = try Row.fetchCursor(database, sql: "SELECT release, line FROM releaseTraits")
      while let row = try rows.next() {
        let traits = try ReleaseTraits(row: row)
        if !traits.barcodes.isEmpty { ids.insert(traits.release.id) }
      }
      return ids
    }
  }
}
