import Imaging

/// Light that hides print: what is as white as a picture can be, where the ground is darker.
struct Glare: Sendable {
  private let polarity: Polarity
  private let limits: RectifyingLimits
  /// Columns for each module.
  private let samplesPerModule: Double
  /// Light hardly crosses more than three of so many parts of the symbol.
  private static let parts = 5

  /// Nil where the ground is about as light in all rows of a strip: then what is white may be paper.
  ///
  /// - Parameters:
  ///   - rows: those across the symbol.
  ///   - samplesPerModule: columns for each module.
  init?(
    in strip: Strip, rows: Range<Int>, samplesPerModule: Double, _ polarity: Polarity,
    _ limits: RectifyingLimits
  ) {
    (self.polarity, self.limits) = (polarity, limits)
    self.samplesPerModule = samplesPerModule
    guard rows.split(in: 4).contains(where: { isGroundDarker(on: strip.profile(of: $0)) })
    else { return nil }
  }

  /// Whether a sample is as white as a picture can be.
  func isWhite(_ sample: Float) -> Bool { polarity.level(sample) >= limits.glareLevel }

  /// Which samples of a line with light bars are white by more than these: in a run that is wider than any bar.
  static func isWhite(
    betweenLightBarsOf line: LumaProfile, samplesPerModule: Double, _ limits: RectifyingLimits
  ) -> [Bool] {
    // A module more, as ink spreads.
    let widestBar = Double(DigitPattern.widestRun + 1) * samplesPerModule
    var isWhite = [Bool](repeating: false, count: line.samples.count)
    let white = line.samples.indices { Polarity.lightOnDark.level($0) >= limits.glareLevel }
    for run in white.ranges where Double(run.count) > widestBar {
      for column in run { isWhite[column] = true }
    }
    return isWhite
  }

  /// Which samples of a line it hides: those that are white, and beside them so many as its soft edge may reach.
  func hidden(on line: LumaProfile) -> [Bool] {
    var hidden = [Bool](repeating: false, count: line.samples.count)
    guard line.samples.contains(where: isWhite), isPrintDarker(on: line) else { return hidden }
    var start: Int?
    for (column, sample) in (line.samples + [.nan]).enumerated() {
      if isWhite(sample) {
        start = start ?? column
      } else if let first = start {
        let edge = max(Int(samplesPerModule), Int(Double(column - first) * limits.glareEdge))
        for near in max(0, first - edge)..<min(hidden.count, column + edge) { hidden[near] = true }
        start = nil
      }
    }
    return hidden
  }

  /// Whether the ground of a line is darker than glare: that of all parts of the symbol but one, beside which there
  /// may be another, and that of the symbol and its quiet zones, where its spaces are blurred.
  private func isGroundDarker(on line: LumaProfile) -> Bool {
    let symbol = columns(of: line)
    // A quiet zone is 7 modules wide at least (ISO/IEC 15420).
    let quiet = Int(7 * samplesPerModule)
    let (left, right) = (
      max(0, symbol.lowerBound - quiet)..<symbol.lowerBound,
      symbol.upperBound..<min(line.samples.count, symbol.upperBound + quiet)
    )
    return [symbol.split(in: Self.parts), [left, symbol, right]].allSatisfy { parts in
      parts.count { isDarker($0, of: line) } > 1
    }
  }

  /// The same of the lighter of ground and bars.
  private func isPrintDarker(on line: LumaProfile) -> Bool {
    polarity == .darkOnLight ? isGroundDarker(on: line) : isDarker(columns(of: line), of: line)
  }

  private func columns(of line: LumaProfile) -> Range<Int> {
    let span = line.expectedSpan ?? 0...Float(line.samples.count)
    return Int(span.lowerBound)..<Int(span.upperBound)
  }

  /// Whether nine tenths of a part of a line are: the rest is noise.
  private func isDarker(_ part: Range<Int>, of line: LumaProfile) -> Bool {
    let darkest = limits.glareLevel - limits.glareAbovePaper
    return part.isEmpty
      || line.samples[part].count { polarity.level($0) < darkest } > part.count * 9 / 10
  }
}
