/// How good an explanation is, in figures that can be compared between profiles.
///
/// Energies are those of ``LineEnsemble/energy``: in units of the mean energy of a cell.
struct ModelEvidence: Sendable {
  /// The root mean square of the residuals, as a fraction of the contrast between paper and ink.
  let misfit: Float
  /// The energy of the residuals, as a fraction of the energy of the blurred symbol.
  let noiseRatio: Float
  /// The energy of the nearest other valid code minus that of this one. If the cells were
  /// independent, this would be twice the logarithm of the likelihood ratio.
  let margin: Float
  /// The same for the best symbol with the modules of one digit replaced by any others: below 0,
  /// the bars of some digit are not those of the code.
  let integrity: Float
  /// The energy of the worst explained digit, as a multiple of the median digit's.
  let worstDigit: Float
  /// The standard deviation of the blur, in modules.
  let blur: Float

  /// - Parameters:
  ///   - rivalEnergy: the minimum energy of another valid code.
  ///   - alteredEnergy: the minimum energy with the modules of one digit replaced.
  init(_ lines: LineEnsemble, layout: SymbolLayout, rivalEnergy: Float, alteredEnergy: Float) {
    let energy = lines.energy
    margin = rivalEnergy - energy
    integrity = alteredEnergy - energy
    guard let fit = lines.bestLine?.fit else {
      (misfit, noiseRatio, worstDigit, blur) = (.infinity, .infinity, .infinity, .infinity)
      return
    }
    misfit = (fit.energy / Float(fit.residuals.count)).squareRoot()
    noiseRatio = fit.noiseRatio
    blur = fit.parameters.blur.deviation
    worstDigit = Self.worstDigit(of: lines, layout: layout)
  }

  /// See ``worstDigit``.
  static func worstDigit(of lines: LineEnsemble, layout: SymbolLayout) -> Float {
    let width = DigitPattern.moduleCount * ModuleGrid.cellsPerModule
    let left = layout.leftDigitCount
    let minimumNoise = lines.limits.minimumDigitNoise
    var floor: Float = 0
    for line in lines.lines {
      floor = max(floor, Float(width) * minimumNoise * minimumNoise * line.weights.max())
    }
    let energies = layout.digitOffsets.enumerated().map { place, offset in
      let first = ModuleGrid.cell(ofModule: offset)
      return lines.lines.reduce(Float(0)) { sum, line in
        let weight = line.weights[place < left ? 0 : 1]
        return line.fit.residuals[first..<first + width].reduce(sum) { $0 + weight * $1 * $1 }
      }
    }
    let ranked = energies.sorted()
    return ranked[ranked.count - 1] / max(ranked[ranked.count / 2], floor)
  }
}
