import Links
import Navigation

extension Route: RestorableRoute {
  /// The version of ``RouteToken`` in files; raise it when a case changes its meaning or its values.
  public static var tokenVersion: Int { 1 }

  /// What is stored of the route; nil for what is not worth coming back to: what was half edited,
  /// and the flows, which know by themselves where they are.
  public var token: RouteToken? {
    switch self {
    case .albumDetail, .crateDetail, .wantsCrateDetail, .folderReleases, .searchResults,
      .pressingChoice, .profile, .scanner, .collectionManagement, .crateInsights, .rarityDetail,
      .marketplaceWebView:
      id
    case .crateEditor, .welcome, .signIn:
      nil
    }
  }
}
