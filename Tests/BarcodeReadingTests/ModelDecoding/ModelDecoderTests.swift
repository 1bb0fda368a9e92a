import Barcodes
import TestSupport
import Testing

@testable import BarcodeReading

struct ModelDecoderTests {
  private static let decoder = ModelDecoder()
  private var decoder: ModelDecoder { Self.decoder }
  private let digits = [5, 0, 1, 2, 3, 9, 4, 1, 4, 4, 7, 7, 7]

  @Test(arguments: [0.3, 0.6, 0.9, 1.2]) func blurredSymbolsAreRead(sigma: Double) throws {
    let line = SyntheticLine(sigma: sigma)
    let reading = try #require(decoder.decode(line.profile(of: digits)))
    #expect(reading.gtin.digits == "05012394144777")
    #expect(reading.text == "5012394144777")
    #expect(reading.symbology == .ean13)
    #expect(abs(reading.span.lowerBound - 30) < 1.5 && abs(reading.span.upperBound - 267.5) < 1.5)
  }

  @Test(arguments: [1.2, 1.6, 4.0, 8.0]) func smallAndLargeSymbolsAreRead(pixels: Double) throws {
    let line = SyntheticLine(pixelsPerModule: pixels, sigma: 0.5)
    #expect(decoder.decode(line.profile(of: digits))?.gtin.digits == "05012394144777")
  }

  @Test func aSymbolIsReadFromItsOtherEnd() throws {
    let line = SyntheticLine(margin: 8, bow: 0.8)
    let reading = try #require(decoder.decode(line.profile(of: digits).reversed))
    #expect(reading.gtin.digits == "05012394144777")
    #expect(reading.isReversed)
    #expect(abs(reading.span.lowerBound - 20) < 1.5)
  }

  @Test(arguments: [425_261, 123_455, 987_654], [0.3, 0.7, 1.0])
  func aSymbolWithoutHalvesIsExplainedFromEitherEnd(six: Int, sigma: Double) throws {
    let text = try #require((0...9).map { "0\(six)\($0)" }.first { GTIN(upcE: $0) != nil })
    let modules = SymbolPattern.upcE(text).modules
    let profile = LumaProfile(samples: SyntheticLine(sigma: sigma).luma(of: modules))
    let digits = text.compactMap(\.wholeNumberValue)
    for (profile, isReversed) in [(profile, false), (profile.reversed, true)] {
      let explanation = try #require(ModelDecoder(layout: .upcE).explain(profile))
      #expect(explanation.patterns == SymbolText.patterns(of: digits, in: .upcE))
      #expect(explanation.isReversed == isReversed)
      #expect(explanation.evidence.noiseRatio < 0.02)
    }
  }

  @Test func aLeadingZeroIsUPCA() throws {
    let line = SyntheticLine()
    let reading = try #require(
      decoder.decode(line.profile(of: [0, 0, 5, 1, 0, 0, 0, 0, 0, 0, 6, 7, 5])))
    #expect(reading.symbology == .upcA)
    #expect(reading.text == "051000000675")
  }

  @Test(arguments: 0..<12) func anAlteredDigitGivesNothing(place: Int) {
    for sigma in [0.5, 1.0] {
      var modules = SyntheticLine.modules(of: digits)
      let first = SymbolLayout.ean13.digitOffsets[place]
      modules.swapAt(first + 2, first + 4)
      modules[first + 3].toggle()
      #expect(
        decoder.decode(LumaProfile(samples: SyntheticLine(sigma: sigma).luma(of: modules))) == nil)
    }
  }

  @Test func aWrongCheckDigitGivesNothing() {
    for last in 0...9 where last != 7 {
      let profile = SyntheticLine(sigma: 0.8).profile(of: digits.dropLast() + [last])
      #expect(decoder.decode(profile) == nil)
    }
  }

  @Test func aCoveredHalfGivesNothing() {
    let whole = SyntheticLine.modules(of: digits)
    let line = SyntheticLine(sigma: 0.8)
    let left = LumaProfile(samples: line.luma(of: whole.indices.map { whole[$0] && $0 < 60 }))
    let right = LumaProfile(samples: line.luma(of: whole.indices.map { whole[$0] && $0 > 35 }))
    #expect(decoder.decode(left) == nil)
    #expect(decoder.decode(right) == nil)
  }

  @Test func linesThatAreNotSureAloneAreReadTogether() {
    // Each line has a speck on a different digit.
    let whole = SyntheticLine.modules(of: digits)
    let profiles = [20, 40, 70].map { place in
      var modules = whole
      for module in place..<place + 4 { modules[module] = false }
      return LumaProfile(samples: SyntheticLine(sigma: 0.7).luma(of: modules))
    }
    for profile in profiles { #expect(decoder.decode(profile) == nil) }
    let together = decoder.decode(profiles + [SyntheticLine(sigma: 0.7).profile(of: digits)])
    #expect(together?.gtin.digits == "05012394144777")
  }

  @Test func linesThatShowTheCodeThemselvesAreCounted() throws {
    let line = SyntheticLine(sigma: 0.7)
    let mean = line.profile(of: digits)
    let reading = try #require(decoder.decode(mean))
    let dim = LumaProfile(samples: mean.samples.map { 20 + 0.3 * $0 })
    let other = line.profile(of: [4, 0, 0, 6, 3, 8, 1, 3, 3, 3, 9, 3, 1])
    let blank = LumaProfile(samples: mean.samples.map { _ in 200 })
    let lines = [mean, dim, other, mean, blank]
    #expect(decoder.agreeing(lines, with: reading, of: mean) == 3)

    let backwards = try #require(decoder.decode(mean.reversed))
    let reversed = lines.map(\.reversed)
    #expect(decoder.agreeing(reversed, with: backwards, of: mean.reversed) == 3)
  }

  @Test func whatIsNoSymbolGivesNothing() {
    let line = SyntheticLine(sigma: 0.7)
    #expect(decoder.decode(LumaProfile(samples: [])) == nil)
    #expect(decoder.decode(LumaProfile(samples: Array(repeating: 90, count: 300))) == nil)
    #expect(
      decoder.decode(LumaProfile(samples: line.luma(of: (0..<95).map { $0 % 2 == 0 }))) == nil)
    #expect(decoder.decode(LumaProfile(samples: line.luma(of: (0..<95).map { $0 % 7 < 3 }))) == nil)
    let eight = line.profile(of: [9, 6, 3, 8, 5, 0, 7, 4], layout: .ean8)
    #expect(decoder.decode(eight) == nil)
  }

  @Test func eightDigitsAreReadWhereAskedFor() {
    let eight = SyntheticLine(sigma: 0.7).profile(of: [9, 6, 3, 8, 5, 0, 7, 4], layout: .ean8)
    #expect(ModelDecoder(layout: .ean8).decode(eight)?.text == "96385074")
  }

  @Test func readingIsAPureFunction() {
    let profile = SyntheticLine(sigma: 1.1).profile(of: digits)
    let first = decoder.explain(profile)?.evidence.margin
    #expect(first == ModelDecoder().explain(profile)?.evidence.margin)
  }
}
