/// What a grid search measures at a time: a half of a symbol, or all of one without halves.
struct SymbolPart: Sendable {
  /// Its width, in modules.
  private let width: Float
  /// The number of its cells, with the quiet zone beside it.
  let cellCount: Int

  init(layout: SymbolLayout, grid: ModuleGrid) {
    width = Float(layout.moduleCount) / (layout.hasHalves ? 2 : 1)
    cellCount = layout.hasHalves ? grid.count / 2 : grid.count
  }

  /// The ink in each of its cells.
  ///
  /// - Parameters:
  ///   - profile: of ink.
  ///   - start: where its first bar begins, in samples.
  ///   - end: where the middle of the symbol is, or the end of one without halves, in samples.
  func coverage(in profile: CumulativeProfile, from start: Float, to end: Float) -> [Float] {
    let pitch = (end - start) / (width * Float(ModuleGrid.cellsPerModule))
    let first = start - Float(ModuleGrid.quietModules * ModuleGrid.cellsPerModule) * pitch
    return [Float](unsafeUninitializedCapacity: cellCount) { means, count in
      profile.means(
        from: first, step: pitch, into: UnsafeMutableBufferPointer(rebasing: means[..<cellCount]))
      count = cellCount
    }
  }
}
