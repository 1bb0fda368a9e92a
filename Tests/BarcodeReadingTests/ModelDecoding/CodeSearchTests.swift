import Testing

@testable import BarcodeReading

struct CodeSearchTests {
  private let layout = SymbolLayout.ean13
  private let digits = [5, 0, 1, 2, 3, 9, 4, 1, 4, 4, 7, 7, 7]
  private let blur = Blur(radius: 1.5, sigma: 0.5)

  private func costs() -> DigitCosts {
    let grid = ModuleGrid(layout: layout)
    let patterns = SymbolText.patterns(of: digits, in: layout)
    let modules = patterns.map { DigitPattern.all[$0].modules }
    let symbol = RenderedSymbol(bars: layout.bars(ofDigits: modules), blur: blur, grid: grid)
    let guards = RenderedSymbol(bars: layout.guardBars, blur: blur, grid: grid)
    return DigitCosts(
      layout: layout, templates: DigitTemplates(blur: blur),
      coverage: zip(symbol.coverage, guards.coverage).map { $0 - $1 })
  }

  @Test func theDrawnDigitsAreCheapest() throws {
    var search = CodeSearch(costs())
    let cheapest = search.next()
    let best = try #require(cheapest)
    #expect(SymbolText.digits(of: best.patterns, in: layout) == digits)
  }

  @Test func codesComeInOrderAndOnce() throws {
    var search = CodeSearch(costs())
    var seen: Set<[Int]> = []
    var last = -Float.infinity
    for _ in 0..<100 {
      let next = search.next()
      let code = try #require(next)
      #expect(code.cost >= last - 1e-3)
      #expect(seen.insert(code.patterns).inserted)
      last = code.cost
    }
  }

  @Test func costsAreSquaredDistances() throws {
    let grid = ModuleGrid(layout: layout)
    var search = CodeSearch(costs())
    let cheapest = search.next()
    let best = try #require(cheapest)
    let secondCheapest = search.next()
    let second = try #require(secondCheapest)
    func render(_ patterns: [Int]) -> [Float] {
      RenderedSymbol(
        bars: layout.bars(ofDigits: patterns.map { DigitPattern.all[$0].modules }), blur: blur,
        grid: grid
      ).coverage
    }
    let distance = zip(render(best.patterns), render(second.patterns)).reduce(Float(0)) {
      $0 + ($1.0 - $1.1) * ($1.0 - $1.1)
    }
    #expect(abs(distance - (second.cost - best.cost)) < 0.02 * distance + 0.01)
  }

  @Test("cells that are hidden count for no digits")
  func hiddenCells() throws {
    let grid = ModuleGrid(layout: layout)
    func render(_ patterns: [Int]) -> [Float] {
      RenderedSymbol(
        bars: layout.bars(ofDigits: patterns.map { DigitPattern.all[$0].modules }), blur: blur,
        grid: grid
      ).coverage
    }
    let patterns = SymbolText.patterns(of: digits, in: layout)
    let drawn = render(patterns)
    let guards = RenderedSymbol(bars: layout.guardBars, blur: blur, grid: grid).coverage
    // Where two digits meet on the left, and one on the right of the centre guard.
    let hidden = ModuleGrid.cells(of: 14..<20).union(ModuleGrid.cells(of: 60..<64), of: grid.count)
    let costs = DigitCosts(
      layout: layout, templates: DigitTemplates(blur: blur),
      coverage: drawn.indices.map { hidden[$0] ? 0 : drawn[$0] - guards[$0] }, hidden: hidden)
    for costs in [
      costs, costs.weighted(left: 1, right: 1), costs.adding(costs).weighted(left: 0.5, right: 0.5),
    ] {
      var search = CodeSearch(costs)
      let lowest = search.minimumCost
      for _ in 0..<20 {
        let next = search.next()
        let code = try #require(next)
        let distance = zip(render(code.patterns), drawn).enumerated().reduce(Float(0)) {
          hidden[$1.offset]
            ? $0 : $0 + ($1.element.0 - $1.element.1) * ($1.element.0 - $1.element.1)
        }
        #expect(abs(distance - (code.cost - lowest)) < 0.02 * distance + 0.01)
      }
    }
  }
}

extension Range<Int> {
  /// Which of so many indices are in this range or in another.
  fileprivate func union(_ other: Range<Int>, of count: Int) -> [Bool] {
    (0..<count).map { contains($0) || other.contains($0) }
  }
}
