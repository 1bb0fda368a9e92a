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
    guard rows.split(in: 4).contains(where: { isDarker(ground(of: strip.profile(of: $0))) })
    else { return nil }
  }

  /// Whether a sample is as white as a picture can be.
  func isWhite(_ sample: Float) -> Bool { polarity.level(sample) >= limits.glareLevel }

  /// Which samples of a line it hides: those that are white, and beside them so many as its soft edge may reach.
  func hidden(on line: LumaProfile) -> [Bool] {
    var hidden = [Bool](repeating: false, count: line.samples.count)
    guard line.samples.contains(where: isWhite), isDarker(lightestPrint(on: line)) else {
      return hidden
    }
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

  private func isDarker(_ level: Float) -> Bool {
    level < limits.glareLevel - limits.glareAbovePaper
  }

  /// How light the ground of a line is, noise aside: that of all parts of the symbol but one, beside which there may
  /// be another, or that of the symbol and its quiet zones, where its spaces are blurred.
  private func ground(of line: LumaProfile) -> Float {
    let symbol = columns(of: line)
    // A quiet zone is 7 modules wide at least (ISO/IEC 15420).
    let quiet = Int(7 * samplesPerModule)
    let (left, right) = (
      max(0, symbol.lowerBound - quiet)..<symbol.lowerBound,
      symbol.upperBound..<min(line.samples.count, symbol.upperBound + quiet)
    )
    let parts = symbol.split(in: Self.parts).map { light(in: $0, of: line) }.sorted()
    let all = [left, symbol, right].map { light(in: $0, of: line) }.sorted()
    return max(parts[1], all[1])
  }

  /// The same of the lighter of ground and bars.
  private func lightestPrint(on line: LumaProfile) -> Float {
    polarity == .darkOnLight ? ground(of: line) : light(in: columns(of: line), of: line)
  }

  private func columns(of line: LumaProfile) -> Range<Int> {
    let span = line.expectedSpan ?? 0...Float(line.samples.count)
    return Int(span.lowerBound)..<Int(span.upperBound)
  }

  private func light(in part: Range<Int>, of line: LumaProfile) -> Float {
    let light = line.samples[part].map(polarity.level).sorted()
    return light.isEmpty ? 0 : light[light.count * 9 / 10]
  }
}
