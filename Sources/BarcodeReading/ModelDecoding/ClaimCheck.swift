import Barcodes

/// Holds a code that someone else read against a profile, digit by digit, where the profile was seen so
/// clearly that it can tell.
struct ClaimCheck: Sendable {
  /// What the model found on the profile.
  let explanation: ModelExplanation
  let layout: SymbolLayout

  /// A profile explained with less left over than this was seen clearly.
  private static let clearNoiseRatio: Float = 0.15
  /// What more the claimed code may leave unexplained than the best digits, in units of the variance:
  /// a scratch on one digit makes some dozens, another digit hundreds and thousands.
  private static let mostExcess: Float = 300
  /// What may be left unexplained in the worst digit, in units of the median digit's and as a share of
  /// what there is to explain in a digit: one of both may be a scratch on a clear print, or noise.
  private static let mostWorstDigit: (ratio: Float, share: Float) = (30, 0.1)
  /// How much better other modules in one digit's place may be than the claimed ones.
  private static let leastIntegrity: Float = -100

  /// Whether the profile shows that a code is not what is printed.
  func refutes(_ barcode: Barcode) -> Bool {
    let lines = explanation.lines
    guard explanation.evidence.noiseRatio < Self.clearNoiseRatio else { return false }
    guard let patterns = layout.patterns(of: barcode) else { return true }
    if patterns == explanation.patterns {
      return hasSpoiltDigit(lines)
        || explanation.evidence.integrity < Self.leastIntegrity
    }
    let fits = lines.fits(of: patterns.map { DigitPattern.all[$0].modules }, steps: 6)
    guard lines.energy(of: fits) < lines.energy + Self.mostExcess else { return true }
    var claimed = lines
    claimed.adopt(patterns, fits: fits)
    return hasSpoiltDigit(claimed)
  }

  /// Whether one digit is explained so much worse than the others that it is not what is printed.
  private func hasSpoiltDigit(_ lines: LineEnsemble) -> Bool {
    guard let fit = lines.bestLine?.fit,
      ModelEvidence.worstDigit(of: lines, layout: layout) > Self.mostWorstDigit.ratio
    else { return false }
    let width = DigitPattern.moduleCount * ModuleGrid.cellsPerModule
    let worst = layout.digitOffsets.map { offset in
      fit.residuals[ModuleGrid.cell(ofModule: offset)...].prefix(width).reduce(0) { $0 + $1 * $1 }
    }.max()
    let share = Float(layout.digitOffsets.count) * (worst ?? 0) / max(fit.signal, 1e-3)
    return share > Self.mostWorstDigit.share
  }
}

extension SymbolLayout {
  /// The patterns that draw a barcode; nil where it is of another layout.
  fileprivate func patterns(of barcode: Barcode) -> [Int]? {
    let digits = barcode.gtin.digits.compactMap(\.wholeNumberValue)
    switch (symbology, barcode.symbology) {
    case (.ean13, .ean13), (.ean13, .upcA):
      return SymbolText.patterns(of: Array(digits.suffix(13)), in: self)
    case (.ean8, .ean8):
      return SymbolText.patterns(of: Array(digits.suffix(8)), in: self)
    default:
      return nil
    }
  }
}
