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
    let inside = ModuleGrid.cells(of: 0..<layout.moduleCount)
    let (width, margin) = (
      Self.evenModules * ModuleGrid.cellsPerModule, ModuleGrid.cellsPerModule
    )
    var covered: [Bool] = []
    for first in inside.lowerBound...inside.upperBound - width {
      let cells = first..<first + width
      let bars = spread(of: drawn[cells])
      guard bars > limits.barsSpread, spread(of: ink[cells]) < limits.evenSpread * bars else {
        continue
      }
      if covered.isEmpty { covered = [Bool](repeating: false, count: ink.count) }
      for cell in first - margin..<first + width + margin { covered[cell] = true }
    }
    return covered
  }

  /// The mean of the squared differences from the mean.
  private func spread(of ink: ArraySlice<Float>) -> Float {
    let count = Float(max(ink.count, 1))
    let mean = ink.reduce(0, +) / count
    return ink.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
  }
}
