import Barcodes
import Imaging
import TestSupport
import Testing

@testable import BarcodeReading

/// Tests that ask whether a reading is disproved by the bars of a drawn picture.
protocol ReadingExamining {}

extension ReadingExamining {
  static var renderer: SymbolRenderer { SymbolRenderer(module: 3, height: 120) }

  /// A reading of a picture that `renderer` drew.
  ///
  /// - Parameters:
  ///   - part: which part of the symbol the reading is on, as fractions of its width.
  ///   - rows: on which rows of the symbol the reading is.
  ///   - lines: how many lines agree on it.
  func barcode(
    _ symbology: Symbology, _ text: String, part: ClosedRange<Double> = 0...1,
    rows: ClosedRange<Double> = 0...120, isTurned: Bool = false, lines: Int = 31
  ) throws -> Barcode {
    let margin = Double(Self.renderer.margin)
    let width = Double(symbology.moduleCount * Self.renderer.module)
    let (left, right) = (margin + part.lowerBound * width, margin + part.upperBound * width)
    let (top, bottom) = (margin + rows.lowerBound, margin + rows.upperBound)
    let corners = [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: bottom),
    ]
    let first = isTurned ? 2 : 0
    return Barcode(
      gtin: try #require(GTIN(printed: text, as: symbology)), symbology: symbology, text: text,
      quad: Quadrilateral(
        corners[first], corners[(first + 1) % 4], corners[(first + 2) % 4], corners[(first + 3) % 4]
      ), stage: .rectified, agreeingLines: lines)
  }

  func disproves(_ barcode: Barcode, in picture: GrayPicture) -> Bool {
    var examiner = SymbolExaminer(
      LumaImage(width: picture.width, height: picture.height, pixels: picture.pixels))
    return examiner.disproves(barcode)
  }
}

extension GrayPicture {
  /// The level between two pixels of a row; beyond its ends that of the last two.
  func level(x: Double, y: Int) -> UInt8 {
    let place = min(max(x, 0), Double(width - 2))
    let (left, part) = (Int(place), place - place.rounded(.down))
    return UInt8(Double(self[left, y]) * (1 - part) + Double(self[left + 1, y]) * part)
  }
}
