/// Where a profile changes between bar and space: halfway in luma between a local maximum and the
/// next minimum, or the reverse.
struct ProfileEdges: Sendable {
  /// In samples, ascending; edges into a bar and out of one alternate.
  private(set) var positions: [Float] = []
  /// Whether the first edge is from space to bar.
  private(set) var beginsWithBar = true

  /// - Parameters:
  ///   - reach: how far around a sample its contrast is measured, in samples.
  ///   - change: smaller changes are ignored as ripples; fractions of the local contrast and of the whole
  ///     profile's.
  init(_ samples: [Float], reach: Int, change: (local: Float, whole: Float)) {
    guard samples.count > 2, let darkest = samples.min(), let lightest = samples.max()
    else { return }
    let light = samples.slidingMaximum(window: reach)
    let dark = samples.map(-).slidingMaximum(window: reach)
    var extremes: [Int] = []
    var (lowest, highest) = (0, 0)
    var isFalling: Bool?
    for index in samples.indices {
      let step = max(
        change.local * (light[index] + dark[index]), change.whole * (lightest - darkest))
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

  /// Where the samples between two extremes cross a level.
  private static func crossing(of level: Float, in samples: [Float], from: Int, to: Int) -> Float {
    let rises = samples[to] > samples[from]
    for index in from..<to where rises == (samples[index + 1] >= level) {
      let change = samples[index + 1] - samples[index]
      let part = change == 0 ? 0 : (level - samples[index]) / change
      // The luma of a sample is that of its middle.
      return Float(index) + 0.5 + part.clamped(to: 0...1)
    }
    return Float(from + to + 1) / 2
  }
}
