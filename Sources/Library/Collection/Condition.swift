/// The condition of a record or its sleeve: Goldmine's grades, as Discogs names them.
public enum Condition: String, Sendable, Hashable, Codable, CaseIterable {
  case mint = "M"
  case nearMint = "NM"
  case veryGoodPlus = "VG+"
  case veryGood = "VG"
  case goodPlus = "G+"
  case good = "G"
  case fair = "F"
  case poor = "P"
  /// A sleeve that is not the record's own.
  case generic = "Generic"
  case notGraded = "Not Graded"
  case noCover = "No Cover"

  /// Whether only a sleeve can have this grade, not a record.
  public var isForSleevesOnly: Bool {
    switch self {
    case .mint, .nearMint, .veryGoodPlus, .veryGood, .goodPlus, .good, .fair, .poor: false
    case .generic, .notGraded, .noCover: true
    }
  }
}

extension Condition: CustomStringConvertible {
  /// As Discogs writes it, such as "Near Mint (NM or M-)".
  public var description: String {
    switch self {
    case .mint: "Mint (M)"
    case .nearMint: "Near Mint (NM or M-)"
    case .veryGoodPlus: "Very Good Plus (VG+)"
    case .veryGood: "Very Good (VG)"
    case .goodPlus: "Good Plus (G+)"
    case .good: "Good (G)"
    case .fair: "Fair (F)"
    case .poor: "Poor (P)"
    case .generic, .notGraded, .noCover: rawValue
    }
  }
}
