import Barcodes
import Imaging
import Testing

@testable import BarcodeReading

/// Symbols with something that has no bars over a part of them: a price label, a sticker.
struct CoveredBarsTests {
  private static let text = "5012394144777"

  /// A picture of a symbol, over 98 ..< 382 × 120 ..< 240 pixels, and what covers a part of it.
  private func picture(
    over columns: Range<Int>, _ rows: Range<Int>, by cover: (_ x: Int, _ y: Int) -> UInt8
  ) -> LumaImage {
    let symbol = SyntheticSymbol(digits: Self.text).picture
    var pixels = symbol.pixels
    for y in rows {
      for x in columns { pixels[y * symbol.width + x] = cover(x, y) }
    }
    return LumaImage(width: symbol.width, height: symbol.height, pixels: pixels)
  }

  @Test("what covers bars is not taken for other bars")
  func label() {
    for (columns, rows, luma) in [
      (259..<359, 110..<188, UInt8(30)), (245..<345, 150..<230, 30), (289..<378, 150..<215, 30),
      (234..<323, 130..<204, 130), (197..<254, 150..<214, 215),
    ] {
      let picture = picture(over: columns, rows) { _, _ in luma }
      var options = ReaderOptions()
      #expect(BarcodeReader(options: options).read(picture).barcodes.map(\.text) == [Self.text])
      options.limits.examining.rows.barsSpread = .infinity
      #expect(BarcodeReader(options: options).read(picture).barcodes.isEmpty)
    }
  }

  @Test("a symbol whose beginning is covered in most rows is looked for where zbar reads it")
  func hiddenEnd() {
    for luma: UInt8 in [30, 130, 220] {
      let picture = picture(over: 90..<240, 110..<205) { _, _ in luma }
      var options = ReaderOptions()
      #expect(BarcodeReader(options: options).read(picture).barcodes.map(\.text) == [Self.text])
      options.limits.leftOut = [.zbarOnPictures]
      #expect(BarcodeReader(options: options).read(picture).barcodes.isEmpty)
    }
  }

  @Test("other bars are no cover, and a label without bars is")
  func otherBars() throws {
    let other = SyntheticSymbol(digits: "5906381280147").picture
    let barcode = Barcode(
      gtin: try #require(GTIN(printed: Self.text, as: .ean13)), symbology: .ean13, text: Self.text,
      quad: Quadrilateral(
        Point(x: 97.5, y: 120), Point(x: 382.5, y: 120), Point(x: 382.5, y: 240),
        Point(x: 97.5, y: 240)), stage: .rectified, agreeingLines: 11)
    func covered(_ picture: LumaImage) throws -> [Bool] {
      let limits = ReaderLimits()
      let seen = try #require(
        SymbolSighting.best(
          of: barcode, in: picture, polarity: .darkOnLight, view: nil, limits))
      let bands = SeenBands(
        seen.sighting, at: seen.place, patterns: SymbolLayout.ean13.patterns(of: barcode),
        limits.examining.rows)
      return bands.place.ofReading.map { !bands[$0].covered.isEmpty }
    }
    let bars = picture(over: 250..<350, 120..<180) { other.pixels[$1 * other.width + $0] }
    #expect(try !covered(bars).contains(true))
    // Six of the reading's twelve bands, and perhaps the one that the edge crosses.
    let blank = picture(over: 250..<350, 120..<180) { _, _ in 220 }
    #expect(try (6...7).contains(covered(blank).count { $0 }))
  }
}
