/// Why one release among several with the same barcode was put before others.
public enum PressingEvidence: Sendable, Hashable, Codable {
  /// The user chose it for this barcode.
  case chosenBefore
  /// It is vinyl, and a collection of records is mostly vinyl.
  case vinyl
  /// No other pressing in the catalogue carries the barcode.
  case onlyPressing

  /// How much it counts when pressings are ranked.
  var weight: Int {
    switch self {
    case .chosenBefore: 100
    case .vinyl: 1
    case .onlyPressing: 0
    }
  }
}

extension PressingEvidence: CustomStringConvertible {
  public var description: String {
    switch self {
    case .chosenBefore: "you chose it before"
    case .vinyl: "vinyl"
    case .onlyPressing: "only pressing with this barcode"
    }
  }
}
