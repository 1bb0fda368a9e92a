/// All parameters of a symbol on a profile, except its digits.
struct SymbolParameters: Sendable, Equatable {
  var geometry: ModuleGeometry
  var blur: Blur
  var illumination: Illumination

  /// The number of parameters: four of geometry, four of blur, three of paper, three of contrast.
  static let count = 14

  /// The same on the reversed profile, which has `length` samples.
  func reversed(length: Float) -> SymbolParameters {
    SymbolParameters(
      geometry: geometry.reversed(length: length), blur: blur, illumination: illumination.reversed)
  }
}

/// A symbol fitted to a profile: its best parameters and how well it explains the profile.
struct SymbolFit: Sendable {
  var parameters: SymbolParameters
  /// The seven modules of each digit, as in ``DigitPattern/modules``.
  var digits: [UInt8]
  /// The luma of each cell minus that of the model, as a fraction of the contrast.
  var residuals: [Float]
  /// The derivative of each cell's residual by the ink in it.
  var slopes: [Float]
  /// Which cells glare hides: they have no residual; empty where it hides none.
  var hidden: [Bool] = []
  /// The weighted sum of the squared residuals.
  var energy: Float { halfEnergies.sum() }
  /// The same to the left and to the right of the centre.
  var halfEnergies: SIMD2<Float>
  /// The sum of the squared differences of the rendered symbol from its mean, in the same units.
  var signal: Float

  /// How many cells glare hides.
  var hiddenCount: Int { hidden.count { $0 } }

  /// How many it does not hide.
  var seenCount: Int { residuals.count - hiddenCount }

  /// The energy as a fraction of the signal.
  var noiseRatio: Float { energy / max(signal, 1e-3) }
}
