/// Luma along a line across the bars of a symbol, sampled at least once a pixel.
struct LumaProfile: Sendable {
  /// Luma, larger is lighter; the scale does not matter.
  var samples: [Float]
  /// Where the symbol should begin and end, in samples, to within a few modules; nil where nothing
  /// is known of that.
  var expectedSpan: ClosedRange<Float>?
  /// Which samples glare hides; empty where it hides none.
  var hidden: [Bool] = []

  init(samples: [Float], expectedSpan: ClosedRange<Float>? = nil, hidden: [Bool] = []) {
    (self.samples, self.hidden) = (samples, hidden)
    self.expectedSpan = expectedSpan?.clamped(to: 0...Float(samples.count))
  }

  /// The same line from its other end.
  var reversed: LumaProfile {
    let length = Float(samples.count)
    return LumaProfile(
      samples: samples.reversed(),
      expectedSpan: expectedSpan.map { length - $0.upperBound...length - $0.lowerBound },
      hidden: hidden.reversed())
  }

  /// The upper quartile of an interval of samples: the luma of paper, where about half of it is paper.
  func light(from start: Float, to end: Float) -> Float {
    let first = min(max(Int(start), 0), samples.count - 1)
    let last = min(max(Int(end), first), samples.count - 1)
    let sorted = samples[first...last].sorted()
    return sorted[sorted.count * 3 / 4]
  }
}
