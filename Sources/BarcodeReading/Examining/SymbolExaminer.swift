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
  private var known: [Verdict] = []

  /// What was found at the place of a reading.
  private struct Verdict {
    let barcode: Barcode
    let polarity: Polarity
    let view: CylinderView?
    let isDisproved: Bool
    /// Whether the symbol is seen there: if not, it may be at a place that is read better.
    let isFound: Bool
  }

  init(_ image: LumaImage, _ limits: ReaderLimits = ReaderLimits()) {
    (self.image, self.limits) = (image, limits)
  }

  /// Whether the bars at the place of a reading are not those of its code.
  ///
  /// - Parameter view: how the symbol is seen; nil unless around a cylinder.
  mutating func disproves(
    _ barcode: Barcode, polarity: Polarity = .darkOnLight, view: CylinderView? = nil
  ) -> Bool {
    guard !limits.leftOut.contains(.examination) else { return false }
    let before = known.last {
      $0.polarity == polarity && $0.view == view && $0.barcode.gtin == barcode.gtin
        && $0.barcode.symbology == barcode.symbology
        && $0.barcode.quad.overlaps(barcode.quad)
    }
    if let before,
      before.isFound || !before.isDisproved || before.barcode.quad.isAbout(barcode.quad)
    {
      return before.isDisproved
    }
    let examination = Examination(
      of: barcode, in: image, polarity: polarity, view: view, limits)
    // Without a measurement no code is believed.
    let isDisproved = examination?.disproves ?? true
    known.append(
      Verdict(
        barcode: barcode, polarity: polarity, view: view, isDisproved: isDisproved,
        isFound: examination?.isFound ?? false))
    return isDisproved
  }
}

extension Quadrilateral {
  /// Whether another is about as wide and at about the same place: what is not seen at one is not seen at the
  /// other.
  fileprivate func isAbout(_ other: Quadrilateral) -> Bool {
    let (width, otherWidth) = (
      corners[0].distance(to: corners[1]), other.corners[0].distance(to: other.corners[1])
    )
    return center.distance(to: other.center) < width / 10 && abs(width - otherWidth) < width / 10
  }
}
