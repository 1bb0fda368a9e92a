/// How far the rows of a strip show the same bars.
extension Strip {
  /// The change from column to column, limited so that a strong edge counts no more than a bar's.
  func differences(_ limits: RectifyingLimits) -> Strip {
    let limit = limits.maximumEdge
    var changes = [Float](repeating: 0, count: values.count)
    for i in values.indices.dropFirst().dropLast() {
      changes[i] = min(max(values[i + 1] - values[i - 1], -limit), limit)
    }
    return replacing(rows: rows, values: changes)
  }

  /// The correlation of a row and a profile in some columns: 1 for the same shape, 0 for none in
  /// common.
  func correlation(of row: Int, with profile: [Float], in part: Range<Int>) -> Float {
    var (product, own, other) = (Float(0), Float(0), Float(0))
    for column in part {
      let value = values[row * columns + column]
      product += value * profile[column]
      own += value * value
      other += profile[column] * profile[column]
    }
    return own > 0 && other > 0 ? product / (own * other).squareRoot() : 0
  }

  /// Whether enough rows show both halves of what the mean of all rows shows.
  ///
  /// If some rows show one half and other rows the other, these are parts of different symbols:
  /// their mean is a symbol that was never printed.
  ///
  /// - Parameter columns: the columns of the symbol.
  func showsWholeSymbol(in columns: Range<Int>, _ limits: RectifyingLimits) -> Bool {
    let edges = differences(limits)
    let profile = edges.mean(of: 0..<rows)
    let middle = (columns.lowerBound + columns.upperBound) / 2
    let halves = (0..<rows).map { row in
      (
        left: edges.correlation(of: row, with: profile, in: columns.lowerBound..<middle),
        right: edges.correlation(of: row, with: profile, in: middle..<columns.upperBound)
      )
    }
    let highest = halves.map { min($0.left, $0.right) }.max() ?? 0
    let level = max(limits.wholeAgreement, limits.relativeAgreement * highest)
    let both = halves.count { $0.left > level && $0.right > level }
    let left = halves.count { $0.left > level && $0.right <= level }
    let right = halves.count { $0.left <= level && $0.right > level }
    return both >= min(left, right)
  }

  /// How much of the rows' contrast in some columns their mean keeps.
  func likeness(in part: Range<Int>) -> Double {
    let mean = Array(mean(of: 0..<rows)[part])
    let usual = (0..<rows).reduce(Float(0)) { sum, row in
      sum
        + Array(
          values[(row * columns)..<((row + 1) * columns)].dropFirst(part.lowerBound)
            .prefix(part.count)
        ).variance
    }
    return usual > 0 ? Double(mean.variance * Float(rows) / usual) : 0
  }
}
