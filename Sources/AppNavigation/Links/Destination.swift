import Releases

/// What a deep link was resolved to: the route, and what else it might have meant.
public struct Destination: Sendable, Hashable {
  public let route: Route
  /// The pressings that a barcode names, best first, each with its evidence; empty for other links.
  public let ranking: PressingRanking

  public init(route: Route, ranking: PressingRanking = PressingRanking([])) {
    self.route = route
    self.ranking = ranking
  }
}
