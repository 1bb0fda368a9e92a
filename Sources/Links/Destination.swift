import Barcodes
import Library
import Releases

/// What a deep link was resolved to: the releases that it asks for, and where in the app they are.
///
/// Code that needs the record reads the match; code that navigates takes the path.
public struct Destination: Sendable, Hashable {
  /// What was found; nil where the link asks for no release.
  public let match: Match?

  /// The way there: each route is opened from the one before. Empty for the root of a tab.
  public let path: [Route]

  /// What is in view in the end: the last of the path.
  public let route: Route

  /// A place that shows no release of its own.
  public init(route: Route) {
    self.init(match: nil, path: [], to: route)
  }

  /// One release, asked for by its id.
  ///
  /// - Parameter match: how it was found; nil where nothing is known beside the release.
  /// - Parameter crate: the group of records that it is opened from; nil for none.
  public init(release: ReleaseDetail, match: Match? = nil, in crate: Crate? = nil) {
    self.init(
      match: match ?? Match(release), path: crate.map { [.detail(of: $0)] } ?? [],
      to: .albumDetail(release, crate))
  }

  /// The pressings of a barcode: the best of them, or empty search results where there is none.
  public init(barcode: GTIN, match: Match) {
    self.init(
      match: match, path: [],
      to: match.best.map { .albumDetail($0, nil) }
        ?? .searchResults(SearchQuery(barcode: barcode), match.releases))
  }

  /// The results of a search by words.
  public init(query: SearchQuery, match: Match) {
    self.init(match: match, path: [], to: .searchResults(query, match.releases))
  }

  /// The root of the search tab, where a search begins: a search for nothing yet.
  public static let searchTab = Destination()

  private init(match: Match?, path: [Route], to route: Route) {
    self.match = match
    self.path = path + [route]
    self.route = route
  }

  private init() {
    match = nil
    path = []
    route = .searchResults(SearchQuery(), [])
  }
}
