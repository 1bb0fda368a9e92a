/// How hard a record is to find, the most common first.
public enum RarityTier: String, Sendable, Hashable, Codable, CaseIterable {
  case common
  case uncommon
  case rare
  case veryRare
}

extension RarityTier: Comparable {
  /// Whether one is easier to find than another.
  public static func < (a: RarityTier, b: RarityTier) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .common: 0
    case .uncommon: 1
    case .rare: 2
    case .veryRare: 3
    }
  }
}

extension RarityTier {
  /// The tier as people write it.
  public var words: String {
    switch self {
    case .common, .uncommon, .rare: rawValue
    case .veryRare: "very rare"
    }
  }
}
