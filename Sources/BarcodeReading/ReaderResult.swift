import Barcodes
import Imaging

/// The barcodes of one picture, or why there are none.
public struct ReaderResult: Sendable, Equatable {
  /// Why a picture gave no barcode.
  public enum Failure: String, Sendable, Codable {
    /// Nothing in it looks like bars.
    case noBarsSeen
    /// There are bars, but no code that can be believed.
    case notDecodable
    /// The same bars were read as different codes.
    case contradictory
  }

  /// The barcodes that are believed, from top to bottom and from left to right.
  public let barcodes: [Barcode]
  /// Why there are none; nil where there are some.
  public let failure: Failure?

  /// A copy with every corner passed through `transform`, such as from a rotated picture to the
  /// upright one.
  public func mappingQuads(_ transform: (Point) -> Point) -> ReaderResult {
    ReaderResult(barcodes: barcodes.map { $0.mappingQuad(transform) }, failure: failure)
  }
}

extension ReaderResult {
  /// - Parameters:
  ///   - barcodes: the accepted barcodes, in any order.
  ///   - barsSeen: whether the picture has a region with about as many edges as a symbol.
  init(_ decision: BarcodeDecision, barcodes: [Barcode], barsSeen: Bool) {
    self.barcodes = barcodes.sorted {
      ($0.quad.center.y, $0.quad.center.x, $0.gtin.value)
        < ($1.quad.center.y, $1.quad.center.x, $1.gtin.value)
    }
    failure =
      switch (barcodes.isEmpty, decision.isContradictory, barsSeen) {
      case (false, _, _): nil
      case (_, true, _): .contradictory
      case (_, _, true): .notDecodable
      case (_, _, false): .noBarsSeen
      }
  }
}
