import Releases

extension RarityTier {
  /// How hard a record is to find, from how many there are; nil if that is not known.
  ///
  /// The rule: 1,000 owners or more make it common, 250 uncommon, 50 rare, fewer very rare; where
  /// more want it than have it, it is one tier rarer. Without such figures, ten pressings or more
  /// make it common and three uncommon. Fewer mean nothing: the catalogue may just be small.
  public init?(_ circulation: Circulation) {
    if let have = circulation.have, have > 0 || circulation.want ?? 0 > 0 {
      let supply = Self.tier(ofOwners: have)
      self = circulation.want ?? 0 > have ? supply.rarer : supply
    } else if let pressings = circulation.pressings, pressings >= 3 {
      self = pressings >= 10 ? .common : .uncommon
    } else {
      return nil
    }
  }

  private static func tier(ofOwners count: Int) -> RarityTier {
    switch count {
    case 1000...: .common
    case 250...: .uncommon
    case 50...: .rare
    default: .veryRare
    }
  }

  private var rarer: RarityTier {
    Self.allCases.first { $0 > self } ?? self
  }
}

extension ReleaseSummary {
  /// How hard it is to find; nil if that is not known.
  public var rarity: RarityTier? { circulation.flatMap(RarityTier.init) }
}
