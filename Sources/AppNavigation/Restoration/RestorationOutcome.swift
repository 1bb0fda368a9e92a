import Foundation
import Links
import Navigation

/// What came of restoring where the user was.
public enum RestorationOutcome: Sendable {
  /// Nothing was stored yet.
  case nothing
  /// What could be restored is in place; it says what could not, and why.
  case restored(NavigationRestoration<NavigationTab, Route, RouteToken>)
  /// The file is corrupt or from a newer VinylCrate, and was moved to `file`: the start is clean.
  case setAside(file: URL)
  /// A link came in meanwhile, and where that leads is where the user is.
  case overtaken
}
