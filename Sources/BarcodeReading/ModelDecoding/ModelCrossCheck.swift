import Barcodes

/// Checks a code that zbar read against a profile that the model has explained, digit by digit.
///
/// It refutes a code only where the profile was seen clearly.
struct ModelCrossCheck: Sendable {
  /// The model's explanation of the profile.
  let explanation: ModelExplanation
  let layout: SymbolLayout
  let profile: LumaProfile

  private var limits: ModelLimits { explanation.lines.limits }

  /// Whether the profile shows that a code is not the printed one.
  func refutes(_ barcode: Barcode) -> Bool {
    let lines = explanation.lines
    guard explanation.evidence.noiseRatio < limits.refutingNoiseRatio else { return false }
    guard barcode.symbology.layout.symbology == layout.symbology else {
      return !layout.symbology.isShort && !isExplainedBetter(by: barcode)
    }
    let patterns = layout.patterns(of: barcode)
    if patterns == explanation.patterns {
      return hasWrongDigit(lines) || explanation.evidence.integrity < minimumIntegrity
    }
    guard !layout.symbology.isShort else { return true }
    let fits = lines.fits(of: patterns.map { DigitPattern.all[$0].modules }, steps: 6)
    guard lines.energy(of: fits) < lines.energy + limits.maximumExcess else { return true }
    var refitted = lines
    refitted.adopt(patterns, fits: fits)
    return hasWrongDigit(refitted)
  }

  private var minimumIntegrity: Float {
    layout.symbology.isShort ? limits.shortRefutedIntegrity : limits.refutedIntegrity
  }

  /// Whether a code of another layout explains the profile, and much better than the model's does.
  ///
  /// So many digits fit the few bars of a short symbol somehow.
  private func isExplainedBetter(by barcode: Barcode) -> Bool {
    let own = barcode.symbology.layout
    guard let other = own.decoder(limits).explain(profile) else { return false }
    return other.patterns == own.patterns(of: barcode)
      && other.evidence.noiseRatio < limits.betterNoiseRatio * explanation.evidence.noiseRatio
  }

  /// Whether one digit is explained so much worse than the others that it is not the printed one.
  private func hasWrongDigit(_ lines: LineEnsemble) -> Bool {
    guard let fit = lines.bestLine?.fit,
      ModelEvidence.worstDigit(of: lines, layout: layout) > limits.wrongDigitRatio
    else { return false }
    let width = DigitPattern.moduleCount * ModuleGrid.cellsPerModule
    let worst = layout.digitOffsets.map { offset in
      fit.residuals[ModuleGrid.cell(ofModule: offset)...].prefix(width).reduce(0) { $0 + $1 * $1 }
    }.max()
    let share = Float(layout.digitOffsets.count) * (worst ?? 0) / max(fit.signal, 1e-3)
    return share > limits.wrongDigitShare
  }
}
