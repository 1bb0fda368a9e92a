import Barcodes
import Imaging
import TestSupport
import Testing

@testable import BarcodeReading

/// Halves of two symbols, or of one, of which a part is not seen between the reading and where the bars end.
struct HiddenStepTests: ReadingExamining {
  /// The left half of a symbol as far as some rows of its bars, and the right half as far as others.
  private func picture(
    left: Range<Int>, right: Range<Int>, bend: Double = 0
  ) -> (picture: GrayPicture, middle: Int) {
    let whole = Self.renderer.picture(of: .ean13("5012394144777"))
    let (top, middle) = (Self.renderer.margin, whole.width / 2)
    var picture = GrayPicture(width: whole.width, height: top + 240)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let place = Double(x) - bend * Double(y - top - 60)
        let rows = place < Double(middle) ? left : right
        picture[x, y] =
          rows.contains(y - top) ? whole.level(x: place, y: top + 60) : 255
      }
    }
    return (picture, middle)
  }

  @Test(
    "a step is seen beyond what covers the bars, and bars that are covered have none",
    arguments: [36, 0], [0, -0.02, 0.02])
  func covered(step: Int, lean: Double) throws {
    var (picture, middle) = picture(left: 0..<100, right: step..<100 + step, bend: lean)
    for y in Self.renderer.margin + 72..<Self.renderer.margin + 90 {
      for x in middle..<picture.width { picture[x, y] = 250 }
    }
    let reading = try barcode(.ean13, "5012394144777", rows: 54...66)
    #expect(disproves(reading, in: picture) == (step > 0))
  }

  /// Other bars shine through the upper end of the left half, as dark as its own.
  @Test("bars that are hardly seen may go on, and those that are blank do not", arguments: [36, 0])
  func faint(step: Int) throws {
    var (picture, middle) = picture(left: 0..<84, right: step..<84 + step)
    var random = SeededRandom(seed: 1)
    let modules = (0..<middle).map { _ in Bool.random(using: &random) ? 255.0 : 0 }
    for y in Self.renderer.margin..<Self.renderer.margin + 46 {
      for x in 0..<middle {
        picture[x, y] = UInt8(0.5 * Double(picture[x, y]) + 0.5 * modules[x / Self.renderer.module])
      }
    }
    let reading = try barcode(.ean13, "5012394144777", rows: 54...66)
    #expect(disproves(reading, in: picture) == (step > 0))
  }
}
