import Library
import Text

extension InsightsReport {
  /// Names that are listed of labels, countries and formats; JSON has all.
  private static let listedCount = 10

  /// Bars of text, each as long as its share of the longest of its kind.
  ///
  /// - Parameter isASCII: for terminals that know nothing else.
  public func text(on page: TextPage, isASCII: Bool) -> String {
    let counts =
      "\(insights.records.counted("record")), "
      + insights.copies.counted("copy", plural: "copies")
    let head = "\(page.cut(title.safeForTerminal, beside: counts.displayWidth + 2)): \(counts)\n"
    guard insights.copies > 0 else { return head }
    let chart = TextChart(page: page, isASCII: isASCII, sections: sections)
    return head + chart.text
      + (insights.rarity.last?.name == nil ? Self.unknownRarity : "")
  }

  private static let unknownRarity = """

    Rarity is unknown where no source in use says how many there are.

    """

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
