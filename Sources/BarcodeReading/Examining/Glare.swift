import Imaging

/// Light that hides print: what is as white as a picture can be, where what is printed is darker.
struct Glare: Sendable {
  private let polarity: Polarity
  private let limits: RowLimits
  /// Columns for each module.
  private let samplesPerModule: Double

  /// Nil where no row of a strip is so white, or print is about as light in all rows: then what is white may be
  /// print.
  ///
  /// - Parameters:
  ///   - rows: those across the symbol.
  ///   - samplesPerModule: columns for each module.
  init?(
    in strip: Strip, rows: Range<Int>, samplesPerModule: Double, _ polarity: Polarity,
    _ limits: RowLimits
  ) {
    (self.polarity, self.limits) = (polarity, limits)
    self.samplesPerModule = samplesPerModule
    guard strip.values.contains(where: isWhite),
      rows.split(in: 4).contains(where: { mayHide(strip.profile(of: $0)) })
    else { return nil }
  }

  /// Whether a sample is as white as a picture can be.
  func isWhite(_ sample: Float) -> Bool { polarity.level(sample) >= limits.glareLevel }

  /// Which samples of a line it hides: those that are white, and beside them so many as its soft edge may reach.
  func hidden(on line: LumaProfile) -> [Bool] {
    var hidden = [Bool](repeating: false, count: line.samples.count)
    guard line.samples.contains(where: isWhite), mayHide(line) else { return hidden }
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

  /// Whether what is printed on a line is darker than what is white.
  private func mayHide(_ line: LumaProfile) -> Bool {
    lightestPrint(on: line) < limits.glareLevel - limits.glareAbovePaper
  }

  /// How light the lightest of the print is, noise aside: light bars, or the paper of the symbol and its quiet zones.
  private func lightestPrint(on line: LumaProfile) -> Float {
    let (columns, span) = (
      line.samples.count, line.expectedSpan ?? 0...Float(line.samples.count)
    )
    let (first, last) = (Int(span.lowerBound), Int(span.upperBound))
    func light(_ part: Range<Int>) -> Float {
      let light = line.samples[part].map(polarity.level).sorted()
      return light.isEmpty ? 0 : light[light.count * 9 / 10]
    }
    guard polarity == .darkOnLight else { return light(first..<last) }
    // A quiet zone is 7 modules wide at least (ISO/IEC 15420).
    let quiet = Int(7 * samplesPerModule)
    let parts = [max(0, first - quiet)..<first, first..<last, last..<min(columns, last + quiet)]
    return parts.map(light).sorted()[1]
  }
}

extension Strip {
  /// Which samples glare hides, row by row; empty where it hides none.
  func hidden(by glare: Glare?) -> [Bool] {
    guard let glare, values.contains(where: glare.isWhite) else { return [] }
    return (0..<rows).flatMap { glare.hidden(on: profile(of: $0..<$0 + 1)) }
  }

  /// The mean of some rows, in each column of those that are not hidden there.
  ///
  /// - Parameter hidden: as ``hidden(by:)`` tells.
  func profile(of rows: [Int], leavingOut hidden: [Bool]) -> LumaProfile {
    var (sums, seen) = (
      [Float](repeating: 0, count: columns), [Float](repeating: 0, count: columns)
    )
    for row in rows {
      let first = row * columns
      for column in 0..<columns where hidden.isEmpty || !hidden[first + column] {
        sums[column] += values[first + column]
        seen[column] += 1
      }
    }
    var profile = profile(of: 0..<0)
    profile.hidden = hidden.isEmpty ? [] : seen.map { $0 == 0 }
    for column in 0..<columns {
      profile.samples[column] =
        seen[column] > 0
        ? sums[column] / seen[column]
        : rows.reduce(0) { $0 + values[$1 * columns + column] } / Float(max(rows.count, 1))
    }
    return profile
  }
}
