/// The cost of each pattern at each digit's place, and of each pair of neighbours: together, the
/// squared distance between the samples and a symbol, without the part that is the same for all
/// symbols.
struct DigitCosts: Sendable {
  /// The length of a row of costs: thirty patterns, padded.
  static let stride = 32

  let layout: SymbolLayout
  /// A row for each place; infinite for a pattern that is not allowed there.
  private(set) var nodes: [Float]
  /// As ``DigitTemplates/pairCosts``, for neighbours to the left of the centre guard.
  private(set) var leftPairs: [Float]
  /// The same to the right of the centre guard.
  private(set) var rightPairs: [Float]

  /// - Parameter coverage: the ink in each cell of the grid, without that of the guards.
  init(layout: SymbolLayout, templates: DigitTemplates, coverage: [Float]) {
    self.layout = layout
    leftPairs = templates.pairCosts
    rightPairs = templates.pairCosts
    nodes = [Float](repeating: .infinity, count: layout.digitOffsets.count * Self.stride)
    nodes.withUnsafeMutableBufferPointer { nodes in
      coverage.withUnsafeBufferPointer { coverage in
        for (place, offset) in layout.digitOffsets.enumerated() {
          let candidates = layout.candidates[place]
          let cell = ModuleGrid.cell(ofModule: offset - DigitTemplates.tail)
          for pattern in candidates {
            nodes[place * Self.stride + pattern] = templates.cost(
              of: pattern,
              in: UnsafeBufferPointer(rebasing: coverage[cell..<cell + DigitTemplates.width]))
          }
        }
      }
    }
  }

  /// The sum of the costs on two lines across the same symbol.
  func adding(_ other: DigitCosts) -> DigitCosts {
    var sum = self
    for index in nodes.indices { sum.nodes[index] += other.nodes[index] }
    for index in leftPairs.indices {
      sum.leftPairs[index] += other.leftPairs[index]
      sum.rightPairs[index] += other.rightPairs[index]
    }
    return sum
  }

  /// The same with every cost multiplied by a weight, one for each half of the symbol.
  func weighted(left: Float, right: Float) -> DigitCosts {
    var costs = self
    let middle = layout.leftDigitCount * Self.stride
    for index in nodes.indices { costs.nodes[index] *= index < middle ? left : right }
    for index in leftPairs.indices {
      costs.leftPairs[index] *= left
      costs.rightPairs[index] *= right
    }
    return costs
  }

  /// The cost of `pattern` at `place`, where `previous` is the pattern to its left.
  @inline(__always)
  func cost(of pattern: Int, at place: Int, after previous: Int?) -> Float {
    nodes[place * Self.stride + pattern] + pairCost(previous, pattern, at: place)
  }

  /// What neighbours cost in addition, because they overlap; `place` is that of the right one.
  @inline(__always)
  func pairCost(_ left: Int?, _ right: Int, at place: Int) -> Float {
    guard let left, place != layout.leftDigitCount else { return 0 }
    let pair = left * DigitTemplates.pairStride + right
    return place < layout.leftDigitCount ? leftPairs[pair] : rightPairs[pair]
  }
}
