import Navigation
import Releases

extension Route {
  /// Whether it is shown as a sheet over the tabs instead of pushed on a stack.
  public var isSheet: Bool {
    switch self {
    case .albumDetail, .crateDetail, .wantsCrateDetail, .folderReleases, .collectionRecords,
      .searchResults, .pressingChoice:
      false
    case .profile, .scanner, .crateEditor, .collectionManagement, .crateInsights, .rarityDetail,
      .marketplaceWebView, .welcome, .signIn:
      true
    }
  }

  /// A double tap opens one page, but a record may be opened again from a page above it. A sheet is
  /// open at most once.
  public var duplicatePolicy: DuplicatePolicy { isSheet ? .forbiddenInStack : .forbiddenOnTop }

  /// Its name in what the program prints.
  public var name: String {
    switch self {
    case .albumDetail: "albumDetail"
    case .crateDetail: "crateDetail"
    case .wantsCrateDetail: "wantsCrateDetail"
    case .folderReleases: "folderReleases"
    case .collectionRecords: "collectionRecords"
    case .searchResults: "searchResults"
    case .pressingChoice: "pressingChoice"
    case .profile: "profile"
    case .scanner: "scanner"
    case .crateEditor: "crateEditor"
    case .collectionManagement: "collectionManagement"
    case .crateInsights: "crateInsights"
    case .rarityDetail: "rarityDetail"
    case .marketplaceWebView: "marketplaceWebView"
    case .welcome: "welcome"
    case .signIn: "signIn"
    }
  }

  /// What to call it to a user, as a heading or to a screen reader.
  public var title: String {
    switch self {
    case .albumDetail(let release, _): release.title
    case .crateDetail(let crate): crate.name
    case .wantsCrateDetail: "Wants"
    case .folderReleases(let folder): folder.name
    case .collectionRecords(let filter): filter
    case .searchResults(SearchQuery(), let records):
      records.isEmpty ? "Search" : "Scanned records"
    case .searchResults: "Search results"
    case .pressingChoice: "Which pressing?"
    case .profile: "Profile"
    case .scanner: "Scanner"
    case .crateEditor(let crate): crate.map { "Edit \($0.name)" } ?? "New crate"
    case .collectionManagement: "Collection"
    case .crateInsights(let crate): crate?.name ?? "Collection"
    case .marketplaceWebView(_, let title): title
    case .rarityDetail: "Rarity"
    case .welcome: "Welcome"
    case .signIn: "Sign in to Discogs"
    }
  }
}
