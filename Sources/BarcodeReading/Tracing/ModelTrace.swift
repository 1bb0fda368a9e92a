import Barcodes

/// The best explanation of a region by the model of one symbology, and whether it is believed.
public struct ModelTrace: Sendable, Equatable {
  public let symbology: Symbology
  /// Whether it looked at the region with light for dark, as for light bars.
  public let isNegative: Bool
  /// Nil where the model found nothing like a symbol.
  public let explanation: Explanation?

  /// A row of digits and how well it explains the bars.
  ///
  /// Energies are sums of squared differences between the bars and the model.
  public struct Explanation: Sendable, Equatable {
    /// The digits; ? for a first digit that the bars do not encode.
    public let text: String
    /// Whether the digits are a code with a valid check digit.
    public let isCode: Bool
    /// The energy that is not explained, as a fraction of the symbol's.
    public let noiseRatio: Double
    /// The energy that the nearest other code leaves in addition, in units of the mean of a cell
    /// (half a module).
    public let margin: Double
    /// The same for the best symbol with one digit replaced by any other bars; below 0 these fit
    /// better.
    public let integrity: Double
    /// The energy of the worst explained digit, as a multiple of the median digit's.
    public let worstDigit: Double
    /// The standard deviation of the blur, in modules.
    public let blur: Double
    /// The figures that do not keep their limits.
    public let violations: [ModelLimitViolation]
  }

  /// Whether the code is believed.
  public var isBelieved: Bool {
    explanation.map { $0.isCode && $0.violations.isEmpty } ?? false
  }

  init(
    _ explanation: ModelExplanation?, layout: SymbolLayout, polarity: Polarity,
    _ limits: ModelLimits
  ) {
    symbology = layout.symbology
    isNegative = polarity == .lightOnDark
    self.explanation = explanation.map { Explanation($0, layout: layout, limits) }
  }
}

extension ModelTrace.Explanation {
  fileprivate init(
    _ explanation: ModelExplanation, layout: SymbolLayout, _ limits: ModelLimits
  ) {
    let digits = SymbolText.digits(of: explanation.patterns, in: layout)
    let drawn = explanation.patterns.map { String($0 % 10) }.joined()
    let missing = layout.symbology.digitCount - drawn.count
    text =
      digits.map { $0.map(String.init).joined() }
      ?? String(repeating: "?", count: max(0, missing)) + drawn
    isCode = digits != nil
    let evidence = explanation.evidence
    noiseRatio = Double(evidence.noiseRatio)
    margin = Double(evidence.margin)
    integrity = Double(evidence.integrity)
    worstDigit = Double(evidence.worstDigit)
    blur = Double(evidence.blur)
    violations = limits.violations(by: evidence, of: layout.symbology)
  }
}
