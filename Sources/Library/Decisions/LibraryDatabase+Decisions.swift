import Barcodes
import GRDB
import Releases

extension LibraryDatabase {
  /// The pressing that was decided on for a barcode; nil where nothing was decided.
  ///
  /// - Throws: ``LibraryFailure``.
  public func chosenRelease(for gtin: GTIN) async throws(LibraryFailure) -> ReleaseDetail? {
    try await read { database in
      try Self.details(database, of: "decision", where: "gtin = ?", [Int64(gtin.value)]).first
    }
  }
}
