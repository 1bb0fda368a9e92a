/// The ink seen at the place of a digit, or of half a symbol or a quarter, and half a module on either side.
struct SeenBars {
  /// Those of the place, and one on either side.
  private let cells: ArraySlice<Float>
  private let mean: Float
  /// The sum of the squared differences from the mean.
  let spread: Float

  init(_ coverage: [Float], in cells: Range<Int>) {
    self.cells = coverage[cells.lowerBound - 1...cells.upperBound]
    mean = coverage[cells].reduce(0, +) / Float(max(cells.count, 1))
    spread = coverage[cells].reduce(0) { [mean] in $0 + ($1 - mean) * ($1 - mean) }
  }

  /// How much they look like others: 1 for the same bars, however light, and 0 for none in common.
  ///
  /// The others may be moved by half a module: rows are seldom straightened better.
  func likeness(to other: SeenBars) -> Float {
    (0...2).map { correlation(with: other.cells.dropFirst($0).dropLast(2 - $0)) }.max() ?? 0
  }

  private func correlation(with others: ArraySlice<Float>) -> Float {
    let othersMean = others.reduce(0, +) / Float(max(others.count, 1))
    var (product, othersSpread) = (Float(0), Float(0))
    for (own, other) in zip(cells.dropFirst(), others) {
      let difference = other - othersMean
      product += (own - mean) * difference
      othersSpread += difference * difference
    }
    let energy = spread * othersSpread
    return energy > 0 ? product / energy.squareRoot() : 0
  }
}
