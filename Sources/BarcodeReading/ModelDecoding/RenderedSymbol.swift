/// The ink of a symbol on the grid as a blur shows it, and its derivatives.
struct RenderedSymbol: Sendable {
  /// The ink in each cell: 0 for paper, 1 for full ink.
  private(set) var coverage: [Float]
  /// Its derivatives by position in modules (x), disk radius (y), sigma (z) and ink gain (w).
  private(set) var gradients: [SIMD4<Float>]

  /// - Parameters:
  ///   - bars: the modules of each.
  ///   - lost: where ink of them is missing, if it is.
  init(bars: [Range<Int>], without lost: LostStrip? = nil, blur: Blur, grid: ModuleGrid) {
    let spread = EdgeSpread(blur: blur)
    coverage = [Float](repeating: 0, count: grid.count)
    gradients = [SIMD4<Float>](repeating: SIMD4(), count: grid.count)
    let perModule = ModuleGrid.cellsPerModule
    // So many cells from an edge something changes.
    let reach = Int((spread.reach + abs(blur.gain) / 2) * Float(perModule)) + 1
    let farthest = reach + (bars.map(\.count).max() ?? 0) * perModule
    let edges = CellEdges(spread, gain: blur.gain, cells: -farthest...farthest)
    coverage.withUnsafeMutableBufferPointer { coverage in
      gradients.withUnsafeMutableBufferPointer { gradients in
        func draw(_ ink: Float, in cells: Range<Int>) {
          let (left, right) = (cells.lowerBound, cells.upperBound)
          for cell in max(left - reach, 0)..<min(right + reach, grid.count) {
            let rise = edges.rises[cell - left - edges.first]
            let fall = edges.falls[cell - right - edges.first]
            coverage[cell] += ink * (rise.x - fall.x)
            let change = rise - fall
            gradients[cell] += ink * SIMD4(change.y, change.z, change.w, (rise.y + fall.y) / 2)
          }
        }
        for bar in bars { draw(1, in: ModuleGrid.cells(of: bar)) }
        if let lost { draw(-lost.part, in: lost.cells) }
      }
    }
  }
}
