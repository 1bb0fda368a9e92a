import Barcodes

/// A code that zbar read.
public struct ReadingTrace: Sendable, Equatable {
  /// The digits as printed under the bars.
  public let text: String
  public let symbology: Symbology
  /// How many scan lines agreed.
  public let lines: Int

  init(_ barcode: Barcode) {
    (text, symbology, lines) = (barcode.text, barcode.symbology, barcode.agreeingLines)
  }
}
