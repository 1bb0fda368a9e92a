/// Luma along a line across the bars of a symbol, sampled at least once a pixel.
struct LumaProfile: Sendable {
  /// Luma, larger is lighter; the scale does not matter.
  var samples: [Float]
  /// Where the symbol should begin and end, in samples, to within a few modules; nil where nothing
  /// is known of that.
  var expectedSpan: ClosedRange<Float>?

  init(samples: [Float], expectedSpan: ClosedRange<Float>? = nil) {
    self.samples = samples
    self.expectedSpan = expectedSpan?.clamped(to: 0...Float(samples.count))
  }

  /// The same line from its other end.
  var reversed: LumaProfile {
    let length = Float(samples.count)
    return LumaProfile(
      samples: samples.reversed(),
      expectedSpan: expectedSpan.map { length - $0.upperBound...length - $0.lowerBound })
  }
}
