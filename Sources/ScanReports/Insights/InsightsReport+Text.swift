import Library
import Text

extension InsightsReport {
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
}
