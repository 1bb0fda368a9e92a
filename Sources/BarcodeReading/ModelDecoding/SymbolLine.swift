/// One line across a symbol, with the best fit found for it so far.
struct SymbolLine: Sendable {
  let refinement: Refinement
  var fit: SymbolFit
  /// What a unit of energy left and right of the centre counts.
  var weights = SIMD2<Float>(1, 1)

  /// What each digit would cost here, at the fit's parameters.
  var costs: DigitCosts { refinement.digitCosts(at: fit.parameters) }

  /// The weighted energy of a fit.
  func energy(of fit: SymbolFit) -> Float { (fit.halfEnergies * weights).sum() }
}
