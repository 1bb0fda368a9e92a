/// What lies over a part of a symbol and has no bars: a price label, a sticker, a finger.
extension BandReader {
  /// More modules than any bar or space of a symbol is wide.
  private static let evenModules = DigitPattern.widestRun + 1

  /// Which cells of a band are covered, with a module on either side for soft edges; empty where none is.
  ///
  /// Where a band is even over more than a bar's width, and the reading has bars there, they are covered or not
  /// printed. Bars of another label are not even.
  ///
  /// - Parameter ink: the ink in each cell of the reading's symbol.
  func covered(in ink: [Float]) -> [Bool] {
    let margin = ModuleGrid.cellsPerModule
    var covered: [Bool] = []
    for (cells, bars) in zip(Self.runs(in: layout), spreadsOfBars) {
      guard bars > limits.barsSpread, Self.spread(of: ink[cells]) < limits.evenSpread * bars else {
        continue
      }
      if covered.isEmpty { covered = [Bool](repeating: false, count: ink.count) }
      let all = shade(of: cells, in: ink)
      for cell in max(all.lowerBound - margin, 0)..<min(all.upperBound + margin, ink.count) {
        covered[cell] = true
      }
    }
    return covered
  }

  /// The runs of cells in a symbol that are wider than any bar.
  private static func runs(in layout: SymbolLayout) -> some Sequence<Range<Int>> {
    let inside = ModuleGrid.cells(of: 0..<layout.moduleCount)
    let width = evenModules * ModuleGrid.cellsPerModule
    return (inside.lowerBound...inside.upperBound - width).lazy.map { $0..<$0 + width }
  }

  /// How much ink changes in each of them.
  static func spreads(of ink: [Float], in layout: SymbolLayout) -> [Float] {
    runs(in: layout).map { spread(of: ink[$0]) }
  }

  /// Whether a band shows a quarter of the reading at least.
  func showsPart(_ band: SeenBand) -> Bool {
    (0..<4).contains { part($0, of: 4, in: band) == .same }
  }

  /// Even cells and those beside them that are as light: bars may end under a cover, and begin.
  private func shade(of cells: Range<Int>, in ink: [Float]) -> Range<Int> {
    let mean = ink[cells].reduce(0, +) / Float(cells.count)
    func isShade(_ cell: Int) -> Bool {
      ink.indices.contains(cell) && (ink[cell] - mean) * (ink[cell] - mean) < limits.evenSpread
    }
    var (first, last) = (cells.lowerBound, cells.upperBound - 1)
    while isShade(first - 1) { first -= 1 }
    while isShade(last + 1) { last += 1 }
    return first..<last + 1
  }

  /// The columns of a line that some cells are on.
  func columns(of cells: Range<Int>) -> Range<Int> {
    let ends = [cells.lowerBound, cells.upperBound].map { cell in
      let module = Float(cell) / Float(ModuleGrid.cellsPerModule) - Float(ModuleGrid.quietModules)
      return Int(parameters.geometry.position(at: module / Float(layout.moduleCount)))
    }
    return ends[0]..<max(ends[0], ends[1])
  }

  /// The mean of the squared differences from the mean.
  private static func spread(of ink: ArraySlice<Float>) -> Float {
    let count = Float(max(ink.count, 1))
    let mean = ink.reduce(0, +) / count
    return ink.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
  }
}
