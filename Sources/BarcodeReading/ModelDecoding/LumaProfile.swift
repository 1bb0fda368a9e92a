/// Luma along a line across a symbol's bars, one sample a pixel or finer, perhaps averaged along the
/// bars.
struct LumaProfile: Sendable {
  /// Luma from dark to light; the unit is of no matter.
  var samples: [Float]
  /// Where the symbol is believed to begin and end, in samples, give or take some modules; nil where
  /// only the quiet zones tell.
  var expectedSpan: ClosedRange<Float>?

  init(samples: [Float], expectedSpan: ClosedRange<Float>? = nil) {
    self.samples = samples
    self.expectedSpan = expectedSpan?.clamped(to: 0...Float(samples.count))
  }

  /// The same line walked from its other end.
  var reversed: LumaProfile {
    let length = Float(samples.count)
    return LumaProfile(
      samples: samples.reversed(),
      expectedSpan: expectedSpan.map { length - $0.upperBound...length - $0.lowerBound })
  }
}
