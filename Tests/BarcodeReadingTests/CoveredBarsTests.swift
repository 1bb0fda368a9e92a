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
    for (end, height, luma) in [(205, 80, UInt8(130)), (205, 84, 30), (200, 84, 30)] {
      let picture = picture(over: 90..<end, 110..<110 + height) { _, _ in luma }
      var options = ReaderOptions()
      #expect(BarcodeReader(options: options).read(picture).barcodes.map(\.text) == [Self.text])
      options.limits.leftOut = [.zbarOnPictures]
      #expect(BarcodeReader(options: options).read(picture).barcodes.isEmpty)
    }
  }

  @Test("where zbar reads halves of two symbols, the place is seen as high as symbols are")
  func halves() throws {
    // The right half begins a little above where the left one ends.
    let symbol = SyntheticSymbol(digits: Self.text).picture
    let paper = symbol.pixels[0]
    for overlap in [8, 20] {
      let picture = picture(over: 0..<symbol.width, 0..<symbol.height) { x, y in
        let isLeft = x < 240
        let rows = isLeft ? 60..<180 + overlap / 2 : 180 - overlap / 2..<300
        return rows.contains(y) ? symbol.pixels[180 * symbol.width + x] : paper
      }
      var trace: ReaderTrace? = ReaderTrace()
      #expect(BarcodeReader().read(picture, trace: &trace).barcodes.isEmpty, "\(overlap)")
      #expect(trace?.wholePicture?.map(\.text) == [Self.text], "\(overlap)")
      let place = try #require(trace?.regions.last)
      #expect(place.fate == .noBars && place.height > 0.7 * place.length, "\(overlap)")
    }
  }

  /// Dark strokes on a bright label, in the middle of its height.
  private static func price(_ x: Int, _ y: Int) -> UInt8 {
    let strokes = [278..<285, 292..<304, 311..<317]
    return (150..<178).contains(y) && strokes.contains { $0.contains(x) } ? 20 : 250
  }

  @Test("a price on a label is no other label's bars")
  func price() throws {
    let picture = picture(over: 250..<350, 130..<196, by: Self.price)
    #expect(BarcodeReader().read(picture).barcodes.map(\.text) == [Self.text])
    let bands = try bands(of: picture)
    let modules = ModuleGrid.cells(of: 60..<73)
    let covered = bands.place.ofReading.filter {
      !bands[$0].covered.isEmpty && bands[$0].covered[modules].allSatisfy { $0 }
    }
    // Sixty-six of the reading's 120 pixels of height, and half a band at most that an edge crosses.
    #expect((6...7).contains(covered.count))
  }

  @Test("what is beside a bright label is seen by its own light")
  func ownLight() throws {
    // Paper in the shade, and a label that is brighter, but no glare.
    let symbol = SyntheticSymbol(digits: Self.text).picture
    let bands = try bands(
      of: picture(over: 0..<symbol.width, 0..<symbol.height) { x, y in
        (250..<350).contains(x) && (130..<196).contains(y)
          ? 220 : symbol.pixels[y * symbol.width + x] / 2
      })
    let covered = bands.place.ofReading.filter { !bands[$0].covered.isEmpty }
    // The left half of the symbol.
    let half = ModuleGrid.cells(of: 0..<45)
    func error(_ band: SeenBand) -> Float {
      half.reduce(0) { $0 + abs(band.ink[$1] - bands.reader.drawn[$1]) } / Float(half.count)
    }
    #expect(!covered.isEmpty)
    for band in covered {
      #expect(error(bands[band]) < error(bands.uncovered(band)) / 2)
    }
  }

  /// What is seen in the bands of the reading.
  private func bands(of picture: LumaImage) throws -> SeenBands {
    let barcode = Barcode(
      gtin: try #require(GTIN(printed: Self.text, as: .ean13)), symbology: .ean13, text: Self.text,
      quad: Quadrilateral(
        Point(x: 97.5, y: 120), Point(x: 382.5, y: 120), Point(x: 382.5, y: 240),
        Point(x: 97.5, y: 240)), stage: .rectified, agreeingLines: 11)
    let limits = ReaderLimits()
    let seen = try #require(
      SymbolSighting.best(of: barcode, in: picture, polarity: .darkOnLight, view: nil, limits))
    return SeenBands(
      seen.sighting, at: seen.place, patterns: SymbolLayout.ean13.patterns(of: barcode),
      limits.examining.rows)
  }

  @Test("other bars are no cover, and a label without bars is")
  func otherBars() throws {
    let other = SyntheticSymbol(digits: "5906381280147").picture
    func covered(_ picture: LumaImage) throws -> [Bool] {
      let bands = try bands(of: picture)
      return bands.place.ofReading.map { !bands[$0].covered.isEmpty }
    }
    let bars = picture(over: 250..<350, 120..<180) { other.pixels[$1 * other.width + $0] }
    #expect(try !covered(bars).contains(true))
    // Six of the reading's twelve bands, and perhaps the one that the edge crosses.
    let blank = picture(over: 250..<350, 120..<180) { _, _ in 220 }
    #expect(try (6...7).contains(covered(blank).count { $0 }))
  }

  @Test("other bars are seen beyond a strip of paper, but not where the same go on, or paper")
  func beyondPaper() throws {
    let symbol = SyntheticSymbol(digits: Self.text).picture
    let other = SyntheticSymbol(digits: "5906381280147").picture
    func showsOtherBars(beyond bars: (_ x: Int, _ y: Int) -> UInt8) throws -> Bool {
      let picture = picture(over: 98..<382, 120..<240) { x, y in
        // The strip rises from the lower left corner of the symbol to the upper right one.
        let below = y - 180 + (x - 240) * 2 / 5
        return below < -8
          ? symbol.pixels[y * symbol.width + x] : below < 8 ? symbol.pixels[0] : bars(x, y)
      }
      let bands = try bands(of: picture)
      let patterns = bands.reader.layout.candidates.indices
      return DigitCheck(bands, places: patterns, bands.reader.limits).showsOtherBars
    }
    // A module is three pixels wide.
    for shift in [0, 1, 5] {
      #expect(
        try showsOtherBars { other.pixels[$1 * other.width + $0 + shift] }, "\(shift) pixels")
    }
    for shift in [-3, 0, 3] {
      #expect(
        try !showsOtherBars { symbol.pixels[$1 * symbol.width + $0 + shift] }, "\(shift) pixels")
    }
    #expect(try !showsOtherBars { _, _ in symbol.pixels[0] })
    #expect(try !showsOtherBars { Self.price($0, $1) })
  }
}
