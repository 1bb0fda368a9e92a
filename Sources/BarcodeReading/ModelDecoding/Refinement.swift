/// Fits position, blur, ink spread, tone and light to a profile, the digits being given: least squares
/// by Levenberg and Marquardt, every derivative in closed form.
struct Refinement: Sendable {
  let layout: SymbolLayout
  let grid: ModuleGrid
  let profile: CumulativeProfile

  /// Four of geometry, four of blur, three of paper, three of contrast.
  private static let unknowns = 14
  /// The misfit that is taken for granted, as a share of the contrast.
  private static let noise: Float = 0.02

  private let samples: [Float]

  init(layout: SymbolLayout, grid: ModuleGrid, samples: [Float]) {
    self.layout = layout
    self.grid = grid
    self.samples = samples
    profile = CumulativeProfile(samples)
  }

  /// The same on the line walked from its other end.
  var reversed: Refinement {
    Refinement(layout: layout, grid: grid, samples: samples.reversed())
  }

  /// The best fit of `digits`, seven modules each, found from `parameters` in at most `steps` steps.
  func fit(_ digits: [UInt8], from parameters: SymbolParameters, steps: Int) -> SymbolFit {
    let bars = layout.bars(ofDigits: digits)
    var best = evaluate(bars, parameters)
    var equations: LinearSystem?
    var damping: Float = 1e-3
    for _ in 0..<steps {
      let normal = equations ?? normalEquations(of: best)
      equations = normal
      guard let change = Self.damped(normal, by: damping).solved(),
        let moved = Self.moved(best.parameters, by: change)
      else { break }
      let next = evaluate(bars, moved)
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
      halfEnergies: best.halfEnergies, signal: best.signal)
  }

  /// A symbol at some parameters beside the samples.
  private struct Evaluation {
    var parameters: SymbolParameters
    var rendered: RenderedSymbol
    /// As in ``SymbolFit``.
    var residuals: [Float]
    var slopes: [Float]
    var halfEnergies = SIMD2<Float>()
    var signal: Float = 0
    /// Energy and the price of unusual parameters.
    var cost: Float = 0
  }

  private static func damped(_ system: LinearSystem, by damping: Float) -> LinearSystem {
    var damped = system
    for index in 0..<system.size { damped.matrix[index * system.size + index] *= 1 + damping }
    return damped
  }

  private func evaluate(_ bars: [Range<Int>], _ parameters: SymbolParameters) -> Evaluation {
    let rendered = RenderedSymbol(bars: bars, blur: parameters.blur, grid: grid)
    let seen = grid.sample(profile, along: parameters.geometry)
    let (blur, light) = (parameters.blur, parameters.illumination)
    let scale = 1 / max(light.contrast.x, 1e-3)
    var result = Evaluation(
      parameters: parameters, rendered: rendered,
      residuals: [Float](repeating: 0, count: grid.count),
      slopes: [Float](repeating: 0, count: grid.count))
    var (sum, squares): (Float, Float) = (0, 0)
    for cell in 0..<grid.count {
      let terms = Illumination.terms(at: grid.fractions[cell])
      let paper = (light.paper * terms).sum()
      let contrast = (light.contrast * terms).sum()
      let coverage = rendered.coverage[cell]
      let darkness = blur.seen(coverage)
      let residual = (seen[cell] - paper + contrast * darkness) * scale
      result.residuals[cell] = residual
      result.slopes[cell] = contrast * (1 + blur.tone - 2 * blur.tone * coverage) * scale
      result.halfEnergies[cell < grid.count / 2 ? 0 : 1] +=
        weight(of: cell, residual) * residual * residual
      sum += darkness
      squares += darkness * darkness
    }
    result.signal = squares - sum * sum / Float(grid.count)
    result.cost =
      result.halfEnergies.sum()
      + prior(parameters).reduce(0) { $0 + $1.weight * $1.miss * $1.miss }
    return result
  }

  /// Beyond a module of quiet zone there may be print that is no part of the symbol.
  @inline(__always)
  private func weight(of cell: Int, _ residual: Float) -> Float {
    let quiet = ModuleGrid.quietModules * ModuleGrid.cellsPerModule
    let outside = max(quiet - 1 - cell, cell - (grid.count - quiet))
    return outside < 2 ? 1 : 0.3 / (1 + residual * residual * 100)
  }

  /// The equations of Gauss and Newton for the change of parameters that lowers the cost.
  private func normalEquations(of state: Evaluation) -> LinearSystem {
    let size = Self.unknowns
    let (blur, light) = (state.parameters.blur, state.parameters.illumination)
    let scale = 1 / max(light.contrast.x, 1e-3)
    let modules = Float(layout.moduleCount)
    var upper = [SIMD16<Float>](repeating: SIMD16(), count: 8)
    var lower = [SIMD8<Float>](repeating: SIMD8(), count: 8)
    var right = SIMD16<Float>()
    for cell in 0..<grid.count {
      let fraction = grid.fractions[cell]
      let terms = Illumination.terms(at: fraction)
      let coverage = state.rendered.coverage[cell]
      let darkness = blur.seen(coverage)
      let change = state.rendered.gradients[cell] * state.slopes[cell]
      // The seen luma moves against the model: along the samples it falls where coverage rises.
      let perSample = -change.x * modules / state.parameters.geometry.pitch(at: fraction)
      let bump = fraction * (1 - fraction)
      let shape = SIMD8(
        perSample * (1 - fraction), perSample * fraction, perSample * bump,
        perSample * bump * (1 - 2 * fraction), change.y, change.z, change.w,
        (light.contrast * terms).sum() * coverage * (1 - coverage) * scale)
      let paper = terms * -scale
      let contrast = terms * (darkness * scale)
      let shade = SIMD8(paper.x, paper.y, paper.z, contrast.x, contrast.y, contrast.z, 0, 0)
      let row = SIMD16(lowHalf: shape, highHalf: shade)
      let residual = state.residuals[cell]
      let weighted = row * weight(of: cell, residual)
      for index in 0..<8 { upper[index] += weighted * shape[index] }
      for index in 0..<6 { lower[index] += weighted.highHalf * shade[index] }
      right -= weighted * residual
    }
    var system = LinearSystem(size: size)
    for index in 0..<size {
      system.right[index] = right[index]
      for column in 0...index {
        system.matrix[index * size + column] =
          column < 8 ? upper[column][index] : lower[column - 8][index - 8]
      }
    }
    for term in prior(state.parameters) {
      system.matrix[term.index * size + term.index] += term.weight
      system.right[term.index] -= term.weight * term.miss
    }
    return system
  }

  /// What draws parameters towards the usual: Gaussian priors, in units of the noise.
  private func prior(
    _ parameters: SymbolParameters
  ) -> [(index: Int, weight: Float, miss: Float)] {
    let (geometry, blur) = (parameters.geometry, parameters.blur)
    let pitch = (geometry.end - geometry.start) / Float(layout.moduleCount)
    let light = parameters.illumination
    let contrast = max(light.contrast.x, 1e-3)
    func term(_ index: Int, _ miss: Float, _ deviation: Float) -> (Int, Float, Float) {
      (index, Self.noise * Self.noise / (deviation * deviation), miss)
    }
    return [
      term(2, geometry.bow, 8 * pitch),
      term(3, geometry.skew, 8 * pitch),
      term(4, blur.radius - 1.2, 1.5),
      term(5, blur.sigma - 0.5, 0.4),
      term(6, blur.gain - 0.1, 0.15),
      term(7, blur.tone + 0.4, 0.3),
      term(9, light.paper.y, 0.6 * contrast),
      term(10, light.paper.z, 0.4 * contrast),
      term(12, light.contrast.y, 0.4 * contrast),
      term(13, light.contrast.z, 0.4 * contrast),
    ]
  }

  private static func moved(_ parameters: SymbolParameters, by change: [Float]) -> SymbolParameters?
  {
    guard change.allSatisfy(\.isFinite) else { return nil }
    var moved = parameters
    moved.geometry.start += change[0]
    moved.geometry.end += change[1]
    moved.geometry.bow += change[2]
    moved.geometry.skew += change[3]
    moved.blur.radius = (moved.blur.radius + change[4]).clamped(to: Blur.radii)
    moved.blur.sigma = (moved.blur.sigma + change[5]).clamped(to: Blur.sigmas)
    moved.blur.gain = (moved.blur.gain + change[6]).clamped(to: Blur.gains)
    moved.blur.tone = (moved.blur.tone + change[7]).clamped(to: Blur.tones)
    moved.illumination.paper += SIMD3(change[8], change[9], change[10])
    moved.illumination.contrast += SIMD3(change[11], change[12], change[13])
    moved.illumination = moved.illumination.plausible
    guard moved.geometry.isPlausible, moved.illumination.contrast.x > 0 else { return nil }
    return moved
  }
}
