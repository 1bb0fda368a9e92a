/// Proposes where a symbol may begin and end on a profile, from the light stretches that must stand on
/// either side of it and may not stand within it.
struct SpanFinder: Sendable {
  /// The most proposals worth following.
  var limit = 3

  /// Spans in samples, the likeliest first.
  func spans(of profile: LumaProfile) -> [ClosedRange<Float>] {
    let samples = profile.samples
    guard Float(samples.count) >= Self.leastWidth else { return [] }
    let runs = lightRuns(of: samples)
    let dips = Self.dips(of: samples)
    var found: [(score: Float, span: ClosedRange<Float>)] = []
    for (index, left) in runs.enumerated() {
      var widestInside: Float = 0
      for right in runs[(index + 1)...] {
        let (start, end) = (Float(left.upperBound), Float(right.lowerBound))
        let width = end - start
        defer { widestInside = max(widestInside, Float(right.count)) }
        guard width >= Self.leastWidth else { continue }
        let module = width / 95
        let quiet = (
          quietWidth(left, in: samples.count) / module,
          quietWidth(right, in: samples.count) / module
        )
        guard min(quiet.0, quiet.1) > 1.5, widestInside < 9 * module,
          dips[right.lowerBound] - dips[left.upperBound] >= Self.leastDips
        else { continue }
        var score = min(quiet.0, 7) + min(quiet.1, 7) - max(widestInside / module - 4, 0) * 2
        score += 4 * width / Float(samples.count)
        if let expected = profile.expectedSpan {
          let miss = max(abs(start - expected.lowerBound), abs(end - expected.upperBound)) / module
          score -= miss / 2
        }
        found.append((score, start...end))
      }
    }
    found.sort { $0.score > $1.score }
    var spans = found.prefix(limit).map(\.span)
    // Where a quiet zone is covered or full of print, whoever found the region knows better.
    if let expected = profile.expectedSpan { spans.append(expected) }
    return spans
  }

  /// The narrowest symbol looked for, in samples: under a sample a module nothing can be told.
  static let leastWidth: Float = 60

  /// However blurred, some of the thirty bars stand out.
  private static let leastDips = 7

  /// For each sample, how many times the profile has dipped and risen before it by a twentieth of its
  /// range or more.
  private static func dips(of samples: [Float]) -> [Int] {
    guard let least = samples.min(), let most = samples.max() else { return [] }
    let step = (most - least) / 20
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

  /// Runs of samples nearer to the lightest than to the darkest of their neighbourhood.
  private func lightRuns(of samples: [Float]) -> [Range<Int>] {
    let window = max(samples.count / 4, 12)
    let light = Self.slidingMaximum(of: samples, window: window)
    let dark = Self.slidingMaximum(of: samples.map(-), window: window)
    let range = (samples.max() ?? 0) - (samples.min() ?? 0)
    var runs: [Range<Int>] = []
    var start: Int?
    for index in 0...samples.count {
      let isLight =
        index < samples.count
        && samples[index] > light[index] - max(0.2 * (light[index] + dark[index]), 0.1 * range)
      if isLight, start == nil { start = index }
      if !isLight, let first = start {
        runs.append(first..<index)
        start = nil
      }
    }
    return runs
  }

  /// How wide a light run is, a run that the profile cuts off being given the benefit of the doubt.
  private func quietWidth(_ run: Range<Int>, in count: Int) -> Float {
    run.lowerBound == 0 || run.upperBound == count ? Float(run.count) * 2 : Float(run.count)
  }

  /// The greatest sample within `window` on either side.
  static func slidingMaximum(of samples: [Float], window: Int) -> [Float] {
    // Indices whose samples descend; the first is the greatest in the window.
    var queue: [Int] = []
    var head = 0
    var result = samples
    var next = 0
    for index in samples.indices {
      while next < min(index + window + 1, samples.count) {
        while queue.count > head, samples[queue[queue.count - 1]] <= samples[next] {
          queue.removeLast()
        }
        queue.append(next)
        next += 1
      }
      while queue[head] < index - window { head += 1 }
      result[index] = samples[queue[head]]
    }
    return result
  }
}
