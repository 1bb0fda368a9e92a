import Barcodes

/// The best row of digits found for one or more lines, believed or not.
struct ModelExplanation: Sendable {
  /// The lines with their fits; from their other ends if `isReversed`.
  var lines: LineEnsemble
  var evidence: ModelEvidence
  /// The ``GridSearch/Candidate/misfit`` of the starting point.
  var startMisfit: Float
  /// Whether the symbol is seen from the ends of the profiles.
  var isReversed: Bool

  /// The digits, as indices into ``DigitPattern/all``.
  var patterns: [Int] { lines.patterns }
}

/// A code that the model is certain of.
struct ModelReading: Sendable {
  let gtin: GTIN
  let symbology: Symbology
  /// The digits as printed under the bars.
  let text: String
  /// The digits, as indices into ``DigitPattern/all``.
  let patterns: [Int]
  /// Where the symbol begins and ends on the line that counts most, in samples.
  let span: ClosedRange<Float>
  /// Whether the symbol was read from the end of the profile to its start.
  let isReversed: Bool
  let evidence: ModelEvidence
  /// The parameters of the line that counts most.
  let parameters: SymbolParameters
}

extension ModelReading {
  /// The code of an explanation that keeps all limits; nil for any other.
  init?(_ explanation: ModelExplanation, layout: SymbolLayout) {
    guard let digits = SymbolText.digits(of: explanation.patterns, in: layout),
      explanation.lines.limits.violations(by: explanation.evidence, of: layout.symbology).isEmpty,
      let line = explanation.lines.bestLine
    else { return nil }
    let length = Float(line.refinement.profile.count)
    let isUPCA = layout.symbology == .ean13 && digits.first == 0
    let symbology: Symbology = isUPCA ? .upcA : layout.symbology
    let text = digits.dropFirst(isUPCA ? 1 : 0).map(String.init).joined()
    guard let gtin = GTIN(printed: text, as: symbology) else { return nil }
    let geometry = line.fit.parameters.geometry
    self.init(
      gtin: gtin, symbology: symbology, text: text,
      patterns: explanation.patterns,
      span: explanation.isReversed
        ? length - geometry.end...length - geometry.start
        : geometry.start...geometry.end,
      isReversed: explanation.isReversed, evidence: explanation.evidence,
      parameters: line.fit.parameters)
  }
}
