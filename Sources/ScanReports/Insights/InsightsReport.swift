import Library

/// What a number of records is made of, for people and for programs.
public struct InsightsReport: Sendable {
  let title: String
  let insights: Insights

  /// - Parameter title: what the records are, such as the name of a crate.
  public init(title: String, insights: Insights) {
    self.title = title
    self.insights = insights
  }
}

extension InsightsReport {
  /// How many labels, countries and formats are listed; JSON has all.
  private static let listedCount = 10

  /// What there are bars of.
  var sections: [TextChart.Section] {
    [
      .init("Rarity", insights.rarity.map { ($0.name?.words, $0.copies) }),
      .init("Decades", insights.decades.map { ($0.name.map { "\($0)s" }, $0.copies) }),
      .init("Labels", names(insights.labels), limit: Self.listedCount),
      .init("Countries", names(insights.countries), limit: Self.listedCount),
      .init("Formats", names(insights.formats), limit: Self.listedCount),
    ]
  }

  private func names(_ tallies: [Tally<String>]) -> [(String?, Int)] {
    tallies.map { ($0.name?.safeForTerminal, $0.copies) }
  }
}

extension RarityTier {
  /// The tier as people write it.
  var words: String {
    switch self {
    case .common, .uncommon, .rare: rawValue
    case .veryRare: "very rare"
    }
  }
}
