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
    hidden.isEmpty && other.hidden.isEmpty
      ? highestCorrelation(with: other.cells)
      : (0...2).map { correlation(ofSeenWith: other, movedBy: $0) }.max() ?? 0
  }

  /// Whether there are bars, but not others.
  func isStrange(to other: SeenBars, _ limits: RowLimits) -> Bool {
    spread > limits.strangeSpread * other.spread && likeness(to: other) < limits.strangeLikeness
  }

  /// The highest correlation with others that are moved by no cell, by one and by two.
  private func highestCorrelation(with others: ArraySlice<Float>) -> Float {
    cells.withUnsafeBufferPointer { own in
      others.withUnsafeBufferPointer { others in
        let count = max(min(own.count, others.count) - 2, 0)
        func moved(_ cell: Int) -> SIMD3<Float> {
          SIMD3(others[cell], others[cell + 1], others[cell + 2])
        }
        var sums = SIMD3<Float>()
        for cell in 0..<count { sums += moved(cell) }
        let means = sums / Float(max(count, 1))
        var (products, spreads) = (SIMD3<Float>(), SIMD3<Float>())
        for cell in 0..<count {
          let differences = moved(cell) - means
          products += (own[cell + 1] - mean) * differences
          spreads += differences * differences
        }
        let energies = spread * spreads
        let correlations = products / energies.squareRoot()
        return correlations.replacing(with: 0, where: .!(energies .> 0)).max()
      }
    }
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
