import Barcodes

extension ModelLimits {
  /// The limits that are not kept; none where an explanation is to be believed.
  func violations(by evidence: ModelEvidence, of symbology: Symbology) -> [ModelLimitViolation] {
    let noiseLimit = symbology.isShort ? shortMaximumNoiseRatio : maximumNoiseRatio
    let marginLimit = symbology.isShort ? shortMinimumMargin : minimumMargin
    let integrityLimit =
      if symbology.isShort {
        shortMinimumIntegrity
      } else {
        evidence.blur < heavyBlur ? minimumIntegrity : heavyMinimumIntegrity
      }
    let worstDigitLimit =
      evidence.integrity < clearIntegrity ? maximumWorstDigit : clearMaximumWorstDigit
    // Written as conditions to be met, so that NaN violates them.
    let checks: [(isMet: Bool, figure: ModelLimitViolation.Figure, limit: Float)] = [
      (evidence.noiseRatio <= noiseLimit, .noiseRatio, noiseLimit),
      (evidence.margin >= marginLimit, .margin, marginLimit),
      (evidence.integrity >= integrityLimit, .integrity, integrityLimit),
      (evidence.worstDigit <= worstDigitLimit, .worstDigit, worstDigitLimit),
    ]
    return checks.filter { !$0.isMet }.map {
      ModelLimitViolation(figure: $0.figure, limit: Double($0.limit))
    }
  }
}

/// A figure of the model's evidence that does not keep its limit; see ``ModelTrace/Explanation``.
public struct ModelLimitViolation: Sendable, Equatable {
  /// The figures that have limits.
  public enum Figure: String, Sendable, CaseIterable {
    case noiseRatio
    case margin
    case integrity
    case worstDigit
  }

  public let figure: Figure
  /// The maximum of noise ratio and worst digit; the minimum of margin and integrity.
  public let limit: Double
}
