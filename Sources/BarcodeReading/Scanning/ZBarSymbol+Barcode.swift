import Barcodes
import CZBar
import Imaging

extension ZBarSymbol {
  /// What zbar read as a barcode; nil for an add-on or where the check digit is wrong.
  ///
  /// - Parameter quad: the corners, where they are better known than from zbar's points.
  func barcode(stage: ReadingStage, quad: Quadrilateral? = nil) -> Barcode? {
    let read: (symbology: Symbology, gtin: GTIN?)? =
      switch type {
      case ZBAR_EAN13: (.ean13, GTIN(digits: data))
      case ZBAR_EAN8: (.ean8, GTIN(digits: data))
      case ZBAR_UPCA: (.upcA, GTIN(digits: data))
      case ZBAR_UPCE: (.upcE, GTIN(upcE: data))
      default: nil
      }
    guard let read, let gtin = read.gtin, data.utf8.count == read.symbology.digitCount else {
      return nil
    }
    return Barcode(
      gtin: gtin, symbology: read.symbology, text: data,
      quad: quad ?? Quadrilateral(enclosing: points, readingTowards: readingDirection),
      stage: stage, agreeingLines: quality)
  }

  /// The digits of a two- or five-digit add-on; nil for any other symbol.
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
