import Barcodes
import Imaging

/// What came of reading one picture.
public struct ReaderResult: Sendable, Equatable {
  /// Why a picture gave no barcode.
  public enum Failure: String, Sendable, Codable {
    /// Nothing in it looks like bars.
    case noBarsSeen
    /// There are bars, but no code in them that could be relied on.
    case notDecodable
    /// The same bars were read as different codes.
    case contradictory
  }

  /// The barcodes that are relied on, from top to bottom and from left to right.
  public let barcodes: [Barcode]
  /// Why there are none; nil where there are some.
  public let failure: Failure?

  /// The same result with every corner moved, as from a turned picture to the upright one.
  public func mappingQuads(_ transform: (Point) -> Point) -> ReaderResult {
    ReaderResult(barcodes: barcodes.map { $0.mappingQuad(transform) }, failure: failure)
  }
}
