import Barcodes
import Imaging
import TestSupport
import Testing

@testable import BarcodeReading

/// Readings and the bars that they claim to be.
struct SymbolExaminerTests: ReadingExamining {
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

  @Test("no code is believed where its bars cannot be measured")
  func unmeasured() throws {
    let picture = Self.renderer.picture(of: .ean8("71112879"))
    #expect(disproves(try barcode(.ean8, "71112879", part: 0...0.01), in: picture))
    let long = Self.renderer.picture(of: .ean13("5012394144777"))
    #expect(disproves(try barcode(.ean13, "5012394144777", part: 0...0.01), in: long))
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
