/// A symbol with known digits as a usual blur shows it, to be found on a profile.
struct DrawnShape {
  /// Its darkness in each cell of the grid: 0 for paper, 1 for full ink.
  private let darkness: [Float]
  private let grid: ModuleGrid
  /// A place that looks more like the symbol is the right one.
  private let clearLikeness: Float

  private static let blur = Blur(radius: 0.6, sigma: 0.45, gain: 0.1)

  init(_ bars: [Range<Int>], grid: ModuleGrid, clearLikeness: Float) {
    (self.grid, self.clearLikeness) = (grid, clearLikeness)
    darkness = RenderedSymbol(bars: bars, blur: Self.blur, grid: grid).coverage.map {
      Self.blur.seen($0)
    }
  }

  /// A place on a profile and how much it looks like the symbol.
  struct Place {
    var geometry: ModuleGeometry
    /// The correlation of darkness with the symbol: 1 for the same shape, 0 for none in common.
    var likeness: Float = 0
    /// The luma of paper, and how much darker ink is.
    fileprivate(set) var paper: Float = 0
    fileprivate(set) var contrast: Float = 1e-3

    /// Where a fit may start.
    var parameters: SymbolParameters {
      SymbolParameters(
        geometry: geometry, blur: DrawnShape.blur,
        illumination: Illumination(paper: SIMD3(paper, 0, 0), contrast: SIMD3(contrast, 0, 0)))
    }
  }

  /// The place around a span that looks most like the symbol.
  func place(in profile: CumulativeProfile, around span: ClosedRange<Float>) -> Place {
    let near = nearPlace(in: profile, around: span)
    guard near.likeness < clearLikeness else { return near }
    let far = best(
      near, in: profile, ends: (-4...4).map { 0.75 * Float($0) }, bows: [-3, 0, 3])
    return best(far, in: profile, ends: [-0.5, 0, 0.5], bows: [-1.5, 0, 1.5])
  }

  /// The same not far from the span: a thirtieth of the search.
  func nearPlace(in profile: CumulativeProfile, around span: ClosedRange<Float>) -> Place {
    let place = Place(geometry: ModuleGeometry(start: span.lowerBound, end: span.upperBound))
    return best(place, in: profile, ends: [-0.75, 0, 0.75], bows: [0])
  }

  /// The place around another that looks most like the symbol.
  ///
  /// - Parameters:
  ///   - ends: how far the ends are moved, in modules.
  ///   - bows: by how much it is bent more, in modules.
  private func best(
    _ middle: Place, in profile: CumulativeProfile, ends: [Float], bows: [Float]
  ) -> Place {
    var best = middle
    let module =
      (middle.geometry.end - middle.geometry.start) / Float(grid.moduleCount)
    for start in ends {
      for end in ends {
        for bow in bows {
          var geometry = middle.geometry
          geometry.start += start * module
          geometry.end += end * module
          geometry.bow += bow * module
          let place = place(at: geometry, in: profile)
          if place.likeness > best.likeness { best = place }
        }
      }
    }
    return best
  }

  /// How much a place of a profile looks like the symbol.
  ///
  /// - Parameter cells: those of a part of it; nil for the whole symbol.
  func place(
    at geometry: ModuleGeometry, in profile: CumulativeProfile, cells: Range<Int>? = nil
  ) -> Place {
    // Beyond two modules of the quiet zone there may be other print.
    let used = cells ?? 4..<grid.count - 4
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: used.count) { seen in
      grid.sample(profile, along: geometry, cells: used, into: seen)
      return darkness.withUnsafeBufferPointer { darkness in
        Self.place(
          geometry, of: UnsafeBufferPointer(rebasing: darkness[used]), in: UnsafeBufferPointer(seen)
        )
      }
    }
  }

  private typealias Lanes = SIMD8<Float>

  /// A place, from the darkness of the symbol's cells and the luma that is seen there.
  private static func place(
    _ geometry: ModuleGeometry, of darkness: UnsafeBufferPointer<Float>,
    in seen: UnsafeBufferPointer<Float>
  ) -> Place {
    let middle = seen[seen.count / 2]
    var (sumsX, sumsY, sumsXX, sumsXY, sumsYY): (Lanes, Lanes, Lanes, Lanes, Lanes) = (
      .zero, .zero, .zero, .zero, .zero
    )
    func add(_ x: Lanes, _ y: Lanes) {
      sumsX += x
      sumsY += y
      sumsXX += x * x
      sumsXY += x * y
      sumsYY += y * y
    }
    let width = Lanes.scalarCount
    let (drawn, luma) = (UnsafeRawBufferPointer(darkness), UnsafeRawBufferPointer(seen))
    var cell = 0
    while cell + width <= seen.count {
      let offset = cell * MemoryLayout<Float>.stride
      add(
        drawn.loadUnaligned(fromByteOffset: offset, as: Lanes.self),
        middle - luma.loadUnaligned(fromByteOffset: offset, as: Lanes.self))
      cell += width
    }
    var (x, y) = (Lanes.zero, Lanes.zero)
    for lane in 0..<seen.count - cell {
      (x[lane], y[lane]) = (darkness[cell + lane], middle - seen[cell + lane])
    }
    add(x, y)
    let count = Float(seen.count)
    let (sumX, sumY) = (sumsX.sum(), sumsY.sum())
    let spread = sumsXX.sum() - sumX * sumX / count
    let change = sumsYY.sum() - sumY * sumY / count
    let product = sumsXY.sum() - sumX * sumY / count
    var place = Place(geometry: geometry)
    guard change > 0 else { return place }
    place.likeness = product / (spread * change).squareRoot()
    place.contrast = max(product / spread, 1e-3)
    place.paper = middle - (sumY - place.contrast * sumX) / count
    return place
  }
}
