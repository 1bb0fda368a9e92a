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
    profile.hidden = seen.contains(0) && !rows.isEmpty ? seen.map { $0 == 0 } : []
    for column in 0..<columns {
      profile.samples[column] =
        seen[column] > 0
        ? sums[column] / seen[column]
        : rows.reduce(0) { $0 + values[$1 * columns + column] } / Float(max(rows.count, 1))
    }
    return profile
  }

  /// The same without glare; nil where there is none.
  ///
  /// All rows show the same bars: what glare hides in some is taken from those in which it does not. Where it hides
  /// no print, it may be paper that is white. What it hides in all rows is in ``hiddenColumns``.
  func withoutGlare(
    samplesPerModule: Double, _ polarity: Polarity, _ limits: RectifyingLimits
  ) -> Strip? {
    guard values.contains(where: { polarity.level($0) >= limits.glareLevel }),
      let glare = Glare(
        in: self, rows: 0..<rows, samplesPerModule: samplesPerModule, polarity, limits)
    else { return nil }
    let hidden = hidden(by: glare)
    guard hidden.contains(true) else { return nil }
    let mean = profile(of: Array(0..<rows), leavingOut: hidden)
    let isSeen = mean.hidden.isEmpty ? [Bool](repeating: true, count: columns) : mean.hidden.map(!)
    let levels = mean.samples.map(polarity.level)
    let seenLevels = zip(levels, isSeen).filter { $0.1 }.map { $0.0 }
    let (darkest, lightest) = (seenLevels.min() ?? 0, seenLevels.max() ?? 0)
    let print = darkest + limits.printInGlare * (lightest - darkest)
    var strip = self
    strip.hiddenColumns = mean.hidden
    func hidesPrint(_ index: Int) -> Bool {
      glare.isWhite(values[index]) && isSeen[index % columns] && levels[index % columns] < print
    }
    for row in 0..<rows {
      let samples = hidden[row * columns..<(row + 1) * columns]
      for range in samples.indices(where: { $0 }).ranges where range.contains(where: hidesPrint) {
        for index in range where isSeen[index % columns] {
          strip.values[index] = mean.samples[index % columns]
        }
      }
    }
    return strip
  }
}
