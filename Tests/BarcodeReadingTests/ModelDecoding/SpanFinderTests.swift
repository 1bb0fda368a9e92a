import Testing

@testable import BarcodeReading

struct SpanFinderTests {
  private let digits = [9, 7, 8, 0, 6, 7, 9, 6, 0, 1, 0, 5, 0]

  @Test(arguments: [0.4, 0.8, 1.3]) func theSymbolIsAmongTheSpans(sigma: Double) {
    let line = SyntheticLine(pixelsPerModule: 2, sigma: sigma, margin: 10)
    let spans = SpanFinder().spans(of: line.profile(of: digits))
    #expect(spans.contains { abs($0.lowerBound - 20) < 5 && abs($0.upperBound - 210) < 5 })
  }

  @Test func nothingIsFoundOnPlainPaper() {
    #expect(SpanFinder().spans(of: LumaProfile(samples: Array(repeating: 180, count: 400))).isEmpty)
    #expect(SpanFinder().spans(of: LumaProfile(samples: [])).isEmpty)
  }
}
