/// Where a profile changes between bar and space: halfway in luma between one extreme and the next.
struct ProfileEdges: Sendable {
  /// In samples, in order; falls and rises of luma take turns.
  private(set) var positions: [Float] = []
  /// Whether the first edge is one from space to bar.
  private(set) var beginsWithBar = true

  /// Changes smaller than this are ripples, as a share of the contrast around them.
  private static let leastChange: Float = 0.2

  /// - Parameter reach: how far around a sample its contrast is measured, in samples.
  init(_ samples: [Float], reach: Int) {
    guard samples.count > 2, let least = samples.min(), let most = samples.max() else { return }
    let light = SpanFinder.slidingMaximum(of: samples, window: reach)
    let dark = SpanFinder.slidingMaximum(of: samples.map(-), window: reach)
    var extremes: [Int] = []
    var (lowest, highest) = (0, 0)
    var isFalling: Bool?
    for index in samples.indices {
      let step = max(Self.leastChange * (light[index] + dark[index]), 0.05 * (most - least))
      if samples[index] < samples[lowest] { lowest = index }
      if samples[index] > samples[highest] { highest = index }
      if isFalling != false, samples[index] > samples[lowest] + step {
        extremes.append(lowest)
        if isFalling == nil { beginsWithBar = false }
        (isFalling, highest) = (false, index)
      } else if isFalling != true, samples[index] < samples[highest] - step {
        extremes.append(highest)
        (isFalling, lowest) = (true, index)
      }
    }
    if let isFalling { extremes.append(isFalling ? lowest : highest) }
    positions = zip(extremes, extremes.dropFirst()).map { from, to in
      Self.crossing(of: (samples[from] + samples[to]) / 2, in: samples, from: from, to: to)
    }
  }

  /// Where samples between two extremes pass a level.
  private static func crossing(of level: Float, in samples: [Float], from: Int, to: Int) -> Float {
    let rises = samples[to] > samples[from]
    for index in from..<to where rises == (samples[index + 1] >= level) {
      let change = samples[index + 1] - samples[index]
      let part = change == 0 ? 0 : (level - samples[index]) / change
      // A sample's luma is that of its middle.
      return Float(index) + 0.5 + part.clamped(to: 0...1)
    }
    return Float(from + to + 1) / 2
  }
}
