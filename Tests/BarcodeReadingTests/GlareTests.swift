import Barcodes
import Imaging
import RealModule
import Testing

@testable import BarcodeReading

/// Symbols, and halves of two symbols, in pictures with a strip of light.
struct GlareTests {
  /// A picture with a strip of light through a point near its middle.
  private func glaring(
    _ picture: LumaImage, degrees: Double, width: Double, x: Double = 240, y: Double = 180
  ) -> LumaImage {
    let (cos, sin) = (Double.cos(degrees * .pi / 180), Double.sin(degrees * .pi / 180))
    var pixels = picture.pixels
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let across = ((Double(column) - x) * sin - (Double(row) - y) * cos) / width
        let light = 255 * Double.exp(-across * across)
        pixels[row * picture.width + column] = UInt8(
          min(255, Double(pixels[row * picture.width + column]) + light))
      }
    }
    return LumaImage(width: picture.width, height: picture.height, pixels: pixels)
  }

  // The left half of the one and the right half of the other have a valid check digit together.
  private let left = SyntheticSymbol(digits: "5012394144777", height: 480, barHeight: 400)
  private let right = SyntheticSymbol(digits: "5906381280147", height: 480, barHeight: 400)

  /// A picture of some rows of the left half of one symbol, and some of the right half of another.
  private func halves(left upper: Range<Int>, right lower: Range<Int>, blank: UInt8) -> LumaImage {
    let (one, other) = (left.picture, right.picture)
    var pixels = one.pixels
    for y in 0..<one.height {
      for x in 0..<one.width {
        let isLeft = x < one.width / 2
        let place = y * one.width + x
        pixels[place] =
          (isLeft ? upper : lower).contains(y) ? (isLeft ? one : other).pixels[place] : blank
      }
    }
    return LumaImage(width: one.width, height: one.height, pixels: pixels)
  }

  @Test("a symbol, each digit of which is seen on some rows beside a strip of light")
  func symbolInGlare() {
    for (barHeight, degrees, width) in [(120.0, 50.0, 8.0), (200, 60, 12), (300, 75, 8)] {
      let picture = glaring(
        SyntheticSymbol(barHeight: barHeight).picture, degrees: degrees, width: width)
      #expect(BarcodeReader().read(picture).barcodes.map(\.text) == ["5012394144777"])
    }
  }

  @Test("a symbol, the ends of some bars of which are in a strip of light")
  func endsOfQuarterInGlare() {
    for (degrees, x, width) in [(70.0, 200.0, 8.0), (75, 220, 8), (70, 280, 12)] {
      let picture = glaring(
        onGray(SyntheticSymbol().picture), degrees: degrees, width: width, x: x)
      #expect(
        BarcodeReader().read(picture).barcodes.map(\.text) == ["5012394144777"],
        "\(degrees) \(x) \(width)")
    }
  }

  @Test("halves of two symbols, of each of which light hides the other half")
  func halvesInGlare() {
    let picture = halves(left: 40..<240, right: 240..<440, blank: 255)
    #expect(BarcodeReader().read(picture).barcodes.isEmpty)
  }

  @Test("halves of two symbols, the lower ends of which are in a strip of light")
  func endsInGlare() {
    let picture = glaring(
      halves(left: 60..<200, right: 120..<210, blank: 220), degrees: 0, width: 25, y: 215)
    var options = ReaderOptions()
    #expect(BarcodeReader(options: options).read(picture).barcodes.isEmpty)
    options.limits.rectifying.glareLevel = .infinity
    #expect(
      BarcodeReader(options: options).read(picture).barcodes.map(\.text) == ["5012394280147"])
  }

  @Test("light bars of which one half is higher up, read beside a strip of light that hides an end")
  func endsOfLightBarsInGlare() throws {
    func isDisproved(left: Range<Int>, right: Range<Int>, light width: Double) throws -> Bool {
      let drawn = halves(left: left, right: right, blank: 230)
      let negative = LumaImage(
        width: drawn.width, height: drawn.height,
        pixels: drawn.pixels.map { 30 + UInt8(Double(255 - $0) * 0.7) })
      // A reading above the strip of light, and as slanted.
      let reading = Barcode(
        gtin: try #require(GTIN(printed: "5012394280147", as: .ean13)), symbology: .ean13,
        text: "5012394280147",
        quad: Quadrilateral(
          Point(x: 97.5, y: 222), Point(x: 382.5, y: 142), Point(x: 382.5, y: 176),
          Point(x: 97.5, y: 256)), stage: .rectified, agreeingLines: 11)
      var examiner = SymbolExaminer(glaring(negative, degrees: -15.7, width: width, y: 245))
      return examiner.disproves(reading, polarity: .lightOnDark)
    }
    for width in [1, 30.0, 40, 50] {
      #expect(try isDisproved(left: 170..<440, right: 70..<340, light: width), "\(width)")
      #expect(try !isDisproved(left: 70..<440, right: 70..<440, light: width), "\(width)")
    }
  }

  /// A reading of a drawn symbol, as wide and high as that is.
  private func reading(_ digits: String) throws -> Barcode {
    Barcode(
      gtin: try #require(GTIN(printed: digits, as: .ean13)), symbology: .ean13, text: digits,
      quad: Quadrilateral(
        Point(x: 97.5, y: 120), Point(x: 382.5, y: 120), Point(x: 382.5, y: 240),
        Point(x: 97.5, y: 240)), stage: .rectified, agreeingLines: 11)
  }

  @Test("another digit than the printed one shows beside light that leaves no row with all digits")
  func otherDigitInGlare() throws {
    let reading = try self.reading("5012394144777")
    let layout = SymbolLayout.ean13
    // As the picture is, not in even light.
    var limits = ReaderLimits()
    limits.rectifying.unevenLight = .infinity
    let patterns = layout.patterns(of: reading)
    for (printed, isOther) in [
      ("5012394144777", false), ("5012394144477", true), ("5012394149777", true),
    ] {
      let picture = glaring(SyntheticSymbol(digits: printed).picture, degrees: 30, width: 50)
      let seen = try #require(
        SymbolSighting.best(of: reading, in: picture, polarity: .darkOnLight, view: nil, limits))
      let bands = SeenBands(
        seen.sighting, at: seen.place, patterns: patterns, limits.examining.rows)
      #expect(!bands.place.ofReading.contains { bands.reader.read(bands[$0]).isSame })
      let check = DigitCheck(bands, places: patterns.indices, limits.examining.rows)
      #expect(check.showsOther == isOther)
      var examiner = SymbolExaminer(picture)
      let isDisproved = examiner.disproves(reading)
      if isOther { #expect(isDisproved) }
    }
  }

  @Test(
    "in the soft edge of a wide strip of light the printed code is seen, and no other digit for one",
    arguments: [("5012394144777", false), ("5012334144777", true), ("5015394144777", true)])
  func softEdge(printed: String, isDisproved: Bool) throws {
    let drawn = SyntheticSymbol(digits: printed).picture
    let dark = LumaImage(
      width: drawn.width, height: drawn.height,
      pixels: drawn.pixels.map { UInt8(10 + Double($0) * 0.36) })
    var examiner = SymbolExaminer(glaring(dark, degrees: 15, width: 60, x: 200))
    #expect(examiner.disproves(try reading("5012394144777")) == isDisproved)
  }

  /// Where a digit of the reading begins, in pixels from the left.
  private func start(ofDigitAt place: Int) -> Double {
    97.5 + 3 * Double(SymbolLayout.ean13.digitOffsets[place])
  }

  @Test("a digit in light is not taken from the check digit, which would then check nothing")
  func hiddenDigit() throws {
    let reading = try self.reading("5012394144777")
    func isDisproved(_ printed: String, light width: Double, x: Double) -> Bool {
      var examiner = SymbolExaminer(
        glaring(SyntheticSymbol(digits: printed).picture, degrees: 90, width: width, x: x))
      return examiner.disproves(reading)
    }
    let (guardBars, digit) = (240.0, start(ofDigitAt: 7) + 10.5)
    for width in [4.0, 5] {
      #expect(!isDisproved("5012394144777", light: width, x: guardBars))
      #expect(isDisproved("5012394144777", light: width, x: digit))
      #expect(isDisproved("5012394194777", light: width, x: digit))
    }
  }

  @Test("a digit that light hides in most rows has to be seen in two bands of the others")
  func hardlySeenDigit() throws {
    let (reading, limits) = (try reading("5012394144777"), ReaderLimits())
    let patterns = SymbolLayout.ean13.patterns(of: reading)
    // From the upper end of the bars to the lower, the light crosses 10 modules, or 3.
    for (degrees, width, isHardlySeen) in [(76.0, 3.0, false), (76, 8, true), (86, 8, true)] {
      let picture = glaring(
        SyntheticSymbol().picture, degrees: degrees, width: width, x: start(ofDigitAt: 7) + 10.5)
      let seen = try #require(
        SymbolSighting.best(of: reading, in: picture, polarity: .darkOnLight, view: nil, limits))
      let bands = SeenBands(
        seen.sighting, at: seen.place, patterns: patterns, limits.examining.rows)
      let check = DigitCheck(bands, places: patterns.indices, limits.examining.rows)
      #expect(check.isHardlySeen == isHardlySeen, "\(degrees) \(width)")
    }
  }

  @Test(
    "a misprint in light, of which parts of one or two digits are hidden, gives no code",
    arguments: [
      // 4 is printed as 9, and may be seen as 4, or the digit after it as 2.
      ("5012394194777", 360, 78.0, 16.0, 181.5), ("5012394194777", 480, 87, 12, 181.5),
      ("5012394194777", 360, 84, 12, 192), ("5012394194777", 480, 87, 12, 192),
      // 5 is printed as 6, and the digit after it may be seen as 0.
      ("9606350005814", 360, 82, 12, 72), ("9606350005814", 360, 84, 8, 75),
      ("9606350005814", 480, 90, 8, 70.5), ("9606350005814", 480, 87, 12, 75),
    ])
  func hiddenMisprint(
    printed: String, height: Int, degrees: Double, width: Double, x: Double
  ) {
    let symbol = SyntheticSymbol(
      digits: printed, height: height, barHeight: height == 360 ? 120 : 300)
    let picture = glaring(
      onGray(symbol.picture), degrees: degrees, width: width, x: 97.5 + x,
      y: Double(height) / 2)
    #expect(BarcodeReader().read(picture).barcodes.isEmpty)
  }

  /// A picture on paper that is no lighter than gray.
  private func onGray(_ picture: LumaImage) -> LumaImage {
    LumaImage(
      width: picture.width, height: picture.height,
      pixels: picture.pixels.map { 30 + UInt8(Int($0) * 3 / 5) })
  }
}
