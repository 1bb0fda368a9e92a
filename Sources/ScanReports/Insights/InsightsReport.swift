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
