import AppNavigation
import Library

extension InsightsReport {
  /// Bars of text, each as long as its share of the longest of its kind.
  ///
  /// - Parameter isASCII: for terminals that know nothing else.
  public func text(on page: TextPage, isASCII: Bool) -> String {
    Screen(title: title, insights: insights).text(on: page, isASCII: isASCII)
  }

  /// What there are bars of.
  var sections: [TextChart.Section] { insights.sections().compactMap(TextChart.Section.init) }
}
