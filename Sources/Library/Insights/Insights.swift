import Releases

/// What a number of records is made of.
///
/// A copy counts once under each of its labels and of its formats. What is not known stands last.
public struct Insights: Sendable, Hashable {
  /// Different releases.
  public let records: Int
  public let copies: Int
  /// All tiers, the most common first.
  public let rarity: [Tally<RarityTier>]
  /// The first year of each, from the earliest.
  public let decades: [Tally<Int>]
  /// Those with most copies first.
  public let labels: [Tally<String>]
  /// As in ``ReleaseSummary/country``, those with most copies first.
  public let countries: [Tally<String>]
  /// Carriers, with the size of vinyl, such as "Vinyl LP"; those with most copies first.
  public let formats: [Tally<String>]

  /// - Parameter releases: one for each copy.
  public init(_ releases: [ReleaseSummary]) {
    records = Set(releases.map(\.id)).count
    copies = releases.count
    rarity = TallyCounter(releases.map { Self.known($0.rarity) }).tallies(of: RarityTier.allCases)
    decades = TallyCounter(releases.map { Self.known($0.decade) }).inOrder
    labels = TallyCounter(releases.map { $0.labels.map(\.name) }).mostFirst
    countries = TallyCounter(releases.map { Self.known($0.country) }).mostFirst
    formats = TallyCounter(releases.map { $0.formats.map(\.carrier) }).mostFirst
  }

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
