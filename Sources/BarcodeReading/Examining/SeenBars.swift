/// The ink seen at the place of a digit, or of half a symbol or a quarter, and half a module on either side.
struct SeenBars {
  /// Those of the place, and one on either side.
  private let cells: ArraySlice<Float>
  /// Which of them glare hides; empty where it hides none.
  private let hidden: ArraySlice<Bool>
  private let mean: Float
  /// The sum of the squared differences from the mean, of what is seen.
  let spread: Float
  /// How much glare does not hide, from 0 to 1.
  let seenPart: Double

  /// - Parameter hidden: which cells glare hides; empty where it hides none.
  init(_ coverage: [Float], in cells: Range<Int>, _ hidden: [Bool] = []) {
    self.cells = coverage[cells.lowerBound - 1...cells.upperBound]
    let hidden = hidden.isEmpty ? [] : hidden[cells.lowerBound - 1...cells.upperBound]
    self.hidden = hidden.contains(true) ? hidden : []
    let seen =
      self.hidden.isEmpty
      ? coverage[cells] : ArraySlice(cells.filter { !hidden[$0] }.map { coverage[$0] })
    mean = seen.reduce(0, +) / Float(max(seen.count, 1))
    spread = seen.reduce(0) { [mean] in $0 + ($1 - mean) * ($1 - mean) }
    seenPart = Double(seen.count) / Double(max(cells.count, 1))
  }

  /// How much they look like others: 1 for the same bars, however light, and 0 for none in common.
  ///
  /// The others may be moved by half a module: rows are seldom straightened better.
  func likeness(to other: SeenBars) -> Float {
    (0...2).map { shift in
      hidden.isEmpty && other.hidden.isEmpty
        ? correlation(with: other.cells.dropFirst(shift).dropLast(2 - shift))
        : correlation(ofSeenWith: other, movedBy: shift)
    }.max() ?? 0
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

  /// The same of those cells that are seen on both.
  private func correlation(ofSeenWith other: SeenBars, movedBy shift: Int) -> Float {
    var (count, sums, squares, product) = (Float(0), SIMD2<Float>(), SIMD2<Float>(), Float(0))
    for index in 0..<cells.count - 2 where !hides(index + 1) && !other.hides(index + shift) {
      let pair = SIMD2(
        cells[cells.startIndex + index + 1], other.cells[other.cells.startIndex + index + shift])
      count += 1
      sums += pair
      squares += pair * pair
      product += pair.x * pair.y
    }
    let spreads = squares - sums * sums / max(count, 1)
    let energy = spreads.x * spreads.y
    return energy > 0 ? (product - sums.x * sums.y / max(count, 1)) / energy.squareRoot() : 0
  }

  private func hides(_ index: Int) -> Bool {
    !hidden.isEmpty && hidden[hidden.startIndex + index]
  }
}
