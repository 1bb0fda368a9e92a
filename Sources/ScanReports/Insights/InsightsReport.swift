import AppNavigation
import Library

/// How many records there are by rarity, decade, label, country and format, for people and
/// programs.
public struct InsightsReport: Sendable {
  let title: String
  let insights: Insights

  /// - Parameter title: for example the name of a crate.
  public init(title: String, insights: Insights) {
    self.title = title
    self.insights = insights
  }
}

extension InsightsReport {
  /// A chart with a bar for each number.
  ///
  /// - Parameter isASCII: whether bars are drawn with # instead of block characters.
  public func text(on page: TextPage, isASCII: Bool) -> String {
    Screen(title: title, insights: insights).text(on: page, isASCII: isASCII)
  }

  /// The sections of the chart.
  var sections: [TextChart.Section] { insights.sections().compactMap(TextChart.Section.init) }
}

extension InsightsReport {
  /// One JSON object by the schema `vinylcrate.insights/1`, line feed included.
  public var json: String {
    JSONWriter.text(
      of: .object([
        "schema": .string("vinylcrate.insights/1"),
        "title": .string(title),
        "records": .integer(insights.records),
        "copies": .integer(insights.copies),
        "rarity": array(insights.rarity, "tier") { .string($0.rawValue) },
        "decades": array(insights.decades, "decade") { .integer($0) },
        "labels": array(insights.labels, "label") { .string($0) },
        "countries": array(insights.countries, "country") { .string($0) },
        "formats": array(insights.formats, "format") { .string($0) },
      ])) + "\n"
  }

  private func array<Name>(
    _ tallies: [Tally<Name>], _ key: String, _ json: (Name) -> JSONValue
  ) -> JSONValue {
    .array(
      tallies.map { tally in
        var object: JSONObject = [:]
        object.append(key, tally.name.map(json) ?? .null)
        object.append("copies", .integer(tally.copies))
        return .object(object)
      })
  }
}
