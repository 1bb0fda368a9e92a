/// The row of digits that explains a band best, found from another row by changing single digits.
struct DecodedBand {
  /// The ink in each cell of the grid.
  let coverage: [Float]
  /// The digits, as indices into ``DigitPattern/all``.
  private(set) var row: [Int]
  /// The cost of the row; see ``DigitCosts``.
  private(set) var cost: Float = 0
  private let costs: DigitCosts

  init(
    coverage: [Float], near patterns: [Int], templates: DigitTemplates, guards: [Float],
    layout: SymbolLayout
  ) {
    self.coverage = coverage
    row = patterns
    costs = DigitCosts(
      layout: layout, templates: templates, coverage: zip(coverage, guards).map { $0 - $1 })
    var isChanged = true
    for _ in 0..<3 where isChanged {
      isChanged = false
      for place in row.indices {
        let best = layout.candidates[place].min {
          cost(of: $0, at: place) < cost(of: $1, at: place)
        }
        if let best, best != row[place] {
          row[place] = best
          isChanged = true
        }
      }
    }
    cost = row.indices.reduce(0) {
      $0 + costs.cost(of: row[$1], at: $1, after: $1 > 0 ? row[$1 - 1] : nil)
    }
  }

  /// The part of the cost that a pattern at a place changes.
  private func cost(of pattern: Int, at place: Int) -> Float {
    costs.cost(of: pattern, at: place, after: place > 0 ? row[place - 1] : nil)
      + (place + 1 < row.count ? costs.pairCost(pattern, row[place + 1], at: place + 1) : 0)
  }

  /// The cost with one digit replaced.
  func cost(ofReplacing place: Int, by pattern: Int) -> Float {
    cost - cost(of: row[place], at: place) + cost(of: pattern, at: place)
  }
}
