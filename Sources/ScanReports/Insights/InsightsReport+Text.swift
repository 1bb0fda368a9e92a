import AppNavigation
import Library

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
