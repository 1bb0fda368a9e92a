import TestSupport
import Testing

@testable import BarcodeReading

struct SpanFinderTests {
  private let digits = [9, 7, 8, 0, 6, 7, 9, 6, 0, 1, 0, 5, 0]

  @Test(arguments: [0.4, 0.8, 1.3]) func theSymbolIsAmongTheSpans(sigma: Double) {
    let line = SyntheticLine(pixelsPerModule: 2, sigma: sigma, margin: 10)
    let spans = SpanFinder(layout: .ean13).spans(of: line.profile(of: digits))
    #expect(spans.contains { abs($0.lowerBound - 20) < 5 && abs($0.upperBound - 210) < 5 })
  }

  @Test func nothingIsFoundOnPlainPaper() {
    let finder = SpanFinder(layout: .ean13)
    #expect(finder.spans(of: LumaProfile(samples: Array(repeating: 180, count: 400))).isEmpty)
    #expect(finder.spans(of: LumaProfile(samples: [])).isEmpty)
  }

  @Test(
    "Without quiet zones the edges tell a symbol from a background, darker than the paper or lighter",
    arguments: [Float(0.6), 1.6])
  func edges(background: Float) throws {
    let line = SyntheticLine(pixelsPerModule: 4, sigma: 0.3, margin: 10)
    var profile = line.profile(of: digits)
    let paper = try #require(profile.samples.first)
    for index in profile.samples.indices where !(38..<422).contains(index) {
      profile.samples[index] = paper * background
    }
    profile.expectedSpan = 30...450
    let spans = SpanFinder(layout: .ean13).spans(of: profile)
    #expect(spans.contains { abs($0.lowerBound - 40) < 4 && abs($0.upperBound - 420) < 4 })
  }

  @Test(
    "Beside an add-on, or whatever else has bars, a symbol fills a part of the region only",
    arguments: [0.4, 0.7, 1.0])
  func part(sigma: Double) {
    let gap = [Bool](repeating: false, count: 7)
    let modules =
      SyntheticLine.modules(of: digits) + gap + SymbolPattern.addOn("38441").modules
    let line = SyntheticLine(pixelsPerModule: 2, sigma: sigma, margin: 25)
    let profile = LumaProfile(
      samples: line.luma(of: modules), expectedSpan: 50...Float(50 + 2 * modules.count))
    let finder = SpanFinder(layout: .ean13)
    let spans = finder.spans(of: profile) + finder.spansOfParts(of: profile)
    #expect(spans.contains { abs($0.lowerBound - 50) < 5 && abs($0.upperBound - 240) < 5 })
  }

  @Test("Neither of two symbols side by side is a part that hides the other")
  func twoSymbols() {
    let gap = [Bool](repeating: false, count: 9)
    let symbol = SyntheticLine.modules(of: digits)
    let modules = symbol + gap + symbol
    let line = SyntheticLine(pixelsPerModule: 2, sigma: 0.7, margin: 25)
    let profile = LumaProfile(
      samples: line.luma(of: modules), expectedSpan: 50...Float(50 + 2 * modules.count))
    let parts = SpanFinder(layout: .ean13).spansOfParts(of: profile)
    #expect(!parts.contains { $0.upperBound < 260 || $0.lowerBound > 230 })
  }
}
