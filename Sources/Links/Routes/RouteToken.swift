import Accounts
import Barcodes
import Foundation
import Library
import Releases

/// What a route shows, by ids alone: the route's id, and what is stored of it.
public enum RouteToken: Sendable, Hashable, Codable {
  case albumDetail(release: ReleaseID, crate: Crate.ID?)
  case crateDetail(id: Crate.ID)
  case collectionRecords(filter: String)
  case searchResults(query: SearchQuery)
  case pressingChoice(barcode: GTIN)
  case profile
  case scanner
  /// Nil for a crate that is not made yet.
  case crateEditor(id: CustomCrate.ID?)
  case collectionManagement
  /// Nil for the whole collection.
  case crateInsights(id: Crate.ID?)
  /// Nil for the whole collection.
  case rarityDetail(tier: RarityTier, id: Crate.ID?)
  case marketplaceWebView(url: URL)
  /// - Parameter choices: Nil in an id; what was chosen so far in what is stored.
  case welcome(step: WelcomeStep, choices: WelcomeChoices? = nil)
  case signIn(step: SignInStep)
}
