import Navigation
import Releases

/// Where to go, view-shaped: a destination with its resolved model.
public enum Route: NavigationRoute {
  case albumDetail(ReleaseDetail, Crate?)
  case searchResults(SearchQuery, [ReleaseSummary])
  case scanner

  /// Whether it is shown as a sheet over the tabs instead of pushed on a stack.
  public var isSheet: Bool {
    switch self {
    case .albumDetail, .searchResults: false
    case .scanner: true
    }
  }

  /// The name it goes by outside the program.
  public var name: String {
    switch self {
    case .albumDetail: "albumDetail"
    case .searchResults: "searchResults"
    case .scanner: "scanner"
    }
  }
}
