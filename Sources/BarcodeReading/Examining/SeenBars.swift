/// The ink seen at the place of a digit, or of half a symbol or a quarter, and half a module on either side.
struct SeenBars {
  private let cells: ArraySlice<Float>
  /// The cells of the place alone.
  private let inside: Range<Int>
  /// The sum of the squared differences from the mean.
  let spread: Float

  init(_ coverage: [Float], in cells: Range<Int>) {
    self.cells = coverage[cells.lowerBound - 1...cells.upperBound]
    inside = cells
    spread = coverage[cells].differencesFromMean.reduce(0) { $0 + $1 * $1 }
  }

  /// How much they look like others: 1 for the same bars, however light, and 0 for none in common.
  ///
  /// The others may be moved by half a module: rows are seldom straightened better.
  func likeness(to other: SeenBars) -> Float {
    (-1...1).map { correlation(with: other, movedBy: $0) }.max() ?? 0
  }

  private func correlation(with other: SeenBars, movedBy shift: Int) -> Float {
    let moved = inside.lowerBound + shift..<inside.upperBound + shift
    let own = cells[inside].differencesFromMean
    let others = other.cells[moved].differencesFromMean
    let product = zip(own, others).reduce(Float(0)) { $0 + $1.0 * $1.1 }
    let energy = own.reduce(0) { $0 + $1 * $1 } * others.reduce(0) { $0 + $1 * $1 }
    return energy > 0 ? product / energy.squareRoot() : 0
  }
}

extension ArraySlice<Float> {
  fileprivate var differencesFromMean: [Float] {
    let mean = reduce(0, +) / Float(Swift.max(count, 1))
    return map { $0 - mean }
  }
}
