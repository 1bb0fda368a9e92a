/// All unknowns of a symbol on a profile but its digits.
struct SymbolParameters: Sendable, Equatable {
  var geometry: ModuleGeometry
  var blur: Blur
  var illumination: Illumination

  /// The same on a profile of `length` samples walked from its other end.
  func reversed(length: Float) -> SymbolParameters {
    SymbolParameters(
      geometry: geometry.reversed(length: length), blur: blur, illumination: illumination.reversed)
  }
}

/// How well a row of bars explains a profile at the best parameters found.
struct SymbolFit: Sendable {
  var parameters: SymbolParameters
  /// Seven modules for each digit, as in ``DigitPattern/modules``.
  var digits: [UInt8]
  /// What is left of each cell, as a share of the contrast between paper and ink.
  var residuals: [Float]
  /// How fast each cell's residual changes with the ink in it.
  var slopes: [Float]
  /// The sum of squared residuals over the symbol and its nearest quiet zone.
  var energy: Float { halfEnergies.sum() }
  /// The same left and right of the centre.
  var halfEnergies: SIMD2<Float>
  /// The sum of squares of the rendered symbol around its mean, in the same units.
  var signal: Float

  /// The energy as a share of the signal.
  var noiseRatio: Float { energy / max(signal, 1e-3) }
}
