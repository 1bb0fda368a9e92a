/// The cost of each pattern at each digit's place, and of each pair of neighbours: together, the
/// squared distance between the samples and a symbol, without the part that is the same for all
/// symbols.
struct DigitCosts: Sendable {
  /// The length of a row of costs: thirty patterns, padded.
  static let stride = 32

  let layout: SymbolLayout
  /// A row for each place; infinite for a pattern that is not allowed there.
  private var nodes: [Float]
  /// Tables as ``DigitTemplates/pairCosts``, one after the other.
  private var pairs: [Float]
  /// Where the table of a place and the one to its left begins.
  private var tables: [Int]

  /// - Parameters:
  ///   - coverage: the ink in each cell of the grid, without that of the guards; 0 where it is hidden.
  ///   - hidden: which cells speak for no digit; empty where all do.
  init(
    layout: SymbolLayout, templates: DigitTemplates, coverage: [Float], hidden: [Bool] = []
  ) {
    self.layout = layout
    pairs = templates.pairCosts
    tables = [Int](repeating: 0, count: layout.digitOffsets.count)
    nodes = [Float](repeating: .infinity, count: layout.digitOffsets.count * Self.stride)
    var coverage = coverage
    // The last template of an add-on, which has no guard on the right, extends past the end.
    if layout.isAddOn {
      coverage += [Float](repeating: 0, count: DigitTemplates.width - DigitTemplates.usedWidth)
    }
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
    if hidden.contains(true) { leaveOut(hidden, templates) }
  }

  /// Takes off what the digits are said to cost in hidden cells.
  private mutating func leaveOut(_ hidden: [Bool], _ templates: DigitTemplates) {
    for (place, offset) in layout.digitOffsets.enumerated() {
      let first = ModuleGrid.cell(ofModule: offset - DigitTemplates.tail)
      let cells = (0..<DigitTemplates.usedWidth).filter { hidden[first + $0] }
      guard !cells.isEmpty else { continue }
      for pattern in layout.candidates[place] {
        nodes[place * Self.stride + pattern] -= templates.overlap(
          of: pattern, and: pattern, in: cells, shift: 0)
      }
      guard place > 0, place != layout.leftDigitCount else { continue }
      tables[place] = pairs.count
      var table = templates.pairCosts
      for left in layout.candidates[place - 1] {
        for right in layout.candidates[place] {
          table[left * DigitTemplates.pairStride + right] -=
            2 * templates.overlap(of: left, and: right, in: cells, shift: templates.shift)
        }
      }
      pairs += table
    }
  }

  /// The sum of the costs on two lines across the same symbol.
  func adding(_ other: DigitCosts) -> DigitCosts {
    guard tables == other.tables else { return apart.adding(other.apart) }
    var sum = self
    for index in nodes.indices { sum.nodes[index] += other.nodes[index] }
    for index in pairs.indices { sum.pairs[index] += other.pairs[index] }
    return sum
  }

  /// The same with a table for each place.
  private var apart: DigitCosts {
    var costs = self
    let size = DigitTemplates.patternCount * DigitTemplates.pairStride
    costs.pairs = tables.flatMap { pairs[$0..<$0 + size] }
    costs.tables = tables.indices.map { $0 * size }
    return costs
  }

  /// The same with every cost multiplied by a weight, one for each half of the symbol.
  func weighted(left: Float, right: Float) -> DigitCosts {
    var costs = self
    let middle = layout.leftDigitCount
    for index in nodes.indices { costs.nodes[index] *= index < middle * Self.stride ? left : right }
    costs.pairs = pairs.map { $0 * left } + pairs.map { $0 * right }
    for place in tables.indices where place >= middle { costs.tables[place] += pairs.count }
    return costs
  }

  /// The cost of `pattern` at `place`, where `previous` is the pattern to its left.
  @inline(__always)
  func cost(of pattern: Int, at place: Int, after previous: Int?) -> Float {
    nodes[place * Self.stride + pattern] + pairCost(previous, pattern, at: place)
  }

  /// The minimum cost of all digits from `place` on, where `previous` is the pattern to its left.
  ///
  /// - Parameter completions: the minimum cost of all digits after each pattern at `place`, as rows like the costs.
  func minimumCost(from place: Int, after previous: Int, _ completions: [Float]) -> Float {
    let candidates = layout.candidates[place]
    let table = place == layout.leftDigitCount ? nil : tables[place]
    return nodes.withUnsafeBytes { nodes in
      pairs.withUnsafeBytes { pairs in
        completions.withUnsafeBytes { completions in
          var best = SIMD4<Float>(repeating: .infinity)
          // A pattern that is not allowed costs without limit.
          for first in Swift.stride(from: candidates.lowerBound, to: candidates.upperBound, by: 4) {
            let node = (place * Self.stride + first) * 4
            var cost = nodes.loadUnaligned(fromByteOffset: node, as: SIMD4<Float>.self)
            if let table {
              cost += pairs.loadUnaligned(
                fromByteOffset: (table + previous * DigitTemplates.pairStride + first) * 4,
                as: SIMD4<Float>.self)
            }
            cost += completions.loadUnaligned(fromByteOffset: node, as: SIMD4<Float>.self)
            best.replace(with: cost, where: cost .< best)
          }
          return best.min()
        }
      }
    }
  }

  /// What neighbours cost in addition, because they overlap; `place` is that of the right one.
  @inline(__always)
  func pairCost(_ left: Int?, _ right: Int, at place: Int) -> Float {
    guard let left, place != layout.leftDigitCount else { return 0 }
    return pairs[tables[place] + left * DigitTemplates.pairStride + right]
  }
}
