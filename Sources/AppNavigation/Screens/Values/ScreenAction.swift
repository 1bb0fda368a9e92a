import Barcodes
import Foundation
import Library
import Links
import Releases

/// What choosing a row does.
public enum ScreenTarget: Sendable, Hashable {
  /// Goes to a place whose model is known.
  case route(Route)
  /// Goes to a place whose model has to be looked up.
  case link(DeepLink)
  case action(ScreenAction)
}

/// Something that the user can do on a screen.
public enum ScreenAction: Sendable, Hashable {
  // With a record.
  case addToCollection(ReleaseID)
  case addToCrate(ReleaseID)
  case removeFromCrate(ReleaseID, CustomCrate.ID)
  case want(ReleaseID)
  case stopWanting(ReleaseID)
  case openMarketplace(MarketplacePage)
  /// Settles which pressing a barcode stands for.
  case choosePressing(ReleaseID, for: GTIN)

  // With the copies that are marked, or the one in front.
  case editCopies
  case moveCopies
  /// Adds them to a crate.
  case fileCopies
  case removeCopies

  // With a list of records.
  case sortRecords
  case groupRecords
  /// Opens one of the user's records, whichever it is.
  case openRandom
  /// Types other words into the search.
  case searchFor(String)

  // With a group of records; nil for the whole collection.
  case showInsights(Crate?)
  case newCrate
  case editCrate(CustomCrate)
  case saveCrate(CrateForm)
  case deleteCrate(CustomCrate)
  /// Goes to the search, to find records for the crate.
  case addBySearch(CustomCrate)
  case newFolder

  // Anywhere.
  case scan
  case scanSamples
  case showProfile
  case manageCollection
  case openInBrowser(URL)
  case copyAddress(URL)
  /// Asks how a release is offered today.
  case askMarketplace(ReleaseID)

  // In the first run and when signing in.
  case advanceWelcome(from: WelcomeStep)
  case signIn
  case checkToken
  case confirmAccount
  case skipSignIn
  case signOut

  // In the profile.
  /// Makes a catalogue of a dump.
  case importCatalogue
  case stopImport
  case changePreference(ProfilePreference)
}

extension ScreenAction {
  /// What to call it to a user.
  public var title: String {
    switch self {
    case .addToCollection: "Add to collection"
    case .addToCrate: "Add to crate"
    case .removeFromCrate: "Remove from crate"
    case .want: "Add to wants"
    case .stopWanting: "Remove from wants"
    case .openMarketplace(let page): page.title
    case .choosePressing: "Choose this pressing"
    case .editCopies: "Edit"
    case .moveCopies: "Move to folder"
    case .fileCopies: "Add to crate"
    case .removeCopies: "Remove"
    case .sortRecords: "Sort"
    case .groupRecords: "Group"
    case .openRandom: "A record at random"
    case .searchFor: "Search for this"
    case .showInsights: "Insights"
    case .newCrate: "New crate"
    case .editCrate: "Edit crate"
    case .saveCrate: "Save crate"
    case .deleteCrate: "Delete crate"
    case .addBySearch: "Add by search"
    case .newFolder: "New folder"
    case .scan: "Scan a barcode"
    case .scanSamples: "Scan the sample photos"
    case .showProfile: "Profile"
    case .manageCollection: "Manage collection"
    case .openInBrowser: "Open in browser"
    case .copyAddress: "Copy address"
    case .askMarketplace: "Ask Discogs today"
    case .advanceWelcome: "Continue"
    case .signIn: "Sign in to Discogs"
    case .checkToken: "Check token"
    case .confirmAccount: "Use this account"
    case .skipSignIn: "Continue without signing in"
    case .signOut: "Sign out"
    case .importCatalogue: "Import a catalogue"
    case .stopImport: "Stop the import"
    case .changePreference(let preference): "Change \(preference.name)"
    }
  }

  /// Where it goes, if that is all that it does.
  public var route: Route? {
    switch self {
    case .showInsights(let group): .crateInsights(group)
    case .newCrate: .crateEditor(nil)
    case .editCrate(let crate): .crateEditor(crate)
    case .scan: .scanner
    case .showProfile: .profile
    case .manageCollection: .collectionManagement
    case .signIn: .signIn(.token)
    case .openMarketplace(let page): .marketplaceWebView(page.url, title: page.title)
    case .addToCollection, .addToCrate, .removeFromCrate, .want, .stopWanting, .choosePressing,
      .editCopies, .moveCopies, .fileCopies, .removeCopies, .sortRecords, .groupRecords,
      .openRandom, .searchFor,
      .saveCrate, .deleteCrate, .addBySearch, .newFolder, .openInBrowser, .copyAddress,
      .askMarketplace, .advanceWelcome,
      .scanSamples, .checkToken, .confirmAccount, .skipSignIn, .signOut, .importCatalogue,
      .stopImport,
      .changePreference:
      nil
    }
  }
}
