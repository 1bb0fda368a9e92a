/// Proposes where a symbol may begin and end on a profile: between two light runs as wide as quiet
/// zones, with no such run within; and where there are as many edges as a symbol has.
struct SpanFinder: Sendable {
  let layout: SymbolLayout
  var limits = ModelSearchLimits()

  /// A place between two light runs.
  private struct Place {
    let span: ClosedRange<Float>
    /// How much it is like a symbol, and like one that fills the region.
    let score: Float
    let scoreInRegion: Float
    /// Whether both runs are as wide as quiet zones, and wider than any run between them, and it is most of the
    /// region: in the rest of it there is no room for another symbol, which would be lost.
    let isApart: Bool
  }

  /// The proposals in samples, the likeliest first.
  func spans(of profile: LumaProfile) -> [ClosedRange<Float>] {
    var spans = places(in: profile).prefix(limits.places).map(\.span)
    // Where a quiet zone is covered or printed over, the expected span is better; where it is narrow
    // and the background beside it another, the edges tell them apart.
    if let expected = profile.expectedSpan { spans.append(expected) }
    for span in spansOfEdges(in: profile)
    where !spans.contains(where: { $0.isSame(as: span, moduleCount: layout.moduleCount) }) {
      spans.append(span)
    }
    return spans
  }

  /// Further proposals, of a symbol that fills only a part of the region: an add-on or other bars are beside it.
  func spansOfParts(of profile: LumaProfile) -> [ClosedRange<Float>] {
    places(in: profile).dropFirst(limits.places).filter(\.isApart)
      .sorted { $0.score > $1.score }.prefix(limits.places).map(\.span)
  }

  /// All places between light runs, the likeliest in the region first.
  private func places(in profile: LumaProfile) -> [Place] {
    let samples = profile.samples
    guard Float(samples.count) >= limits.minimumWidth else { return [] }
    let runs = lightRuns(of: samples)
    let dips = dips(of: samples)
    var found: [Place] = []
    for (index, left) in runs.enumerated() {
      var widestInside: Float = 0
      for right in runs[(index + 1)...] {
        let (start, end) = (Float(left.upperBound), Float(right.lowerBound))
        let width = end - start
        defer { widestInside = max(widestInside, Float(right.count)) }
        guard width >= limits.minimumWidth else { continue }
        let module = width / Float(SymbolLayout.ean13.moduleCount)
        let quiet = (
          quietWidth(left, in: samples.count) / module,
          quietWidth(right, in: samples.count) / module
        )
        guard min(quiet.0, quiet.1) > limits.minimumQuiet,
          widestInside < limits.maximumInside * module,
          dips[right.lowerBound] - dips[left.upperBound] >= limits.minimumBars
        else { continue }
        var score =
          min(quiet.0, limits.usualQuiet) + min(quiet.1, limits.usualQuiet)
          - max(widestInside / module - limits.widestSpace, 0) * 2
        score += 4 * width / Float(samples.count)
        var miss: Float = 0
        var isMost = false
        if let expected = profile.expectedSpan {
          isMost = 2 * width > expected.upperBound - expected.lowerBound
          miss = max(abs(start - expected.lowerBound), abs(end - expected.upperBound)) / module
        }
        found.append(
          Place(
            span: start...end, score: score, scoreInRegion: score - miss / 2,
            isApart: isMost && widestInside <= limits.widestSpace * module
              && min(quiet.0, quiet.1) >= limits.quietBeside))
      }
    }
    return found.sorted { $0.scoreInRegion > $1.scoreInRegion }
  }

  /// From the first edge of each sequence of as many edges as a symbol has to its last; none where so many
  /// are not seen, or far more.
  private func spansOfEdges(in profile: LumaProfile) -> [ClosedRange<Float>] {
    guard let expected = profile.expectedSpan else { return [] }
    let module = (expected.upperBound - expected.lowerBound) / Float(layout.moduleCount)
    // A background lighter than the paper would take the first and the last edge for its own.
    let paper = profile.light(from: expected.lowerBound, to: expected.upperBound)
    let edges = ProfileEdges(
      profile.samples.map { min($0, paper) }, reach: max(Int(10 * module), 2),
      change: (limits.minimumChange, limits.minimumChangeOfAll))
    let positions = edges.positions
    let first = edges.beginsWithBar ? 0 : 1
    return stride(from: first, through: positions.count - layout.edgeCount, by: 2).compactMap {
      let (start, end) = (positions[$0], positions[$0 + layout.edgeCount - 1])
      let share = (end - start) / (expected.upperBound - expected.lowerBound)
      return limits.plausibleShare.contains(share) ? start...end : nil
    }
  }

  /// For each sample, how many times the profile has fallen and risen again before it by more than
  /// a part of its range.
  private func dips(of samples: [Float]) -> [Int] {
    guard let darkest = samples.min(), let lightest = samples.max() else { return [] }
    let step = (lightest - darkest) / limits.dipsInRange
    var extreme = samples[0]
    var isFalling = false
    var count = 0
    return samples.map { sample in
      if isFalling ? sample < extreme : sample > extreme { extreme = sample }
      if abs(sample - extreme) > step {
        if isFalling { count += 1 }
        isFalling.toggle()
        extreme = sample
      }
      return count
    }
  }

  /// The runs of samples that are about as light as the lightest in their neighbourhood.
  private func lightRuns(of samples: [Float]) -> [Range<Int>] {
    let window = max(samples.count / 4, 12)
    let light = samples.slidingMaximum(window: window)
    let dark = samples.map(-).slidingMaximum(window: window)
    let range = (samples.max() ?? 0) - (samples.min() ?? 0)
    var runs: [Range<Int>] = []
    var start: Int?
    for index in 0...samples.count {
      let isLight =
        index < samples.count
        && samples[index] > light[index]
          - max(limits.paper * (light[index] + dark[index]), limits.paperOfRange * range)
      if isLight, start == nil { start = index }
      if !isLight, let first = start {
        runs.append(first..<index)
        start = nil
      }
    }
    return runs
  }

  /// The width of a light run in samples. One that the end of the profile cuts off counts double.
  private func quietWidth(_ run: Range<Int>, in count: Int) -> Float {
    run.lowerBound == 0 || run.upperBound == count ? Float(run.count) * 2 : Float(run.count)
  }
}

extension ClosedRange<Float> {
  /// Whether a grid search around either finds the same.
  fileprivate func isSame(as other: ClosedRange<Float>, moduleCount: Int) -> Bool {
    let module = (upperBound - lowerBound) / Float(moduleCount)
    return abs(lowerBound - other.lowerBound) < module
      && abs(upperBound - other.upperBound) < module
  }
}
