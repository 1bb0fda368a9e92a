import Barcodes

/// Decides whether an explanation is believed.
struct ModelVerdict: Sendable {
  // Limits on the figures of ``ModelEvidence``, chosen on rendered symbols and distractors so that
  // none of tens of thousands of distractors passes with a factor of two to spare on either margin.
  var mostNoiseRatio: Float = 0.12
  var leastMargin: Float = 80
  var leastIntegrity: Float = 20
  /// Where blur is heavy, other bars a little displaced can look like a digit.
  var leastIntegrityIfHeavy: Float = 80
  /// The standard deviation from which blur is heavy, in modules.
  var heavyBlur: Float = 1.2
  /// For digits that something else comes near to, and for those that nothing does.
  var mostWorstDigit: (doubtful: Float, clear: Float) = (6, 12)
  /// From this integrity on a digit's bars are clear.
  var clearIntegrity: Float = 200

  func reading(_ explanation: ModelExplanation, layout: SymbolLayout) -> ModelReading? {
    guard let digits = SymbolText.digits(of: explanation.patterns, in: layout),
      let gtin = GTIN(digits: digits.map(String.init).joined())
    else { return nil }
    let evidence = explanation.evidence
    guard objections(to: evidence).isEmpty, let line = explanation.lines.bestLine else {
      return nil
    }
    let length = Float(line.refinement.profile.count)
    let isUPCA = layout.symbology == .ean13 && digits.first == 0
    let geometry = line.fit.parameters.geometry
    return ModelReading(
      gtin: gtin, symbology: isUPCA ? .upcA : layout.symbology,
      text: digits.dropFirst(isUPCA ? 1 : 0).map(String.init).joined(),
      patterns: explanation.patterns,
      span: explanation.isReversed
        ? length - geometry.end...length - geometry.start
        : geometry.start...geometry.end,
      isReversed: explanation.isReversed, evidence: evidence,
      parameters: line.fit.parameters)
  }
  /// The figures that are beyond their limits; none where an explanation is to be believed.
  func objections(to evidence: ModelEvidence) -> [ModelObjection] {
    let integrityLimit = evidence.blur < heavyBlur ? leastIntegrity : leastIntegrityIfHeavy
    let worstDigitLimit =
      evidence.integrity < clearIntegrity ? mostWorstDigit.doubtful : mostWorstDigit.clear
    // Asked this way round, what is no number is an objection too.
    let isMet: [(Bool, ModelObjection)] = [
      (evidence.noiseRatio <= mostNoiseRatio, ModelObjection(.noiseRatio, limit: mostNoiseRatio)),
      (evidence.margin >= leastMargin, ModelObjection(.margin, limit: leastMargin)),
      (evidence.integrity >= integrityLimit, ModelObjection(.integrity, limit: integrityLimit)),
      (evidence.worstDigit <= worstDigitLimit, ModelObjection(.worstDigit, limit: worstDigitLimit)),
    ]
    return isMet.filter { !$0.0 }.map(\.1)
  }
}
