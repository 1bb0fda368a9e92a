/// Fits the parameters of a symbol with given digits to a profile: least squares by the method of
/// Levenberg and Marquardt, with all derivatives in closed form.
struct Refinement: Sendable {
  let layout: SymbolLayout
  let grid: ModuleGrid
  let profile: CumulativeProfile

  let samples: [Float]
  /// Which samples glare hides; empty where it hides none.
  let hidden: [Bool]
  private let hiddenProfile: CumulativeProfile?
  let limits: ModelLimits
  /// The limits of ``Blur/gain``.
  let gains: ClosedRange<Float>

  init(
    layout: SymbolLayout, grid: ModuleGrid, samples: [Float], limits: ModelLimits = ModelLimits(),
    gains: ClosedRange<Float>? = nil, hidden: [Bool] = []
  ) {
    self.hidden = hidden
    hiddenProfile = CumulativeProfile(hidden: hidden)
    self.limits = limits
    self.gains = gains ?? limits.priors.gains
    self.layout = layout
    self.grid = grid
    self.samples = samples
    profile = CumulativeProfile(samples)
  }

  /// The same on the reversed line.
  var reversed: Refinement {
    Refinement(
      layout: layout, grid: grid, samples: samples.reversed(), limits: limits, gains: gains,
      hidden: hidden.reversed())
  }

  /// The best fit of some digits.
  ///
  /// - Parameters:
  ///   - digits: the seven modules of each, as in ``DigitPattern/modules``.
  ///   - lost: where ink is missing, if it is.
  ///   - parameters: where the fit starts.
  ///   - steps: the maximum number of steps.
  func fit(
    _ digits: [UInt8], without lost: LostStrip? = nil, from parameters: SymbolParameters, steps: Int
  ) -> SymbolFit {
    let bars = layout.bars(ofDigits: digits)
    var best = evaluate(bars, without: lost, parameters)
    var equations: LinearSystem?
    var damping: Float = 1e-3
    for _ in 0..<steps {
      let normal = equations ?? normalEquations(of: best)
      equations = normal
      guard let change = Self.damped(normal, by: damping).solved(),
        let moved = moved(best.parameters, by: change)
      else { break }
      let next = evaluate(bars, without: lost, moved)
      if next.cost < best.cost {
        let gain = (best.cost - next.cost) / best.cost
        (best, equations) = (next, nil)
        damping *= 0.3
        if gain < 2e-3 { break }
      } else {
        damping *= 10
        if damping > 10 { break }
      }
    }
    return SymbolFit(
      parameters: best.parameters, digits: digits, residuals: best.residuals, slopes: best.slopes,
      hidden: best.hidden, halfEnergies: best.halfEnergies, signal: best.signal)
  }

  private static func damped(_ system: LinearSystem, by damping: Float) -> LinearSystem {
    var damped = system
    for index in 0..<system.size { damped.matrix[index * system.size + index] *= 1 + damping }
    return damped
  }

  /// The cost of each digit at each place for some parameters of the symbol.
  func digitCosts(at parameters: SymbolParameters) -> DigitCosts {
    let guards = guardCoverage(under: parameters.blur)
    return digitCosts(
      at: parameters, coverageOfDigits(at: parameters, guards: guards),
      layout.templates(blur: parameters.blur))
  }

  private func digitCosts(
    at parameters: SymbolParameters, _ coverage: [Float], _ templates: DigitTemplates
  ) -> DigitCosts {
    DigitCosts(
      layout: layout, templates: templates, coverage: coverage,
      hidden: hiddenCells(along: parameters.geometry))
  }

  /// The squared distance from the nearest row of digits.
  func distance(at parameters: SymbolParameters) -> Float {
    distances(under: parameters.blur, at: [parameters]).reduce(0, +)
  }

  /// The same of each of some parameters with the same blur.
  func distances(under blur: Blur, at places: [SymbolParameters]) -> [Float] {
    let (templates, guards) = (layout.templates(blur: blur), guardCoverage(under: blur))
    return places.map { parameters in
      let coverage = coverageOfDigits(at: parameters, guards: guards)
      let costs = digitCosts(at: parameters, coverage, templates)
      return coverage.reduce(CodeSearch(costs).minimumCost) { $0 + $1 * $1 }
    }
  }

  /// The sum of the squared differences of the cells from their mean: the distance from no digits at all.
  func spread(at parameters: SymbolParameters) -> Float {
    let cells = parameters.coverage(of: profile, on: grid)
    return cells.variance * Float(cells.count)
  }

  /// Which cells of a symbol glare hides; empty where it hides none.
  func hiddenCells(along geometry: ModuleGeometry) -> [Bool] {
    hiddenProfile.map { grid.hidden($0, along: geometry) } ?? []
  }

  private func guardCoverage(under blur: Blur) -> [Float] {
    RenderedSymbol(bars: layout.guardBars, blur: blur, grid: grid).coverage
  }

  /// The ink in each cell, without that of the guards; 0 where glare hides it.
  private func coverageOfDigits(at parameters: SymbolParameters, guards: [Float]) -> [Float] {
    var coverage = zip(parameters.coverage(of: profile, on: grid), guards).map { $0 - $1 }
    let hidden = hiddenCells(along: parameters.geometry)
    for cell in hidden.indices where hidden[cell] { coverage[cell] = 0 }
    return coverage
  }
}

extension SymbolParameters {
  /// The ink in each cell of a symbol on a profile.
  func coverage(of profile: CumulativeProfile, on grid: ModuleGrid) -> [Float] {
    coverage(of: profile, on: grid, cells: 0..<grid.count)
  }

  /// The same in some cells, and 0 in all others.
  func coverage(
    of profile: CumulativeProfile, on grid: ModuleGrid, cells: Range<Int>
  ) -> [Float] {
    var coverage = [Float](repeating: 0, count: grid.count)
    let size = SIMD4<Float>.scalarCount
    withUnsafeTemporaryAllocation(of: Float.self, capacity: cells.count + size) { seen in
      grid.sample(
        profile, along: geometry, cells: cells,
        into: UnsafeMutableBufferPointer(rebasing: seen[..<cells.count]))
      let lumas = UnsafeRawBufferPointer(seen)
      grid.fractions.withUnsafeBytes { fractions in
        for first in stride(from: 0, to: cells.count, by: size) {
          let cell = cells.lowerBound + first
          let (paper, contrast) = illumination.light(
            at: fractions.loadUnaligned(fromByteOffset: cell * 4, as: SIMD4<Float>.self))
          let luma = lumas.loadUnaligned(fromByteOffset: first * 4, as: SIMD4<Float>.self)
          var darkness = (paper - luma) / contrast
          darkness.replace(with: -0.5, where: darkness .< -0.5)
          darkness.replace(with: 1.5, where: darkness .> 1.5)
          let ink = blur.coverage(ofSeen: darkness)
          for lane in 0..<min(size, cells.count - first) { coverage[cell + lane] = ink[lane] }
        }
      }
    }
    return coverage
  }
}
