import Barcodes
import Imaging
import TestSupport
import Testing

@testable import BarcodeReading

/// Readings that zbar put together from halves: their place says little of where the symbol is.
struct HalfSearchTests {
  private static let renderer = SymbolRenderer(module: 3, height: 120)

  /// A reading on few lines, from one module of what is drawn to another.
  private func reading(_ text: String, across modules: ClosedRange<Double>) throws -> Barcode {
    let (margin, module) = (Double(Self.renderer.margin), Double(Self.renderer.module))
    let (left, right) = (margin + modules.lowerBound * module, margin + modules.upperBound * module)
    let quad = Quadrilateral(
      Point(x: left, y: margin), Point(x: right, y: margin), Point(x: right, y: margin + 120),
      Point(x: left, y: margin + 120))
    return Barcode(
      gtin: try #require(GTIN(printed: text, as: .ean13)), symbology: .ean13, text: text,
      quad: quad, stage: .rectified, agreeingLines: 4)
  }

  private func image(of pattern: SymbolPattern) -> LumaImage {
    let picture = Self.renderer.picture(of: pattern)
    return LumaImage(width: picture.width, height: picture.height, pixels: picture.pixels)
  }

  /// Whether a place is that of a symbol from one module to another, to within two modules.
  private func isPlace(
    _ half: HalfSearch.Half, of symbol: ClosedRange<Double>, in reading: ClosedRange<Double>
  ) -> Bool {
    let width = reading.upperBound - reading.lowerBound
    return abs(reading.lowerBound + half.extent.lowerBound * width - symbol.lowerBound) < 2
      && abs(reading.lowerBound + half.extent.upperBound * width - symbol.upperBound) < 2
  }

  @Test(
    "the left half of one symbol and the right half of the one before it are no code",
    arguments: [47.5...151.5, 0...151.5, 95...151.5, 47.5...104, 47.5...199])
  func halvesOfNeighbours(modules: ClosedRange<Double>) throws {
    let image = image(
      of: .ean13("5012394144777").followed(by: .ean13("4006387521936"), after: 9))
    let reading = try reading("4006387144777", across: modules)
    let limits = ExaminingLimits()
    let search = try #require(HalfSearch(of: reading, in: image, polarity: .darkOnLight, limits))
    #expect(search.halves.contains { isPlace($0, of: 0...95, in: modules) })
    #expect(search.halves.contains { isPlace($0, of: 104...199, in: modules) })
    #expect(search.halves.allSatisfy { $0.likenessOfOther < limits.besideHalf })
    var examiner = SymbolExaminer(image)
    let isDisproved = examiner.disproves(reading)
    #expect(isDisproved)
  }

  @Test(
    "a symbol is found where the reading covers less than half of it, or goes on far beyond it",
    arguments: [0...41, 6...48, 52...95, -40...140, -100...60, 45...190])
  func roughPlace(modules: ClosedRange<Double>) throws {
    let image = image(of: .ean13("5012394144777"))
    let reading = try reading("5012394144777", across: modules)
    let limits = ExaminingLimits()
    let search = try #require(HalfSearch(of: reading, in: image, polarity: .darkOnLight, limits))
    #expect(search.halves.count == 2)
    #expect(search.halves.allSatisfy { isPlace($0, of: 0...95, in: modules) })
    #expect(search.halves.allSatisfy { $0.likenessOfOther > limits.besideHalf })
    // Of the other code two digits are others; its check digit is right.
    for (text, isOther) in [("5012394144777", false), ("5012394074777", true)] {
      var examiner = SymbolExaminer(image)
      let isDisproved = examiner.disproves(try self.reading(text, across: modules))
      #expect(isDisproved == isOther, "\(text)")
    }
  }

  @Test("a half that glare lies over is seen beside the clear one")
  func glaredHalf() throws {
    let image = image(of: .ean13("5012394144777"))
    let (margin, module) = (Double(Self.renderer.margin), Double(Self.renderer.module))
    let pixels = image.pixels.enumerated().map { index, pixel in
      // Paper of 150, and more glare from the middle of the symbol to its end, where it is nine parts of ten.
      let modules = (Double(index % image.width) - margin) / module
      let glare = min(0.9, max(0, (modules - 47.5) / 48))
      return UInt8((1 - glare) * Double(pixel) * 150 / 255 + glare * 255)
    }
    let reading = try reading("5012394144777", across: 6...48)
    let limits = ExaminingLimits()
    let search = try #require(
      HalfSearch(
        of: reading, in: LumaImage(width: image.width, height: image.height, pixels: pixels),
        polarity: .darkOnLight, limits))
    let half = try #require(search.halves.first { isPlace($0, of: 0...95, in: 6...48) })
    #expect(half.likenessOfOther > limits.besideHalf)
  }
}
