import Barcodes
import Imaging
import RealModule
import TestSupport
import Testing

@testable import BarcodeReading

/// Readings and the bars that they claim to be.
struct SymbolExaminerTests {
  private static let renderer = SymbolRenderer(module: 3, height: 120)

  /// A reading of a picture that `renderer` drew.
  ///
  /// - Parameters:
  ///   - part: which part of the symbol the reading is on, as fractions of its width.
  ///   - rows: on which rows of the symbol the reading is.
  private func barcode(
    _ symbology: Symbology, _ text: String, part: ClosedRange<Double> = 0...1,
    rows: ClosedRange<Double> = 0...120, isTurned: Bool = false
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
      ), stage: .rectified, agreeingLines: 31)
  }

  private func disproves(_ barcode: Barcode, in picture: GrayPicture) -> Bool {
    var examiner = SymbolExaminer(
      LumaImage(width: picture.width, height: picture.height, pixels: picture.pixels))
    return examiner.disproves(barcode)
  }

  @Test("the printed code is upheld", arguments: SampleSymbol.all)
  func printedCode(symbol: SampleSymbol) throws {
    let picture = Self.renderer.picture(of: symbol.pattern)
    #expect(!disproves(try barcode(symbol.symbology, symbol.text), in: picture))
  }

  @Test("so it is where the place is that of one half, or the direction is wrong")
  func roughPlace() throws {
    let picture = Self.renderer.picture(of: .ean13("5012394144777"))
    for part in [0...0.5, 0.5...1, -0.02...1.02] {
      #expect(!disproves(try barcode(.ean13, "5012394144777", part: part), in: picture))
    }
    #expect(!disproves(try barcode(.ean13, "5012394144777", isTurned: true), in: picture))
  }

  @Test("where other bars are seen, a code stays disproved")
  func sameBars() throws {
    let picture = Self.renderer.picture(of: .ean8("71112879"))
    var examiner = SymbolExaminer(
      LumaImage(width: picture.width, height: picture.height, pixels: picture.pixels))
    for part in [0...1, -0.15...1.15] {
      #expect(examiner.disproves(try barcode(.ean8, "77712219", part: part)))
    }
  }

  @Test("a code with two ones for sevens, or twos for eights, is disproved")
  func doubleSwap() throws {
    // Both codes of each pair have a valid check digit.
    for (printed, misread) in [("71112879", "77712219"), ("78778818", "78772212")] {
      let picture = Self.renderer.picture(of: .ean8(printed))
      #expect(!disproves(try barcode(.ean8, printed), in: picture))
      #expect(disproves(try barcode(.ean8, misread), in: picture))
    }
  }

  @Test("a short code is not believed where its bars cannot be measured; a long one is")
  func unmeasured() throws {
    let picture = Self.renderer.picture(of: .ean8("71112879"))
    #expect(disproves(try barcode(.ean8, "71112879", part: 0...0.01), in: picture))
    #expect(!disproves(try barcode(.ean13, "5012394144777", part: 0...0.01), in: picture))
  }

  @Test("a short code whose bars go on beyond its end is a part of something longer")
  func goesOn() throws {
    for (symbology, text, pattern) in [
      (Symbology.upcE, "01155761", SymbolPattern.upcE("01155761")),
      (.ean8, "96385074", .ean8("96385074")),
    ] {
      let longer = pattern.followed(by: .addOn("27"))
      let reading = try barcode(symbology, text)
      #expect(!disproves(reading, in: Self.renderer.picture(of: pattern)))
      #expect(disproves(reading, in: Self.renderer.picture(of: longer)), "\(text)")
    }
  }

  @Test("a misprinted symbol is no other code")
  func misprint() throws {
    // The bars are those of a wrong check digit.
    #expect(
      disproves(
        try barcode(.ean8, "96385074"), in: Self.renderer.picture(of: .ean8("96385071"))))
  }

  @Test("rows of another symbol on the same grid contradict the reading")
  func pasted() throws {
    var picture = Self.renderer.picture(of: .ean13("5012394144777"))
    let other = Self.renderer.picture(of: .ean13("4006381333931"))
    for y in 110..<picture.height {
      for x in 0..<picture.width { picture[x, y] = other[x, y] }
    }
    #expect(disproves(try barcode(.ean13, "5012394144777"), in: picture))
  }

  @Test("paper over some of the rows does not")
  func covered() throws {
    var picture = Self.renderer.picture(of: .ean13("5012394144777"))
    for y in 100..<picture.height {
      for x in 0..<picture.width { picture[x, y] = 230 }
    }
    #expect(!disproves(try barcode(.ean13, "5012394144777"), in: picture))
  }

  /// A symbol with paper over the right half down to one row of its bars, and over the left half from
  /// another row on; of two symbols in line, these halves are left where each covers the other.
  @Test("halves that go on in opposite directions from where they meet are those of two symbols")
  func halvesApart() throws {
    let whole = Self.renderer.picture(of: .ean13("5012394144777"))
    let (top, middle) = (Self.renderer.margin, whole.width / 2)
    for (isOneCovered, isDisproved) in [(false, true), (true, false)] {
      var picture = whole
      for y in 0..<picture.height {
        let isRight = y < top + 58 && !isOneCovered
        let isLeft = y >= top + 62
        for x in 0..<picture.width where x < middle ? isLeft : isRight { picture[x, y] = 255 }
      }
      let reading = try barcode(.ean13, "5012394144777", rows: 50...70)
      #expect(disproves(reading, in: picture) == isDisproved)
    }
  }

  /// A symbol whose left half is higher up than its right half, or whose bars' ends slant as much; or with paper
  /// over as much of one half only.
  @Test(
    "halves of which one is higher up are those of two symbols, but ends that slant are one's",
    arguments: [false, true], [36.0...84, 54...66])
  func step(isTurned: Bool, rows: ClosedRange<Double>) throws {
    // Bars from the upper edge of the picture to the lower.
    var whole = Self.renderer.picture(of: .ean13("5012394144777"))
    let (top, middle) = (Self.renderer.margin, whole.width / 2)
    for y in 0..<whole.height {
      for x in 0..<whole.width { whole[x, y] = whole[x, top + 60] }
    }
    let (before, after) = (-top, whole.height)
    func isDisproved(top upper: (Int) -> Int, bottom lower: (Int) -> Int) throws -> Bool {
      var picture = whole
      for x in 0..<picture.width {
        for y in 0..<picture.height where y < top + upper(x) || y >= top + lower(x) {
          picture[x, y] = 255
        }
      }
      return disproves(
        try barcode(.ean13, "5012394144777", rows: rows, isTurned: isTurned), in: picture)
    }
    for (first, last) in [(0, 120), (before, after)] {
      #expect(
        try isDisproved(top: { $0 < middle ? first : 36 }, bottom: { $0 < middle ? 84 : last }))
      #expect(
        try isDisproved(top: { $0 < middle ? 36 : first }, bottom: { $0 < middle ? last : 84 }))
      #expect(try !isDisproved(top: { $0 < middle ? first : 36 }, bottom: { _ in last }))
    }
    #expect(
      try !isDisproved(
        top: { 36 * $0 / whole.width }, bottom: { 84 + 36 * $0 / whole.width }))
  }

  /// Two halves of which one is higher up, on bars that bend where they are read and are straight beyond.
  @Test(
    "a step is seen far from the reading, wherever the bars go there",
    arguments: [-0.01, 0.01])
  func stepFarAway(bend: Double) throws {
    let whole = Self.renderer.picture(of: .ean13("5012394144777"))
    let (top, middle) = (Self.renderer.margin + 180, whole.width / 2)
    for isWhole in [false, true] {
      var picture = GrayPicture(width: whole.width, height: 2 * top)
      for y in 0..<picture.height {
        let row = Double(y - top)
        let bent = min(abs(row), 12)
        let shift = bend * bent * (2 * abs(row) - bent)
        for x in 0..<picture.width {
          let place = Double(x) - shift
          let isSeen = isWhole || (place < Double(middle) ? y < top + 60 : y >= top - 60)
          picture[x, y] = isSeen ? whole.level(x: place, y: Self.renderer.margin + 60) : 255
        }
      }
      let place = Double(Self.renderer.margin)
      let reading = try barcode(
        .ean13, "5012394144777",
        rows: Double(top) - place - 12...Double(top) - place + 12)
      #expect(disproves(reading, in: picture) == !isWhole)
    }
  }

  @Test(
    "halves that are moved against each other by a module are those of two labels; by less, bent",
    arguments: [-6, -3, -1, 1, 3, 6])
  func seam(pixels: Int) throws {
    let whole = Self.renderer.picture(of: .ean13("5012394144777"))
    var picture = whole
    let middle = whole.width / 2
    for y in 0..<picture.height {
      for x in middle..<picture.width {
        picture[x, y] = x - pixels < picture.width ? whole[x - pixels, y] : 255
      }
    }
    let isMoved = abs(pixels) >= Self.renderer.module
    #expect(disproves(try barcode(.ean13, "5012394144777"), in: picture) == isMoved)
  }

  /// A symbol on crumpled paper: each row is bent otherwise, to the left and to the right again within a third of the
  /// symbol's width.
  ///
  /// - Parameter modules: how far a bar is moved at most.
  private static func crumpled(by modules: Double, phase: Double) -> GrayPicture {
    let flat = renderer.picture(of: .ean13("5012394144777"))
    var picture = flat
    for y in 0..<flat.height {
      for x in 0..<flat.width {
        let (u, v) = (Double(x) / 32, Double(y) / 30)
        let wave =
          Double.sin(u + phase) * Double.cos(v) + Double.cos(0.6 * u) * Double.sin(v + phase)
        let shift = modules * Double(renderer.module) * wave / 2.squareRoot()
        picture[x, y] = flat.level(x: Double(x) + shift, y: y)
      }
    }
    return picture
  }

  @Test("on crumpled paper most symbols are seen to be in one piece")
  func crumpledPaper() throws {
    let reading = try barcode(.ean13, "5012394144777")
    let count = (0..<12).count {
      !disproves(reading, in: Self.crumpled(by: 1.5, phase: Double($0) / 2))
    }
    #expect(count >= 10)
  }

  @Test("bars that are none of a digit's are a misprint, in a long code as well")
  func strangeDigit() throws {
    var picture = Self.renderer.picture(of: .ean13("5012394144777"))
    // The third digit to the right of the centre guard.
    let left = Self.renderer.margin + 64 * Self.renderer.module
    for y in Self.renderer.margin..<Self.renderer.margin + 120 {
      for module in 0..<7 {
        for x in 0..<Self.renderer.module {
          picture[left + module * Self.renderer.module + x, y] = module % 2 == 0 ? 0 : 255
        }
      }
    }
    #expect(disproves(try barcode(.ean13, "5012394144777"), in: picture))
  }

  @Test("a second label whose edge crosses the bars slantwise contradicts the reading")
  func slantwise() throws {
    var picture = Self.renderer.picture(of: .ean13("5012394144777"))
    let other = Self.renderer.picture(of: .ean13("4006381333931"))
    for y in 0..<picture.height {
      for x in 0..<picture.width where y > 80 + x / 4 { picture[x, y] = other[x, y] }
    }
    #expect(disproves(try barcode(.ean13, "5012394144777"), in: picture))
  }

  @Test("one other digit in a few rows contradicts a short code, and is damage to a long one")
  func oneOtherDigit() throws {
    let codes: [(Symbology, String, SymbolPattern, other: SymbolPattern, module: Int)] = [
      (.ean8, "96385074", .ean8("96385074"), .ean8("96381074"), 36),
      (.ean13, "5012394144777", .ean13("5012394144777"), .ean13("5012394444777"), 50),
    ]
    for (symbology, text, pattern, otherPattern, module) in codes {
      var picture = Self.renderer.picture(of: pattern)
      let other = Self.renderer.picture(of: otherPattern)
      let left = Self.renderer.margin + module * Self.renderer.module
      for y in Self.renderer.margin..<Self.renderer.margin + 10 {
        for x in left..<left + 7 * Self.renderer.module { picture[x, y] = other[x, y] }
      }
      #expect(disproves(try barcode(symbology, text), in: picture) == symbology.isShort)
    }
  }

  /// Draws a digit of another symbol, or paper, in some rows of one digit.
  ///
  /// - Parameters:
  ///   - rows: from the top of the bars; a band of the reading has ten.
  ///   - module: the left edge of the digit.
  private func replace(
    _ rows: Range<Int>, at module: Int, of picture: inout GrayPicture, by other: GrayPicture?
  ) {
    let left = Self.renderer.margin + module * Self.renderer.module
    for y in rows.lowerBound + Self.renderer.margin..<rows.upperBound + Self.renderer.margin {
      for x in left..<left + 7 * Self.renderer.module { picture[x, y] = other?[x, y] ?? 255 }
    }
  }

  @Test(
    "the same other digit in two bands contradicts a long code, also if they are not neighbours")
  func sameDigitTwice() throws {
    var picture = Self.renderer.picture(of: .ean13("5012394144777"))
    let other = Self.renderer.picture(of: .ean13("5012394444777"))
    replace(0..<10, at: 50, of: &picture, by: other)
    replace(110..<120, at: 50, of: &picture, by: other)
    #expect(disproves(try barcode(.ean13, "5012394144777"), in: picture))
  }

  @Test("print below bars that end is no other digit, other bars in rows that go on are")
  func printBelow() throws {
    let other = Self.renderer.picture(of: .ean13("5012394444777"))
    for (end, isDisproved) in [(105, false), (120, true)] {
      var picture = Self.renderer.picture(of: .ean13("5012394144777"))
      // Two bands below those of the reading.
      replace(90..<105, at: 50, of: &picture, by: other)
      for y in Self.renderer.margin + end..<picture.height {
        for x in 0..<picture.width { picture[x, y] = 255 }
      }
      let reading = try barcode(.ean13, "5012394144777", rows: 0...90)
      #expect(disproves(reading, in: picture) == isDisproved)
    }
  }

  @Test("so do other digits at two places, above and below rows that show the reading")
  func seamAcross() throws {
    let whole = Self.renderer.picture(of: .ean13("5012394144777"))
    let above = Self.renderer.picture(of: .ean13("5012394444777"))
    let below = Self.renderer.picture(of: .ean13("5012394144717"))
    var picture = whole
    replace(0..<10, at: 50, of: &picture, by: above)
    replace(110..<120, at: 78, of: &picture, by: below)
    #expect(disproves(try barcode(.ean13, "5012394144777"), in: picture))
    picture = whole
    replace(0..<10, at: 50, of: &picture, by: above)
    replace(10..<20, at: 78, of: &picture, by: below)
    #expect(!disproves(try barcode(.ean13, "5012394144777"), in: picture))
  }

  @Test("paper over one digit in some rows is no other digit", arguments: [17, 31, 50, 85])
  func coveredDigit(module: Int) throws {
    var picture = Self.renderer.picture(of: .ean13("5012394144777"))
    replace(0..<20, at: module, of: &picture, by: nil)
    #expect(!disproves(try barcode(.ean13, "5012394144777"), in: picture))
  }

  @Test(
    "a symbol without the guard at one of its ends is not believed", arguments: SampleSymbol.all)
  func missingGuard(symbol: SampleSymbol) throws {
    let layout = symbol.symbology.layout
    for bars in [layout.guardBars.prefix(2), layout.guardBars.suffix(2)] {
      var picture = Self.renderer.picture(of: symbol.pattern)
      for bar in bars {
        let left = Self.renderer.margin + bar.lowerBound * Self.renderer.module
        for y in 0..<picture.height {
          for x in left..<left + Self.renderer.module { picture[x, y] = 255 }
        }
      }
      #expect(disproves(try barcode(symbol.symbology, symbol.text), in: picture))
    }
  }

  @Test("on even paper no symbol is seen")
  func evenPaper() throws {
    let picture = GrayPicture(width: 400, height: 200)
    let image = LumaImage(width: 400, height: 200, pixels: picture.pixels)
    #expect(
      SymbolSighting.best(
        of: try barcode(.ean8, "96385074"), in: image, polarity: .darkOnLight, view: nil,
        ReaderLimits())
        == nil)
    #expect(disproves(try barcode(.ean8, "96385074"), in: picture))
  }

  @Test("rows that show one half beside other bars contradict the reading, if they are many")
  func halves() throws {
    let whole = Self.renderer.picture(of: .ean13("5012394144777"))
    let other = Self.renderer.picture(of: .ean13("4006381333931"))
    for (rows, isMany) in [(20, false), (60, true)] {
      var picture = whole
      for y in 0..<Self.renderer.margin + rows {
        // Moved by more than a module.
        for x in whole.width / 2..<whole.width - 4 { picture[x, y] = other[x + 4, y] }
      }
      #expect(disproves(try barcode(.ean13, "5012394144777"), in: picture) == isMany, "\(rows)")
    }
  }

  @Test("a short code has to be seen in a third of the rows of its reading")
  func fewRows() throws {
    for (rows, isBelieved) in [(60, true), (30, false)] {
      var picture = Self.renderer.picture(of: .ean8("96385074"))
      for y in Self.renderer.margin + rows..<picture.height {
        for x in 0..<picture.width { picture[x, y] = 255 }
      }
      #expect(disproves(try barcode(.ean8, "96385074"), in: picture) != isBelieved, "\(rows)")
    }
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
