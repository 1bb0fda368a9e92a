import GRDB
import Releases
import SQLiteSupport

/// What a catalogue holds.
public struct CatalogInfo: Sendable, Equatable {
  public let name: String
  /// The source of its data, and the licence.
  public let source: String
  /// The file; nil for the sample.
  public let path: String?
  public let releaseCount: Int
  /// How many different barcodes name a release.
  public let barcodeCount: Int
  /// How many of those name more than one.
  public let sharedBarcodeCount: Int
}

extension CatalogDatabase {
  /// Counts what the catalogue holds.
  ///
  /// - Throws: ``LookUpFailure`` of the lasting kind.
  public func info() throws(LookUpFailure) -> CatalogInfo {
    do {
      return try reader.read { database in
        let row = try Row.fetchOne(database, sql: "SELECT name, source FROM catalog")
        func count(_ sql: String) throws -> Int { try Int.fetchOne(database, sql: sql) ?? 0 }
        return CatalogInfo(
          name: row?["name"] ?? "unnamed", source: row?["source"] ?? "unknown", path: path,
          releaseCount: try count("SELECT count(*) FROM release"),
          barcodeCount: try count("SELECT count(DISTINCT gtin) FROM barcode"),
          sharedBarcodeCount: try count(
            """
            SELECT count(*) FROM
              (SELECT gtin FROM barcode GROUP BY gtin HAVING count(*) > 1)
            """))
      }
    } catch {
      throw unreadable(error)
    }
  }
}
