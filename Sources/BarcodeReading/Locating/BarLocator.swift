import Imaging

/// Finds the places in a picture that may hold bars: many strong gradients in one direction.
struct BarLocator {
  var limits = LocatingLimits()

  /// The regions, best score first.
  func regions(in image: LumaImage, atMost count: Int = .max) -> [BarRegion] {
    distinct(allRegions(in: image).map(\.upright), atMost: count)
  }

  /// The same, and those whose rows rise along the bars both as they are and upright.
  func regionsBothWays(in image: LumaImage, atMost count: Int) -> [BarRegion] {
    regionsBothWays(
      allRegions(in: image), orIn: GradientGrid(image, cellSize: 8, rowStep: 1), atMost: count)
  }

  /// - Parameter fine: small cells, in which the smallest symbols are looked for where there are no regions.
  private func regionsBothWays(
    _ regions: [BarRegion], orIn fine: @autoclosure () -> GradientGrid, atMost count: Int
  ) -> [BarRegion] {
    var regions = regions
    if regions.isEmpty {
      // Beside a symbol that is hardly higher than a cell, the edges of its label spoil the direction of its
      // neighbours.
      let grid = fine()
      regions = self.regions(in: grid, surroundings: grid)
    }
    return distinct(regions.flatMap(bothWays), atMost: count)
  }

  private func allRegions(in image: LumaImage) -> [BarRegion] {
    let grids = GradientGrid.pair(of: image)
    guard grids.plain.columns >= 3, grids.plain.rows >= 3 else {
      return BarRegion(wholeOf: image, limits).map { [$0] } ?? []
    }
    var found = regions(inAllLevelsOf: grids.plain)
    // Where a module is tens of pixels wide, edges may be spread over as many, and a pixel hardly differs
    // from the next. The coarsest cells are as wide as the bars of a symbol that fills the picture.
    var grid = grids.reduced.pooled()
    while grid.columns >= 3, grid.rows >= 3 {
      found += regions(in: grid)
      grid = grid.pooled()
    }
    return found
  }

  private func bothWays(_ region: BarRegion) -> [BarRegion] {
    abs(region.rise) < limits.minimumRise ? [region.upright] : [region.upright, region]
  }

  /// The regions of a large picture that are seen with cells of half the side and in all rows, best score first:
  /// those of the smallest symbols. Where rows rise, they are both as they are and upright. None in a picture so
  /// large that its cells would take tens of megabytes.
  func fineRegions(in image: LumaImage, atMost count: Int) -> [BarRegion] {
    guard image.width * image.height <= limits.finePixels else { return [] }
    let grid = GradientGrid(image, cellSize: 8, rowStep: 1)
    return regionsBothWays(regions(inAllLevelsOf: grid), orIn: grid, atMost: count)
  }

  /// The best regions of which no two are the same.
  private func distinct(_ regions: [BarRegion], atMost count: Int) -> [BarRegion] {
    var kept: [BarRegion] = []
    for region in regions.sorted(by: { $0.score > $1.score })
    where kept.count < count && !kept.contains(where: { $0.isSame(as: region, limits) }) {
      kept.append(region)
    }
    return kept
  }

  /// Coarse cells find wide bars and bridge gaps; fine ones separate neighbouring regions.
  private func regions(inAllLevelsOf grid: GradientGrid) -> [BarRegion] {
    var (grid, found) = (grid, [BarRegion]())
    for _ in 0..<limits.levels where grid.columns >= 3 && grid.rows >= 3 {
      found += regions(in: grid)
      grid = grid.pooled()
    }
    return found
  }

  private func regions(in grid: GradientGrid) -> [BarRegion] {
    regions(in: grid, surroundings: grid.smoothed())
  }

  private func regions(in grid: GradientGrid, surroundings: GradientGrid) -> [BarRegion] {
    let isStrong = grid.cells.indices.map { cell in
      grid.cells[cell].energy >= limits.minimumEnergy
        && surroundings.cells[cell].coherence >= limits.minimumCoherence
    }
    var isOpen = isStrong.indices.map { cell in
      isStrong[cell]
        && Self.isAmongBars(cell, axis: surroundings.cells[cell].axis, strong: isStrong, in: grid)
    }
    var regions: [BarRegion] = []
    for start in isOpen.indices where isOpen[start] {
      let patch = patch(around: start, in: surroundings, open: &isOpen)
      if let region = BarRegion(cells: patch, of: surroundings, limits) { regions.append(region) }
    }
    return regions
  }

  /// Whether the cell is one of three strong cells in a row across the bars: a single edge gives
  /// only one or two, however long it is.
  private static func isAmongBars(
    _ cell: Int, axis: SIMD2<Float>, strong: [Bool], in grid: GradientGrid
  ) -> Bool {
    // The axis has twice the angle of the direction: (1, 0) is horizontal, (-1, 0) vertical, and
    // (0, 1) and (0, -1) are the diagonals.
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

  /// The cells connected to one, where neighbours hardly differ in direction.
  private func patch(
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
          (axis * grid.cells[neighbour].axis).sum() > limits.sameDirection
        else { continue }
        open[neighbour] = false
        patch.append(neighbour)
      }
    }
    return patch
  }
}
