/// What light adds to the levels of a strip from place to place, and how much it leaves of the contrast.
///
/// Light that is mirrored adds to ink and paper alike, and shade takes a part of both: in either case the darkest
/// and the lightest around a place tell what they are there. These envelopes are the morphological opening and closing
/// of each row (Serra, 1982), which follow a slope where the lowest and the highest of a window do not.
struct EvenLight: Sendable {
  /// From how many columns on either side they are taken.
  private let reach: Int
  /// The difference of paper and ink where light leaves most of it.
  private let contrast: Float
  private let limits: RectifyingLimits

  /// Those of a digit on either side. Fewer have only narrow bars more often, which blur makes lighter; more do not
  /// follow a strip of light that is a third as wide as the symbol.
  private static let modules = Double(DigitPattern.moduleCount)
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
    reach = Int(Self.modules * samplesPerModule)
    guard let span = strip.profile(of: rows).expectedSpan else { return nil }
    let columns = Int(span.lowerBound)..<Int(span.upperBound)
    var (dark, contrasts): ([Float], [Float]) = ([], [])
    for row in rows {
      let line = strip.profile(of: row..<row + 1).samples
      let (low, high) = line.envelopes(reach: reach)
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
      let line = strip.profile(of: row..<row + 1).samples
      let (low, high) = line.envelopes(reach: reach)
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

extension [Float] {
  /// The levels of ink and paper around each sample.
  ///
  /// - Parameter reach: how many samples on either side have both.
  fileprivate func envelopes(reach: Int) -> (low: [Float], high: [Float]) {
    (map(-).closing(reach: reach).map(-), closing(reach: reach))
  }

  /// The morphological closing, smooth where that is no lower.
  private func closing(reach: Int) -> [Float] {
    let closing = slidingMaximum(window: reach).map(-).slidingMaximum(window: reach).map(-)
    // Smoothed alone, it would cut through the bars beside a quiet zone.
    return zip(closing, closing.smoothed(reach: reach / 2)).map(Swift.max)
  }

  /// The means of each sample and those on either side.
  private func smoothed(reach: Int) -> [Float] {
    var sums: [Float] = [0]
    for sample in self { sums.append(sums[sums.count - 1] + sample) }
    return indices.map { index in
      let (from, to) = (Swift.max(0, index - reach), Swift.min(count, index + reach + 1))
      return (sums[to] - sums[from]) / Float(to - from)
    }
  }
}
