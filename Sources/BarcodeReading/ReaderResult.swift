import Barcodes
import Imaging

/// The barcodes of one picture, or why there are none.
public struct ReaderResult: Sendable, Equatable {
  /// The barcodes that are believed, from top to bottom and from left to right.
  public let barcodes: [Barcode]
  /// Why there are none; nil where there are some.
  public let failure: Failure?

  /// A copy with every corner passed through `transform`, such as from a rotated picture to the
  /// upright one.
  public func mappingQuads(_ transform: (Point) -> Point) -> ReaderResult {
    ReaderResult(
      barcodes: barcodes.map { $0.mappingQuad(transform) },
      failure: failure?.mappingPoints(transform))
  }
}

extension ReaderResult {
  /// - Parameters:
  ///   - barcodes: the accepted barcodes, in any order.
  ///   - diagnosis: says why there are none.
  init(_ decision: BarcodeDecision, barcodes: [Barcode], diagnosis: () -> Failure) {
    self.barcodes = barcodes.sorted {
      ($0.quad.center.y, $0.quad.center.x, $0.gtin.value)
        < ($1.quad.center.y, $1.quad.center.x, $1.gtin.value)
    }
    failure =
      switch (barcodes.isEmpty, decision.isContradictory) {
      case (false, _): nil
      case (_, true): .contradictory
      case (_, false): diagnosis()
      }
  }
}
