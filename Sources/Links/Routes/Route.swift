import Accounts
import Barcodes
import Foundation
import Library
import Navigation
import Releases

/// Where to go, view-shaped: a destination with its resolved model.
///
/// A route carries the model of the one thing that it shows, and what a catalogue answered, since
/// asking again may take long or be answered differently. Of records in the library it carries only
/// which ones: there may be a hundred thousand, they change, and reading a window of them is quick.
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
  /// The copies of the collection that fit what was typed, as `RecordFilter` reads it.
  case collectionRecords(String)
  case searchResults(SearchQuery, [ReleaseSummary])
  /// The pressings that share a barcode, for the user to pick one.
  case pressingChoice(GTIN, PressingRanking)

  // Shown as a sheet.

  case profile
  case scanner
  /// The editor of a crate; nil for a new one.
  case crateEditor(CustomCrate?)
  case collectionManagement
  /// The figures of a group of records; nil for the whole collection.
  case crateInsights(Crate?)
  /// The records of one rarity tier in a group; nil for the whole collection.
  case rarityDetail(RarityTier, in: Crate?)
  case marketplaceWebView(URL, title: String)
  /// A step of the first run, with what was chosen so far.
  case welcome(WelcomeStep, WelcomeChoices)
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
