import Links
import Navigation
import Releases

extension Route: RestorableRoute {
  /// The version of ``RouteToken`` in files; raise it when a case changes its meaning or its values.
  public static var tokenVersion: Int { 1 }

  /// What is stored of the route; nil for what cannot be gone back to: edits that were not saved, the
  /// records of a scan, which no query finds again, and signing in, which begins with the token, and that
  /// is never stored.
  public var token: RouteToken? {
    switch self {
    case .searchResults(SearchQuery(), let records) where !records.isEmpty: nil
    case .albumDetail, .crateDetail, .wantsCrateDetail, .folderReleases, .collectionRecords,
      .searchResults, .pressingChoice, .profile, .scanner, .collectionManagement, .crateInsights,
      .rarityDetail,
      .marketplaceWebView:
      id
    case .welcome(let step, let choices):
      .welcome(step: step, choices: choices)
    case .crateEditor, .signIn:
      nil
    }
  }
}
