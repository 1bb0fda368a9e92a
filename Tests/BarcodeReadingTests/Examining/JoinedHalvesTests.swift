import Barcodes
import Imaging
import RealModule
import TestSupport
import Testing

@testable import BarcodeReading

/// Readings of which each half may be of another label.
struct JoinedHalvesTests: ReadingExamining {
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

  /// The same, with bars that fan out and a left half that is narrower, and read from where no bars are.
  @Test(
    "halves apart are seen beside the place of the reading, too",
    arguments: [(1.06, -0.3, -0.4...1.0), (1.1, 0.2, -0.4...1), (1.1, 0.3, -0.3...1)],
    [false, true])
  func halvesApartBesideReading(
    aslant: (scale: Double, fan: Double, part: ClosedRange<Double>), isWhole: Bool
  ) throws {
    let flat = Self.renderer.picture(of: .ean13("5012394144777"))
    let (margin, width) = (Self.renderer.margin, flat.width - 2 * Self.renderer.margin)
    var picture = flat
    for y in 0..<flat.height {
      let row = Double(y - margin - 60)
      for x in 0..<flat.width {
        let column = Double(x - margin) / Double(width)
        let place = column + aslant.fan * (0.7 - column) * row / Double(width)
        let source = place < 0.5 ? 0.5 + aslant.scale * (place - 0.5) : place
        let isSeen = isWhole || abs(row) >= 10 && (source > 0.5) == (row < 0)
        picture[x, y] =
          isSeen && (0...1).contains(source)
          ? flat.level(x: Double(margin) + source * Double(width), y: y) : 255
      }
    }
    let reading = try barcode(
      .ean13, "5012394144777", part: aslant.part, rows: 10...110, lines: 3)
    #expect(disproves(reading, in: picture) != isWhole)
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
}
