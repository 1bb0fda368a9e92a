import Releases

/// Gathers what a number of records is made of, one copy after the other, without keeping them.
public struct InsightsCounter: Sendable {
  private(set) var ids: Set<ReleaseID> = []
  private(set) var copies = 0
  private(set) var rarity = TallyCounter<RarityTier>()
  private(set) var decades = TallyCounter<Int>()
  private(set) var labels = TallyCounter<String>()
  private(set) var countries = TallyCounter<String>()
  private(set) var formats = TallyCounter<String>()

  public init() {}

  /// Takes more copies of a release into account.
  public mutating func add(_ release: ReleaseSummary, copies: Int = 1) {
    ids.insert(release.id)
    self.copies += copies
    rarity.add(Self.known(release.rarity), copies: copies)
    decades.add(Self.known(release.decade), copies: copies)
    labels.add(release.labels.map(\.name), copies: copies)
    countries.add(Self.known(release.country), copies: copies)
    formats.add(release.formats.map(\.carrier), copies: copies)
  }

  /// What there is so far.
  public var insights: Insights { Insights(self) }

  private static func known<Name>(_ name: Name?) -> [Name] { name.map { [$0] } ?? [] }
}

extension ReleaseSummary {
  /// The first year of its decade; nil where unknown.
  fileprivate var decade: Int? {
    year.flatMap { $0 > 0 ? $0 / 10 * 10 : nil }
  }
}

extension ReleaseFormat {
  /// What it is, and how large where it is vinyl, such as "Vinyl LP".
  fileprivate var carrier: String {
    let size = descriptions.first { ["LP", "12\"", "10\"", "7\""].contains($0) }
    return [name, isVinyl ? size : nil].compactMap { $0 }.joined(separator: " ")
  }
}
