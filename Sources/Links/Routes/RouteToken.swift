import Barcodes
import Foundation
import Library
import Releases

/// What a route shows, by ids alone: what makes two routes equal, and what is stored of a route.
public enum RouteToken: Sendable, Hashable, Codable {
  case albumDetail(release: ReleaseID, crate: Crate.ID?)
  case crateDetail(id: Crate.ID)
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
  case welcome(step: WelcomeStep)
  case signIn(step: SignInStep)
}
