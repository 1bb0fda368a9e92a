/// How the bars were printed (GS1 General Specifications, clause 5.2).
public enum Symbology: String, Sendable, Hashable, Codable, CaseIterable {
  case ean13
  case ean8
  case upcA
  case upcE

  /// How many digits stand under the bars, the check digit among them.
  public var digitCount: Int {
    switch self {
    case .ean13: 13
    case .upcA: 12
    case .ean8, .upcE: 8
    }
  }

  /// The symbol's width in modules, quiet zones left out.
  public var moduleCount: Int {
    switch self {
    case .ean13, .upcA: 95
    case .ean8: 67
    case .upcE: 51
    }
  }
}
