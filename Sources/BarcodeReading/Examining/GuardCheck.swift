/// Looks for the guards at the ends of a symbol.
///
/// Of two labels whose modules are in line, the half of one may be a whole digit away from its place
/// in the other: then a digit is read from the paper beside it, and the outer guard from more paper, or
/// from the bars of a digit. Blur and light may be such that the other bars are explained, but a guard
/// has the same bars in every symbol.
struct GuardCheck {
  private let sighting: SymbolSighting
  private let limits: ExaminingLimits

  init(_ sighting: SymbolSighting, _ limits: ExaminingLimits) {
    (self.sighting, self.limits) = (sighting, limits)
  }

  /// Whether the bars are not there that a symbol begins with, or those that it ends with.
  var isOuterGuardMissing: Bool {
    let layout = sighting.refinement.layout
    guard let first = layout.digitOffsets.first, let last = layout.digitOffsets.last else {
      return false
    }
    let ends = [0..<first, last + DigitPattern.moduleCount..<layout.moduleCount]
    return ends.contains { missing(in: $0) > limits.maximumMissing }
  }

  /// What is left unexplained of some modules, as a fraction of their ink: about 1 for blank paper.
  private func missing(in modules: Range<Int>) -> Float {
    let (fit, refinement) = (sighting.fit, sighting.refinement)
    let (grid, light) = (refinement.grid, fit.parameters.illumination)
    let rendered = RenderedSymbol(
      bars: refinement.layout.bars(ofDigits: fit.digits), blur: fit.parameters.blur, grid: grid)
    let (rest, ink) = ModuleGrid.cells(of: modules).filter { fit.hidden.isEmpty || !fit.hidden[$0] }
      .reduce(into: (rest: Float(0), ink: Float(0))) {
        sums, cell in
        let contrast = (light.contrast * Illumination.terms(at: grid.fractions[cell])).sum()
        let darkness =
          fit.parameters.blur.seen(rendered.coverage[cell]) * contrast / light.contrast.x
        sums.rest += fit.residuals[cell] * fit.residuals[cell]
        sums.ink += darkness * darkness
      }
    return rest / max(ink, 1e-3)
  }
}
