import Imaging

/// Finds where a picture may hold bars: gradients that are strong, many and all one way.
struct BarLocator {
  /// The least mean squared gradient of a cell, in squared gray levels: just over sensor noise.
  var leastEnergy: Float = 6
  /// The least agreement of the gradients in a cell and around it.
  var leastCoherence: Float = 0.55

  /// Regions in the order of their scores, the best first.
  func regions(in image: LumaImage) -> [BarRegion] {
    var grid = GradientGrid(image)
    guard grid.columns >= 3, grid.rows >= 3 else {
      return BarRegion(wholeOf: image).map { [$0] } ?? []
    }
    var found: [BarRegion] = []
    // Coarser cells see wide bars and bridge gaps, finer ones part neighbours.
    for _ in 0..<4 where grid.columns >= 3 && grid.rows >= 3 {
      found += regions(in: grid)
      grid = grid.pooled()
    }
    found.sort { $0.score > $1.score }
    return found.reduce(into: []) { kept, region in
      if !kept.contains(where: { $0.isSame(as: region) }) { kept.append(region) }
    }
  }

  private func regions(in grid: GradientGrid) -> [BarRegion] {
    let surroundings = grid.smoothed()
    let isStrong = grid.cells.indices.map { cell in
      grid.cells[cell].energy >= leastEnergy
        && surroundings.cells[cell].coherence >= leastCoherence
    }
    var isOpen = isStrong.indices.map { cell in
      isStrong[cell]
        && Self.isAmongBars(cell, axis: surroundings.cells[cell].axis, strong: isStrong, in: grid)
    }
    var regions: [BarRegion] = []
    for start in isOpen.indices where isOpen[start] {
      let patch = Self.patch(around: start, in: surroundings, open: &isOpen)
      if let region = BarRegion(cells: patch, of: surroundings) { regions.append(region) }
    }
    return regions
  }

  /// Whether strong cells stand three in a row across the bars: a lone edge, however long, crosses
  /// one or two.
  private static func isAmongBars(
    _ cell: Int, axis: SIMD2<Float>, strong: [Bool], in grid: GradientGrid
  ) -> Bool {
    // The axis has twice the direction's angle: 0 is across, -1 down, and in between diagonals.
    let (dx, dy): (Int, Int) =
      if axis.x > 0.707 { (1, 0) } else if axis.x < -0.707 { (0, 1) } else if axis.y > 0 {
        (1, 1)
      } else { (1, -1) }
    let (column, row) = (cell % grid.columns, cell / grid.columns)
    func isStrong(_ distance: Int) -> Bool {
      let (x, y) = (column + distance * dx, row + distance * dy)
      return (0..<grid.columns).contains(x) && (0..<grid.rows).contains(y)
        && strong[y * grid.columns + x]
    }
    let before = isStrong(-1)
    let after = isStrong(1)
    return (before && after) || (before && isStrong(-2)) || (after && isStrong(2))
  }

  /// The cells that hang together with one and turn by no more than 15 degrees from each to the next.
  private static func patch(
    around start: Int, in grid: GradientGrid, open: inout [Bool]
  ) -> [Int] {
    var patch = [start]
    open[start] = false
    var next = 0
    while next < patch.count {
      let cell = patch[next]
      next += 1
      let (column, axis) = (cell % grid.columns, grid.cells[cell].axis)
      for neighbour in [cell - grid.columns, cell - 1, cell + 1, cell + grid.columns]
      where open.indices.contains(neighbour) && open[neighbour] {
        guard abs(neighbour % grid.columns - column) <= 1,
          (axis * grid.cells[neighbour].axis).sum() > 0.86
        else { continue }
        open[neighbour] = false
        patch.append(neighbour)
      }
    }
    return patch
  }
}
