import Barcodes
import Imaging

/// Finds the EAN and UPC symbols of a picture.
///
/// Reading is a pure function of the pixels: the same picture gives the same barcodes at any time
/// and on any thread.
public struct BarcodeReader: Sendable {
  public init() {}

  /// The barcodes of a picture, from top to bottom and from left to right; corners in its pixels.
  public func read(_ image: LumaImage) -> [Barcode] {
    DirectStage().read(image).sorted {
      ($0.quad.center.y, $0.quad.center.x, $0.gtin.value)
        < ($1.quad.center.y, $1.quad.center.x, $1.gtin.value)
    }
  }
}
