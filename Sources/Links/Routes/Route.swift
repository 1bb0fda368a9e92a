import Barcodes
import Foundation
import Library
import Navigation
import Releases

/// Where to go, view-shaped: a destination with its resolved model.
///
/// Two routes are equal when they show the same thing with the same model; they have the same ``id``
/// when they show the same thing, whatever is known of it by now.
public enum Route: NavigationRoute {
  // Pushed on a stack.

  /// One pressing; with the crate that it was opened from, if any.
  case albumDetail(ReleaseDetail, Crate?)
  case crateDetail(Crate)
  case wantsCrateDetail
  case folderReleases(CollectionFolder)
  case searchResults(SearchQuery, [ReleaseSummary])
  /// The pressings that share a barcode, for the user to pick one.
  case pressingChoice(GTIN, PressingRanking)

  // Shown as a sheet.

  case profile
  case scanner
  /// The editor of a crate; nil for a new one.
  case crateEditor(CustomCrate?)
  case collectionManagement
  case crateInsights(title: String, [ReleaseSummary])
  case rarityDetail([ReleaseSummary], RarityTier)
  case marketplaceWebView(URL, title: String)
  /// A step of the first run.
  case welcome(WelcomeStep)
  /// A step of signing in.
  case signIn(SignInStep)
}

extension Route {
  /// The route on which a group of records of any kind is shown.
  public static func detail(of crate: Crate) -> Route {
    switch crate {
    case .custom: .crateDetail(crate)
    case .wants: .wantsCrateDetail
    case .folder(let folder): .folderReleases(folder)
    }
  }
}
