/// What speaks for an explanation and against it, in figures that can be compared between profiles.
struct ModelEvidence: Sendable {
  /// Root mean square of what is unexplained, as a share of the contrast between paper and ink.
  let misfit: Float
  /// The energy of what is unexplained, as a share of the energy of the symbol as blurred.
  let noiseRatio: Float
  /// How much more the nearest other valid code leaves unexplained, in units of what is left in a cell
  /// on average: twice the logarithm of the likelihood ratio, were the cells independent.
  let margin: Float
  /// The same for the best symbol that has one digit's modules replaced by any others: below 0 a digit
  /// is not as the code wants it.
  let integrity: Float
  /// What is left unexplained in the worst digit, in units of the median digit's.
  let worstDigit: Float
  /// The standard deviation of the blur found, in modules.
  let blur: Float

  /// - Parameters:
  ///   - rivalEnergy: the least energy of another valid code.
  ///   - alteredEnergy: the least energy with one digit's modules replaced.
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

  /// Differences between digits below this say nothing, as a share of the contrast.
  private static let leastNoise: Float = 0.008

  static func worstDigit(of lines: LineEnsemble, layout: SymbolLayout) -> Float {
    let width = DigitPattern.moduleCount * ModuleGrid.cellsPerModule
    let left = layout.leftDigitCount
    var floor: Float = 0
    for line in lines.lines {
      floor = max(floor, Float(width) * leastNoise * leastNoise * line.weights.max())
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
