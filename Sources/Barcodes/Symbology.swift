/// A kind of barcode symbol (GS1 General Specifications, clause 5.2).
public enum Symbology: String, Sendable, Hashable, Codable, CaseIterable {
  case ean13
  case ean8
  case upcA
  case upcE

  /// The name in the standard, such as "EAN-13".
  public var name: String {
    switch self {
    case .ean13: "EAN-13"
    case .ean8: "EAN-8"
    case .upcA: "UPC-A"
    case .upcE: "UPC-E"
    }
  }

  /// How many digits are printed under the bars, including the check digit.
  public var digitCount: Int {
    switch self {
    case .ean13: 13
    case .upcA: 12
    case .ean8, .upcE: 8
    }
  }

  /// The symbol's width in modules, without quiet zones.
  public var moduleCount: Int {
    switch self {
    case .ean13, .upcA: 95
    case .ean8: 67
    case .upcE: 51
    }
  }
}
