import Barcodes
import Imaging
import TestSupport
import Testing

@testable import BarcodeReading

/// Readings beside or under rows that show digits of another label.
struct OtherDigitTests: ReadingExamining {
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

  @Test("a second label whose edge crosses the bars slantwise contradicts the reading")
  func slantwise() throws {
    var picture = Self.renderer.picture(of: .ean13("5012394144777"))
    let other = Self.renderer.picture(of: .ean13("4006381333931"))
    for y in 0..<picture.height {
      for x in 0..<picture.width where y > 80 + x / 4 { picture[x, y] = other[x, y] }
    }
    #expect(disproves(try barcode(.ean13, "5012394144777"), in: picture))
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
}
