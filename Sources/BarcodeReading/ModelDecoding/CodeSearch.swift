/// Lists rows of digit patterns in ascending order of their cost.
///
/// The costs form a chain, so one pass of dynamic programming from the right gives the cost of the
/// best completion of every incomplete row. With it, best-first search finds whole rows in exact
/// order.
struct CodeSearch {
  /// A row of patterns, as indices into ``DigitPattern/all``, and its cost.
  struct Candidate: Sendable {
    var cost: Float
    var patterns: [Int]
  }

  private let costs: DigitCosts
  /// The minimum cost of all digits after a pattern at a place.
  private let completions: [Float]
  /// Incomplete rows to be extended, the best last.
  private var open: [Node] = []

  /// An incomplete row.
  private struct Node {
    var count = 0
    var patterns = SIMD16<UInt8>()
    /// The cost of its patterns.
    var spent: Float = 0
    /// The minimum cost of a whole row that begins with them.
    var bound: Float = 0
  }

  init(_ costs: DigitCosts) {
    self.costs = costs
    completions = Self.completions(of: costs)
    extend(Node())
  }

  /// The cost of the cheapest row.
  var minimumCost: Float { open.last?.bound ?? .infinity }

  /// The next cheapest row; nil when there are no more.
  mutating func next() -> Candidate? {
    while let node = open.popLast() {
      if node.count == costs.layout.digitOffsets.count {
        return Candidate(
          cost: node.spent, patterns: (0..<node.count).map { Int(node.patterns[$0]) })
      }
      extend(node)
    }
    return nil
  }

  private mutating func extend(_ node: Node) {
    let place = node.count
    let previous = place > 0 ? Int(node.patterns[place - 1]) : nil
    for pattern in costs.layout.candidates[place] {
      var child = node
      child.patterns[place] = UInt8(pattern)
      child.count += 1
      child.spent += costs.cost(of: pattern, at: place, after: previous)
      child.bound = child.spent + completions[place * DigitCosts.stride + pattern]
      let bound = child.bound
      if open.count == Self.beam, bound >= open[0].bound { continue }
      // Sorted from worst to best; only the best few are kept.
      var low = 0
      var high = open.count
      while low < high {
        let middle = (low + high) / 2
        if open[middle].bound > bound { low = middle + 1 } else { high = middle }
      }
      open.insert(child, at: low)
      if open.count > Self.beam { open.removeFirst() }
    }
  }

  /// How many incomplete rows are kept: many more than are ever asked for.
  private static let beam = 128

  private static func completions(of costs: DigitCosts) -> [Float] {
    let layout = costs.layout
    var completions = [Float](repeating: 0, count: layout.digitOffsets.count * DigitCosts.stride)
    for place in (0..<layout.digitOffsets.count - 1).reversed() {
      for pattern in layout.candidates[place] {
        completions[place * DigitCosts.stride + pattern] = costs.minimumCost(
          from: place + 1, after: pattern, completions)
      }
    }
    return completions
  }
}
