import Barcodes

/// The limits that ``ModelEvidence`` has to keep for the model's code to be believed.
///
/// They were chosen on rendered symbols and distractors: none of tens of thousands of distractors
/// keeps all of them, with a factor of two to spare in both margin and integrity.
enum ModelLimits {
  /// The standard deviation from which blur counts as heavy, in modules.
  static let heavyBlur: Float = 1.2

  /// Long codes, and short ones: these have so few digits that some fit most bars somehow.
  private static let maximumNoiseRatio: (long: Float, short: Float) = (0.12, 0.06)
  private static let minimumMargin: (long: Float, short: Float) = (80, 200)
  /// Under heavy blur, other bars with a small shift can look like a digit.
  private static let minimumIntegrity: (usual: Float, heavyBlur: Float, short: Float) = (
    20, 80, 100
  )
  /// From this integrity on, no other bars come near those of any digit.
  private static let clearIntegrity: Float = 200
  /// Below that integrity, and from it on.
  private static let maximumWorstDigit: (usual: Float, clear: Float) = (6, 12)

  /// The limits that are not kept; none where an explanation is to be believed.
  static func violations(by evidence: ModelEvidence, of symbology: Symbology)
    -> [ModelLimitViolation]
  {
    let noiseLimit = symbology.isShort ? maximumNoiseRatio.short : maximumNoiseRatio.long
    let marginLimit = symbology.isShort ? minimumMargin.short : minimumMargin.long
    let integrityLimit =
      if symbology.isShort {
        minimumIntegrity.short
      } else {
        evidence.blur < heavyBlur ? minimumIntegrity.usual : minimumIntegrity.heavyBlur
      }
    let worstDigitLimit =
      evidence.integrity < clearIntegrity ? maximumWorstDigit.usual : maximumWorstDigit.clear
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
