/// How far rows of a strip show the same bars.
extension Strip {
  /// The change from column to column, in which a bar counts as much as a shadow's edge.
  func differences() -> Strip {
    var changes = [Float](repeating: 0, count: values.count)
    for i in values.indices.dropFirst().dropLast() {
      changes[i] = min(max(values[i + 1] - values[i - 1], -0.4), 0.4)
    }
    return replacing(rows: rows, values: changes)
  }

  /// How alike a row and a profile are in some columns: 1 for the same shape, 0 for nothing in common.
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
  /// Where one half is seen on these rows and the other on those, they are parts of different symbols,
  /// and their mean is a symbol that was never printed.
  ///
  /// - Parameter columns: where the symbol is.
  func showsWholeSymbol(in columns: Range<Int>) -> Bool {
    let edges = differences()
    let profile = edges.mean(of: 0..<rows)
    let middle = (columns.lowerBound + columns.upperBound) / 2
    let halves = (0..<rows).map { row in
      (
        left: edges.correlation(of: row, with: profile, in: columns.lowerBound..<middle),
        right: edges.correlation(of: row, with: profile, in: middle..<columns.upperBound)
      )
    }
    let level = max(0.6, 0.75 * (halves.map { min($0.left, $0.right) }.max() ?? 0))
    let both = halves.count { $0.left > level && $0.right > level }
    let left = halves.count { $0.left > level && $0.right <= level }
    let right = halves.count { $0.left <= level && $0.right > level }
    return both >= min(left, right)
  }
}
