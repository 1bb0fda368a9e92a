import Barcodes
import Releases

/// What a deep link was resolved to: the releases that it asks for, and where in the app they are.
///
/// Who wants the record reads the match; who navigates takes the route.
public struct Destination: Sendable, Hashable {
  /// What was found; nil where the link asks for no release.
  public let match: Match?

  /// Where to go.
  public let route: Route

  /// A place that shows no release of its own.
  public init(route: Route) {
    match = nil
    self.route = route
  }

  /// One release, asked for by its id.
  public init(release: ReleaseDetail) {
    match = Match(release)
    route = .albumDetail(release, nil)
  }

  /// The pressings of a barcode: the best of them, or empty search results where there is none.
  public init(barcode: GTIN, match: Match) {
    self.match = match
    route =
      match.best.map { .albumDetail($0, nil) }
      ?? .searchResults(SearchQuery(barcode: barcode), match.releases)
  }

  /// The results of a search by words.
  public init(query: SearchQuery, match: Match) {
    self.match = match
    route = .searchResults(query, match.releases)
  }
}
