import Barcodes

/// Checks a code that zbar read against a profile that the model has explained, digit by digit.
///
/// It refutes a code only where the profile was seen clearly.
struct ModelCrossCheck: Sendable {
  /// The model's explanation of the profile.
  let explanation: ModelExplanation
  let layout: SymbolLayout
  let profile: LumaProfile

  /// With a lower noise ratio the profile was seen clearly.
  private static let clearNoiseRatio: Float = 0.15
  /// A code of another layout has to leave so much less noise, as a factor.
  private static let betterNoiseRatio: Float = 0.5
  /// How much more energy the code may have than the best digits, in units of the variance: a
  /// scratch on one digit adds some dozens, a different digit adds hundreds or thousands.
  ///
  /// A short code may have none.
  private static let maximumExcess: Float = 300
  /// The energy of the worst digit: as a multiple of the median digit's, and as a fraction of a
  /// digit's signal. If only one of the two is exceeded, it is a scratch on a clear print, or
  /// noise.
  private static let maximumWorstDigit: (ratio: Float, share: Float) = (30, 0.1)
  /// The minimum of ``ModelEvidence/integrity``. Of a short code half of what makes it believed: a digit
  /// or two from another label often make a whole one.
  private static let minimumIntegrity: (long: Float, short: Float) = (-100, 50)

  /// Whether the profile shows that a code is not the printed one.
  func refutes(_ barcode: Barcode) -> Bool {
    let lines = explanation.lines
    guard explanation.evidence.noiseRatio < Self.clearNoiseRatio else { return false }
    guard barcode.symbology.layout.symbology == layout.symbology else {
      return !layout.symbology.isShort && !isExplainedBetter(by: barcode)
    }
    let patterns = layout.patterns(of: barcode)
    if patterns == explanation.patterns {
      return hasWrongDigit(lines) || explanation.evidence.integrity < minimumIntegrity
    }
    guard !layout.symbology.isShort else { return true }
    let fits = lines.fits(of: patterns.map { DigitPattern.all[$0].modules }, steps: 6)
    guard lines.energy(of: fits) < lines.energy + Self.maximumExcess else { return true }
    var refitted = lines
    refitted.adopt(patterns, fits: fits)
    return hasWrongDigit(refitted)
  }

  private var minimumIntegrity: Float {
    layout.symbology.isShort ? Self.minimumIntegrity.short : Self.minimumIntegrity.long
  }

  /// Whether a code of another layout explains the profile, and much better than the model's does.
  ///
  /// So many digits fit the few bars of a short symbol somehow.
  private func isExplainedBetter(by barcode: Barcode) -> Bool {
    let own = barcode.symbology.layout
    guard let other = own.decoder.explain(profile) else { return false }
    return other.patterns == own.patterns(of: barcode)
      && other.evidence.noiseRatio < Self.betterNoiseRatio * explanation.evidence.noiseRatio
  }

  /// Whether one digit is explained so much worse than the others that it is not the printed one.
  private func hasWrongDigit(_ lines: LineEnsemble) -> Bool {
    guard let fit = lines.bestLine?.fit,
      ModelEvidence.worstDigit(of: lines, layout: layout) > Self.maximumWorstDigit.ratio
    else { return false }
    let width = DigitPattern.moduleCount * ModuleGrid.cellsPerModule
    let worst = layout.digitOffsets.map { offset in
      fit.residuals[ModuleGrid.cell(ofModule: offset)...].prefix(width).reduce(0) { $0 + $1 * $1 }
    }.max()
    let share = Float(layout.digitOffsets.count) * (worst ?? 0) / max(fit.signal, 1e-3)
    return share > Self.maximumWorstDigit.share
  }
}
