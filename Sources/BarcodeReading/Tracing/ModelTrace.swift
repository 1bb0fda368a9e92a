import Barcodes

/// The best explanation of a region by the model of one symbology, and why it is believed or not.
public struct ModelTrace: Sendable, Equatable {
  public let symbology: Symbology
  /// What was found; nil where nothing like a symbol was.
  public let explanation: Explanation?

  /// A row of digits and the figures that speak for it; see ``ModelEvidence``.
  public struct Explanation: Sendable, Equatable {
    /// The digits, with ? for one that the bars do not spell.
    public let text: String
    /// Whether the digits are a code, its check digit right.
    public let isCode: Bool
    /// The energy of what is unexplained, as a share of the symbol's.
    public let noiseRatio: Double
    /// How much more the nearest other code leaves unexplained.
    public let margin: Double
    /// How much more the best symbol leaves unexplained that has one digit replaced by any bars.
    public let integrity: Double
    /// What is unexplained in the worst digit, in units of the median digit's.
    public let worstDigit: Double
    /// The standard deviation of the blur, in modules.
    public let blur: Double
    /// The figures that are not as they have to be.
    public let objections: [ModelObjection]
  }

  /// Whether the code is believed.
  public var isBelieved: Bool {
    explanation.map { $0.isCode && $0.objections.isEmpty } ?? false
  }

  init(_ explanation: ModelExplanation?, layout: SymbolLayout) {
    symbology = layout.symbology
    self.explanation = explanation.map { Explanation($0, layout: layout) }
  }
}

extension ModelTrace.Explanation {
  fileprivate init(_ explanation: ModelExplanation, layout: SymbolLayout) {
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
    objections = ModelVerdict().objections(to: evidence)
  }
}
