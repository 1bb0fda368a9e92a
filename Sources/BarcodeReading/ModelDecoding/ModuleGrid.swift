/// The cells in which a profile is compared with a symbol: half modules, from some modules before
/// the first bar to as many after the last.
struct ModuleGrid: Sendable {
  /// The number of cells in a module.
  static let cellsPerModule = 2
  /// The quiet zone that is compared on either side, in modules.
  static let quietModules = 4

  /// The symbol's width in modules.
  let moduleCount: Int
  /// How many cells there are.
  let count: Int
  /// The middle of each cell as a fraction of the symbol's width; of three more after the last, since cells are
  /// measured in fours.
  let fractions: [Float]

  init(layout: SymbolLayout) {
    moduleCount = layout.moduleCount
    count = (layout.moduleCount + 2 * Self.quietModules) * Self.cellsPerModule
    let width = Float(layout.moduleCount)
    fractions = (0..<count + 3).map { Self.module(ofCell: $0) / width }
  }

  /// The middle of a cell, in modules from the left edge of the first bar.
  static func module(ofCell cell: Int) -> Float {
    (Float(cell) + 0.5) / Float(cellsPerModule) - Float(quietModules)
  }

  /// The first cell of a module.
  static func cell(ofModule module: Int) -> Int { (module + quietModules) * cellsPerModule }

  /// The cells of some modules.
  static func cells(of modules: Range<Int>) -> Range<Int> {
    cell(ofModule: modules.lowerBound)..<cell(ofModule: modules.upperBound)
  }

  /// The cells of a digit.
  ///
  /// - Parameter offset: its first module.
  static func cells(ofDigitAt offset: Int) -> Range<Int> {
    cells(of: offset..<offset + DigitPattern.moduleCount)
  }

  /// The mean of the profile over each cell.
  func sample(_ profile: CumulativeProfile, along geometry: ModuleGeometry) -> [Float] {
    sample(profile, along: geometry, cells: 0..<count)
  }

  /// Which cells are hidden, even if only in part.
  ///
  /// - Parameter profile: as ``CumulativeProfile/init(hidden:)`` makes it.
  func hidden(_ profile: CumulativeProfile, along geometry: ModuleGeometry) -> [Bool] {
    sample(profile, along: geometry).map { $0 > 0.01 }
  }

  /// The mean of the profile over each of some cells.
  func sample(
    _ profile: CumulativeProfile, along geometry: ModuleGeometry, cells: Range<Int>
  ) -> [Float] {
    [Float](unsafeUninitializedCapacity: cells.count) { means, initialized in
      sample(
        profile, along: geometry, cells: cells,
        into: UnsafeMutableBufferPointer(rebasing: means[..<cells.count]))
      initialized = cells.count
    }
  }

  /// The same into `means`, which has as many elements as there are cells.
  func sample(
    _ profile: CumulativeProfile, along geometry: ModuleGeometry, cells: Range<Int>,
    into means: UnsafeMutableBufferPointer<Float>
  ) {
    let step = 1 / Float(Self.cellsPerModule * moduleCount)
    let first = -Float(Self.quietModules) / Float(moduleCount) + Float(cells.lowerBound) * step
    if geometry.isLinear {
      let start = geometry.position(at: first)
      profile.means(from: start, step: (geometry.end - geometry.start) * step, into: means)
      return
    }
    withUnsafeTemporaryAllocation(of: Float.self, capacity: cells.count + 1) { edges in
      for index in edges.indices {
        edges[index] = geometry.position(at: first + Float(index) * step)
      }
      profile.means(between: UnsafeBufferPointer(edges), into: means)
    }
  }
}
