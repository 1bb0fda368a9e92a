/// The limits that ``ModelEvidence`` has to keep for the model's code to be believed.
///
/// They were chosen on rendered symbols and distractors: none of tens of thousands of distractors
/// keeps all of them, with a factor of two to spare in both margin and integrity.
enum ModelLimits {
  /// The standard deviation from which blur counts as heavy, in modules.
  static let heavyBlur: Float = 1.2

  private static let maximumNoiseRatio: Float = 0.12
  private static let minimumMargin: Float = 80
  /// Under heavy blur, other bars with a small shift can look like a digit.
  private static let minimumIntegrity: (usual: Float, heavyBlur: Float) = (20, 80)
  /// From this integrity on, no other bars come near those of any digit.
  private static let clearIntegrity: Float = 200
  /// Below that integrity, and from it on.
  private static let maximumWorstDigit: (usual: Float, clear: Float) = (6, 12)

  /// The limits that are not kept; none where an explanation is to be believed.
  static func violations(by evidence: ModelEvidence) -> [ModelLimitViolation] {
    let integrityLimit =
      evidence.blur < heavyBlur ? minimumIntegrity.usual : minimumIntegrity.heavyBlur
    let worstDigitLimit =
      evidence.integrity < clearIntegrity ? maximumWorstDigit.usual : maximumWorstDigit.clear
    // Written as conditions to be met, so that NaN violates them.
    let checks: [(isMet: Bool, figure: ModelLimitViolation.Figure, limit: Float)] = [
      (evidence.noiseRatio <= maximumNoiseRatio, .noiseRatio, maximumNoiseRatio),
      (evidence.margin >= minimumMargin, .margin, minimumMargin),
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
