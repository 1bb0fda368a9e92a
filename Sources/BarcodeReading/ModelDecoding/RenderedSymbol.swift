/// The ink of a symbol on the grid as a blur shows it, and its derivatives.
struct RenderedSymbol: Sendable {
  /// The ink in each cell: 0 for paper, 1 for full ink.
  private(set) var coverage: [Float]
  /// Its derivatives by position in modules (x), disk radius (y), sigma (z) and ink gain (w).
  private(set) var gradients: [SIMD4<Float>]

  init(bars: [Range<Int>], blur: Blur, grid: ModuleGrid) {
    let spread = EdgeSpread(blur: blur)
    coverage = [Float](repeating: 0, count: grid.count)
    gradients = [SIMD4<Float>](repeating: SIMD4(), count: grid.count)
    let perModule = Float(ModuleGrid.cellsPerModule)
    let quiet = Float(ModuleGrid.quietModules)
    coverage.withUnsafeMutableBufferPointer { coverage in
      gradients.withUnsafeMutableBufferPointer { gradients in
        for bar in bars {
          let left = Float(bar.lowerBound) - blur.gain / 2
          let right = Float(bar.upperBound) + blur.gain / 2
          let first = max(Int((left - spread.reach + quiet) * perModule), 0)
          let last = min(Int((right + spread.reach + quiet) * perModule) + 1, grid.count - 1)
          guard first <= last else { continue }
          for cell in first...last {
            let module = ModuleGrid.module(ofCell: cell)
            let (rise, fall) = (spread(module - left), spread(module - right))
            coverage[cell] += rise.x - fall.x
            let change = rise - fall
            gradients[cell] += SIMD4(change.y, change.z, change.w, (rise.y + fall.y) / 2)
          }
        }
      }
    }
  }
}
