import Barcodes
import GRDB
import Releases

extension LibraryDatabase {
  public func chosenRelease(for gtin: GTIN) async throws(LibraryFailure) -> ReleaseDetail? {
    try await read { database in
      try Self.details(database, of: "decision", where: "gtin = ?", [Int64(gtin.value)]).first
    }
  }
}
