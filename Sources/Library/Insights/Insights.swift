import Releases

/// A collection, or a part of it, in figures.
///
/// A copy counts once for each of its labels and formats. Unknown values are last in each list.
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
    self = releases.reduce(into: InsightsCounter()) { $0.add($1) }.insights
  }

  /// - Parameter records: how many different releases there are; nil where the counter knows that.
  init(_ counter: InsightsCounter, records: Int? = nil) {
    self.records = records ?? counter.ids.count
    copies = counter.copies
    rarity = counter.rarity.tallies(of: RarityTier.allCases)
    decades = counter.decades.inOrder
    labels = counter.labels.mostFirst
    countries = counter.countries.mostFirst
    formats = counter.formats.mostFirst
  }
}
