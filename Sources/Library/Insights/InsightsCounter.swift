import Releases

/// Collects the figures of ``Insights`` from one copy after another, without keeping the releases.
public struct InsightsCounter: Sendable {
  private(set) var ids: Set<ReleaseID> = []
  private(set) var copies = 0
  private(set) var rarity = TallyCounter<RarityTier>()
  private(set) var decades = TallyCounter<Int>()
  private(set) var labels = TallyCounter<String>()
  private(set) var countries = TallyCounter<String>()
  private(set) var formats = TallyCounter<String>()

  public init() {}

  /// Counts copies of a release.
  public mutating func add(_ release: ReleaseSummary, copies: Int = 1) {
    ids.insert(release.id)
    count(release, copies: copies)
  }

  /// The same where somebody else knows how many different releases there are: their ids take memory.
  mutating func count(_ release: ReleaseSummary, copies: Int = 1) {
    self.copies += copies
    rarity.add(Self.known(release.rarity), copies: copies)
    decades.add(Self.known(release.decade), copies: copies)
    labels.add(release.labels.map(\.name), copies: copies)
    countries.add(Self.known(release.country), copies: copies)
    formats.add(release.formats.map(\.carrier), copies: copies)
  }

  /// The figures so far.
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
  /// The carrier, with the size if it is vinyl, such as "Vinyl LP".
  fileprivate var carrier: String {
    let size = descriptions.first { ["LP", "12\"", "10\"", "7\""].contains($0) }
    return [name, isVinyl ? size : nil].compactMap { $0 }.joined(separator: " ")
  }
}
