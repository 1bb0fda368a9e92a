/// What light adds to the levels of a strip from place to place, and how much it leaves of the contrast.
///
/// Light that is mirrored adds to ink and paper alike, and shade takes a part of both: in either case the darkest
/// and the lightest around a place tell what they are there. These envelopes are the morphological opening and closing
/// of each row (Serra, 1982), which follow a slope where the lowest and the highest of a window do not.
struct EvenLight: Sendable {
  /// How many columns they are taken from: those of two digits. Fewer have only narrow bars more often, which blur
  /// makes lighter; more do not follow a strip of light that is a third as wide as the symbol.
  private let window: Int
  /// The difference of paper and ink where light leaves most of it.
  private let contrast: Float
  private let limits: RectifyingLimits

  private static let modules = 14.0
  /// The levels of ink and paper in even light; glare is lighter.
  private static let (ink, paper): (Float, Float) = (20, 200)

  /// Nil where the ink is about as dark everywhere.
  ///
  /// - Parameters:
  ///   - rows: those that show the symbol.
  ///   - samplesPerModule: columns for each module.
  init?(
    in strip: Strip, rows: Range<Int>, samplesPerModule: Double, _ limits: RectifyingLimits
  ) {
    self.limits = limits
    // As many on either side: then no sample is beyond the envelopes.
    window = Int(Self.modules * samplesPerModule) | 1
    let mean = strip.profile(of: rows)
    guard let span = mean.expectedSpan else { return nil }
    let columns = Int(span.lowerBound)..<Int(span.upperBound)
    var (dark, contrasts): ([Float], [Float]) = ([], [])
    for row in rows {
      let line = strip.line(row)
      let (low, high) = line.envelopes(over: window)
      dark += low[columns]
      contrasts += zip(low[columns], high[columns]).map { $1 - $0 }
    }
    dark.sort()
    contrasts.sort()
    guard let most = contrasts.dropLast(contrasts.count / 10).last, most >= 1 else { return nil }
    contrast = most
    let usual = dark[dark.count / 10...dark.count * 9 / 10]
    guard let least = usual.first, let lightest = usual.last,
      lightest - least > limits.unevenLight * most
    else { return nil }
  }

  /// The strip as it would be in even light; where light leaves next to no contrast, it is as white as glare.
  func evened(_ strip: Strip, _ polarity: Polarity) -> Strip {
    var strip = strip
    let least = limits.washedOut * contrast
    for row in 0..<strip.rows {
      let line = strip.line(row)
      let (low, high) = line.envelopes(over: window)
      for column in line.indices {
        let depth = (high[column] - line[column]) / max(high[column] - low[column], least)
        let isWashedOut =
          high[column] - low[column] < least
          && polarity.level(line[column]) >= limits.glareLevel
        strip.values[row * strip.columns + column] =
          isWashedOut ? polarity.level(255) : Self.paper - depth * (Self.paper - Self.ink)
      }
    }
    return strip
  }
}

extension Strip {
  fileprivate func line(_ row: Int) -> [Float] {
    Array(values[row * columns..<(row + 1) * columns])
  }
}

extension [Float] {
  /// The levels of ink and paper around each sample.
  ///
  /// - Parameter count: how many samples have both.
  fileprivate func envelopes(over count: Int) -> (low: [Float], high: [Float]) {
    func envelope(
      _ first: (Float, Float) -> Float, _ second: (Float, Float) -> Float
    ) -> [Float] {
      let envelope = slid(over: count, by: first).slid(over: count, by: second)
      // Smoothed, it would cut through the bars beside a quiet zone.
      return zip(envelope, envelope.smoothed(over: count / 2)).map(first)
    }
    return (envelope(Swift.min, Swift.max), envelope(Swift.max, Swift.min))
  }

  /// What is picked of the samples around each one.
  private func slid(over count: Int, by pick: (Float, Float) -> Float) -> [Float] {
    guard let first, let last else { return [] }
    let before = count / 2
    var window =
      [Float](repeating: first, count: before) + self
      + [Float](repeating: last, count: count - before)
    var width = 1
    while width < count {
      let step = Swift.min(width, count - width)
      for index in 0..<window.count - step {
        window[index] = pick(window[index], window[index + step])
      }
      width += step
    }
    return Array(window[..<self.count])
  }

  /// The means around each sample.
  private func smoothed(over count: Int) -> [Float] {
    var sums: [Float] = [0]
    for sample in self { sums.append(sums[sums.count - 1] + sample) }
    return indices.map { index in
      let (from, to) = (
        Swift.max(0, index - count / 2), Swift.min(self.count, index + count / 2 + 1)
      )
      return (sums[to] - sums[from]) / Float(to - from)
    }
  }
}
