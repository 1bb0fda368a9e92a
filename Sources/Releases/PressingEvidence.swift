/// Why one release among several with the same barcode was put before others.
public enum PressingEvidence: Sendable, Hashable, Codable {
  /// It is a record, and records are what is catalogued here.
  case vinyl
  /// No other pressing in the catalogue carries the barcode.
  case onlyPressing

  /// How much it counts when pressings are ranked.
  var weight: Int {
    switch self {
    case .vinyl: 1
    case .onlyPressing: 0
    }
  }
}

extension PressingEvidence: CustomStringConvertible {
  public var description: String {
    switch self {
    case .vinyl: "vinyl"
    case .onlyPressing: "only pressing with this barcode"
    }
  }
}
