/// Replaces glare on a symbol by what other rows of the same bars show.
///
/// Where light saturates the sensor, a pixel says nothing of the print: it is unknown, not white. All rows of a symbol
/// show the same bars, and glare that crosses them slantwise hides other bars in each row. The light differs from row
/// to row; so the changes from column to column are averaged over the rows that show them, and added up again, and the
/// rows with glare all get the same light (compare R. Fattal, D. Lischinski and M. Werman, 'Gradient domain high dynamic range compression', 2002).
struct GlareFiller {
  private let strip: Strip
  /// The rows of the symbol.
  private let part: Range<Int>
  /// The columns of the symbol.
  private let symbol: Range<Int>
  private let samplesPerModule: Double
  private let limits: GlareLimits
  /// What glare hides in each row of the symbol.
  private let hidden: [[Range<Int>]]

  /// - Parameters:
  ///   - part: the rows of the symbol; the others stay as they are.
  ///   - samplesPerModule: columns for each module.
  init(_ strip: Strip, part: Range<Int>, samplesPerModule: Double, _ limits: GlareLimits) {
    (self.strip, self.part, self.limits) = (strip, part, limits)
    self.samplesPerModule = samplesPerModule
    let margin = Int(Rectifier.margin / (1 + 2 * Rectifier.margin) * Double(strip.columns))
    symbol = margin..<strip.columns - margin
    let (width, reach) = (limits.minimumWidth, limits.reach)
    hidden = part.map { row in
      strip.runs(
        ofRow: row, from: limits.level, minimum: max(1, Int(width * samplesPerModule)),
        widenedBy: Int(reach * samplesPerModule))
    }
  }

  /// The strip without glare; nil where there is none, where a column of the symbol is hardly seen in any row, or
  /// where paper is about as light.
  var filled: Strip? {
    let usable = hidden.indices.filter(isUsable)
    guard usable.contains(where: isSpoiled), let mean = bars(in: usable) else { return nil }
    // Rows of print, or beyond the bars' ends, have little in common with the others.
    let rows = usable.filter { likeness(of: $0, to: mean) > limits.minimumLikeness }
    guard rows.contains(where: isSpoiled), let bars = bars(in: rows),
      paper(in: rows) < limits.level - limits.abovePaper
    else { return nil }
    var filled = strip
    for row in rows where isSpoiled(row) {
      filled.fill(
        hidden[row], ofRow: part.lowerBound + row, with: bars,
        lightReach: Int(limits.lightReach * samplesPerModule))
    }
    return filled
  }

  /// Whether glare hides a part of the symbol in a row.
  private func isSpoiled(_ row: Int) -> Bool { hidden[row].contains { $0.overlaps(symbol) } }

  /// Whether a row shows enough of both halves.
  private func isUsable(_ row: Int) -> Bool {
    symbol.split(in: 2).allSatisfy { half in
      let count = hidden[row].reduce(0) { $0 + $1.clamped(to: half).count }
      return Double(count) <= limits.maximumHidden * Double(half.count)
    }
  }

  /// The luma along the symbol, from the changes that the rows show, up to a constant.
  private func bars(in rows: [Int]) -> [Float]? {
    var (sums, counts) = (
      [Float](repeating: 0, count: strip.columns), [Int](repeating: 0, count: strip.columns)
    )
    for row in rows {
      let first = (part.lowerBound + row) * strip.columns
      for shown in shown(in: row) {
        for column in shown.dropFirst() {
          sums[column] += strip.values[first + column] - strip.values[first + column - 1]
          counts[column] += 1
        }
      }
    }
    guard symbol.allSatisfy({ counts[$0] >= limits.minimumRows }) else { return nil }
    var luma: Float = 0
    return zip(sums, counts).map { sum, count in
      luma += sum / Float(max(count, 1))
      return luma
    }
  }

  /// The correlation of the changes that a row shows with those of all: 1 for the same bars, 0 for none in common.
  private func likeness(of row: Int, to bars: [Float]) -> Float {
    let first = (part.lowerBound + row) * strip.columns
    var (product, own, other) = (Float(0), Float(0), Float(0))
    for shown in shown(in: row) {
      for column in shown.clamped(to: symbol).dropFirst() {
        let change = strip.values[first + column] - strip.values[first + column - 1]
        let usual = bars[column] - bars[column - 1]
        product += change * usual
        own += change * change
        other += usual * usual
      }
    }
    return own > 0 && other > 0 ? product / (own * other).squareRoot() : 0
  }

  /// The luma of paper: half of a symbol is ink.
  private func paper(in rows: [Int]) -> Float {
    let light = rows.flatMap { row in
      let first = (part.lowerBound + row) * strip.columns
      return shown(in: row).flatMap { shown in
        shown.clamped(to: symbol).map { strip.values[first + $0] }
      }
    }.sorted()
    return light.isEmpty ? .infinity : light[light.count * 3 / 4]
  }

  /// The columns of a row beside glare.
  private func shown(in row: Int) -> [Range<Int>] {
    let ends = [0] + hidden[row].flatMap { [$0.lowerBound, $0.upperBound] } + [strip.columns]
    return stride(from: 0, to: ends.count, by: 2).map { ends[$0]..<ends[$0 + 1] }
  }
}

extension Strip {
  /// The runs of columns of a row that are as light as that, and so many on either side of each.
  fileprivate func runs(
    ofRow row: Int, from level: Float, minimum: Int, widenedBy reach: Int
  ) -> [Range<Int>] {
    var (runs, start) = ([Range<Int>](), 0)
    for column in 0...columns
    where column == columns || values[row * columns + column] < level {
      if column > start {
        // A few darker columns between two runs are noise, or a bar that shines through.
        if let last = runs.last, start - last.upperBound <= reach {
          runs[runs.count - 1] = last.lowerBound..<column
        } else {
          runs.append(start..<column)
        }
      }
      start = column + 1
    }
    runs = runs.filter { $0.count >= minimum }.reduce(into: []) { wide, run in
      let first = max(run.lowerBound - reach, wide.last?.upperBound ?? 0)
      wide.append(first..<min(run.upperBound + reach, columns))
    }
    return runs
  }

  /// Fills hidden columns of a row with bars, and gives all of it the same light.
  fileprivate mutating func fill(
    _ hidden: [Range<Int>], ofRow row: Int, with bars: [Float], lightReach: Int
  ) {
    let first = row * columns
    var light = bars.indices.map { values[first + $0] - bars[$0] }
    for run in hidden {
      let left = run.lowerBound > 0 ? light[run.lowerBound - 1] : nil
      let right = run.upperBound < columns ? light[run.upperBound] : nil
      let (start, end) = (left ?? right ?? 0, right ?? left ?? 0)
      for column in run {
        let fraction = Float(column - run.lowerBound + 1) / Float(run.count + 1)
        light[column] = start + (end - start) * fraction
      }
    }
    let mean = light.reduce(0, +) / Float(columns)
    let smooth = light.means(around: lightReach).means(around: lightReach)
    for column in bars.indices {
      values[first + column] = bars[column] + light[column] - smooth[column] + mean
    }
  }
}

extension [Float] {
  /// The mean of each value and of so many on either side.
  fileprivate func means(around reach: Int) -> [Float] {
    var sums: [Float] = [0]
    for value in self { sums.append(sums[sums.count - 1] + value) }
    return indices.map { index in
      let (from, to) = (Swift.max(0, index - reach), Swift.min(count, index + reach + 1))
      return (sums[to] - sums[from]) / Float(to - from)
    }
  }
}
