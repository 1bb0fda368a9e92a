import Barcodes
import Imaging

/// Measures the bars of readings once more, where they are in the picture, and remembers what it
/// found.
///
/// zbar decides a digit by the widths of its bars and spaces, and ink that spreads makes a 1 of a 7
/// and a 2 of an 8; two such errors keep the check digit. The model has the spread as a parameter,
/// estimated from the whole symbol. It is to fits what the distances between similar edges are to
/// widths (ISO/IEC 15420, reference decode algorithm): the spread does not change them.
struct SymbolExaminer {
  private let image: LumaImage
  let limits: ReaderLimits
  private var known: [(barcode: Barcode, polarity: Polarity, isDisproved: Bool)] = []

  init(_ image: LumaImage, _ limits: ReaderLimits = ReaderLimits()) {
    (self.image, self.limits) = (image, limits)
  }

  /// Whether the bars at the place of a reading are not those of its code.
  mutating func disproves(_ barcode: Barcode, polarity: Polarity = .darkOnLight) -> Bool {
    let before = known.first {
      $0.polarity == polarity && $0.barcode.gtin == barcode.gtin
        && $0.barcode.symbology == barcode.symbology
        && $0.barcode.quad.overlaps(barcode.quad)
    }
    if let before { return before.isDisproved }
    // A short code is easily found in other bars: without a measurement it is not believed.
    let isDisproved =
      Examination(of: barcode, in: image, polarity: polarity, limits)?.disproves
      ?? barcode.symbology.isShort
    known.append((barcode, polarity, isDisproved))
    return isDisproved
  }
}
