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
