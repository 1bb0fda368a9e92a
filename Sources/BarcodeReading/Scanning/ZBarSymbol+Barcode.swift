import Barcodes
import CZBar
import Imaging

extension ZBarSymbol {
  /// The barcode that zbar read; nil for an add-on, where the check digit is wrong, and for
  /// UPC-E of number system 1, which the specification does not have.
  ///
  /// - Parameter quad: the corners, where they are known better than from zbar's points.
  func barcode(stage: ReadingStage, quad: Quadrilateral? = nil) -> Barcode? {
    guard let symbology = Symbology(type), let gtin = GTIN(printed: data, as: symbology),
      // Of number system 1: half of a long symbol, see ``SymbolText``.
      symbology != .upcE || data.hasPrefix("0")
    else { return nil }
    return Barcode(
      gtin: gtin, symbology: symbology, text: data,
      quad: quad ?? Quadrilateral(enclosing: points, readingTowards: readingDirection),
      stage: stage, agreeingLines: quality)
  }

  /// The digits of an add-on; nil for any other symbol.
  var addOn: AddOn? {
    type == ZBAR_EAN2 || type == ZBAR_EAN5 ? AddOn(data) : nil
  }

  /// Whether the symbol was read from right to left along rows.
  var isBackwards: Bool { orientation == ZBAR_ORIENT_DOWN }

  /// The direction of reading to the nearest quarter turn, as zbar estimates it.
  private var readingDirection: Point {
    switch orientation {
    case ZBAR_ORIENT_RIGHT: Point(x: 0, y: 1)
    case ZBAR_ORIENT_DOWN: Point(x: -1, y: 0)
    case ZBAR_ORIENT_LEFT: Point(x: 0, y: -1)
    default: Point(x: 1, y: 0)
    }
  }
}
