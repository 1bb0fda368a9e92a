import Foundation
import GRDB
import Releases
import SQLiteSupport

/// What a catalogue holds, as it was counted when it was made.
public struct CatalogInfo: Sendable, Equatable {
  /// What it was made from.
  public let origin: CatalogOrigin
  /// The file; nil for the sample.
  public let path: String?
  public let releaseCount: Int
  /// How many different barcodes name a release, as they are written.
  public let barcodeCount: Int
  /// How many of those name more than one.
  public let sharedBarcodeCount: Int
  /// Pairs of such a barcode and a release.
  public let barcodePairCount: Int
  /// Releases that one of those barcodes names.
  public let releaseWithBarcodeCount: Int
  /// How many more barcodes name a release once missing digits are added.
  public let completedBarcodeCount: Int
  public let masterCount: Int
  /// Releases that the source had twice.
  public let repeatedCount: Int

  public var name: String { origin.name }
  /// The source of its data, and the licence.
  public var source: String { origin.source }

  package init(_ origin: CatalogOrigin, _ counts: CatalogCounts, path: String?) {
    self.origin = origin
    self.path = path
    releaseCount = counts.releases
    barcodeCount = counts.barcodes
    sharedBarcodeCount = counts.sharedBarcodes
    barcodePairCount = counts.barcodePairs
    releaseWithBarcodeCount = counts.releasesWithBarcode
    completedBarcodeCount = counts.completedBarcodes
    masterCount = counts.masters
    repeatedCount = counts.repeated
  }
}

extension CatalogDatabase {
  /// Says what the catalogue holds; nothing is counted.
  ///
  /// - Throws: ``LookUpFailure`` of the lasting kind.
  public func info() throws(LookUpFailure) -> CatalogInfo {
    do {
      return try reader.read { database in
        guard let row = try Row.fetchOne(database, sql: "SELECT origin, counts FROM catalog")
        else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "it has no description") }
        return CatalogInfo(try row.json("origin"), try row.json("counts"), path: path)
      }
    } catch {
      throw unreadable(error)
    }
  }
}
