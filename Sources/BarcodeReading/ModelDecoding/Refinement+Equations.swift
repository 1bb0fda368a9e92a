/// The least squares problem: residuals, cost and normal equations.
extension Refinement {
  /// A symbol with some parameters, compared with the samples.
  struct Evaluation {
    var parameters: SymbolParameters
    var rendered: RenderedSymbol
    /// As in ``SymbolFit``.
    var residuals: [Float]
    var slopes: [Float]
    /// As in ``SymbolFit``.
    var hidden: [Bool]
    var halfEnergies = SIMD2<Float>()
    var signal: Float = 0
    /// The energy plus the penalty for unusual parameters.
    var cost: Float = 0
  }

  /// Compares a symbol with the samples.
  func evaluate(
    _ bars: [Range<Int>], without lost: LostStrip? = nil, _ parameters: SymbolParameters
  ) -> Evaluation {
    let rendered = RenderedSymbol(bars: bars, without: lost, blur: parameters.blur, grid: grid)
    let seen = grid.sample(profile, along: parameters.geometry)
    let (blur, light) = (parameters.blur, parameters.illumination)
    let scale = 1 / max(light.contrast.x, 1e-3)
    var result = Evaluation(
      parameters: parameters, rendered: rendered,
      residuals: [Float](repeating: 0, count: grid.count),
      slopes: [Float](repeating: 0, count: grid.count),
      hidden: hiddenCells(along: parameters.geometry))
    var (sum, squares): (Float, Float) = (0, 0)
    var count = Float(grid.count)
    for cell in 0..<grid.count {
      let terms = Illumination.terms(at: grid.fractions[cell])
      let paper = (light.paper * terms).sum()
      let contrast = (light.contrast * terms).sum()
      let coverage = rendered.coverage[cell]
      let darkness = blur.seen(coverage)
      let residual = (seen[cell] - paper + contrast * darkness) * scale
      if !result.hidden.isEmpty, result.hidden[cell] {
        count -= 1
        continue
      }
      result.residuals[cell] = residual
      result.slopes[cell] = contrast * (1 + blur.tone - 2 * blur.tone * coverage) * scale
      result.halfEnergies[cell < grid.count / 2 ? 0 : 1] +=
        weight(of: cell, residual) * residual * residual
      sum += darkness
      squares += darkness * darkness
    }
    result.signal = squares - sum * sum / max(count, 1)
    result.cost =
      result.halfEnergies.sum()
      + prior(parameters).reduce(0) { $0 + $1.weight * $1.miss * $1.miss }
    return result
  }

  /// The weight of a cell's squared residual: lower beyond the first module of the quiet zone,
  /// where there may be other print.
  @inline(__always)
  private func weight(of cell: Int, _ residual: Float) -> Float {
    let quiet = ModuleGrid.quietModules * ModuleGrid.cellsPerModule
    let outside = max(quiet - 1 - cell, cell - (grid.count - quiet))
    return outside < 2
      ? 1
      : limits.priors.quietWeight / (1 + residual * residual * limits.priors.quietRobustness)
  }

  /// The Gauss-Newton equations for the change of the parameters that lowers the cost.
  func normalEquations(of state: Evaluation) -> LinearSystem {
    let size = SymbolParameters.count
    let (blur, light) = (state.parameters.blur, state.parameters.illumination)
    let scale = 1 / max(light.contrast.x, 1e-3)
    let modules = Float(layout.moduleCount)
    var upper = [SIMD16<Float>](repeating: SIMD16(), count: 8)
    var lower = [SIMD8<Float>](repeating: SIMD8(), count: 8)
    var right = SIMD16<Float>()
    for cell in 0..<grid.count where state.hidden.isEmpty || !state.hidden[cell] {
      let fraction = grid.fractions[cell]
      let terms = Illumination.terms(at: fraction)
      let coverage = state.rendered.coverage[cell]
      let darkness = blur.seen(coverage)
      let change = state.rendered.gradients[cell] * state.slopes[cell]
      // Moving the symbol changes the luma that a cell sees, which falls where coverage rises.
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
}
