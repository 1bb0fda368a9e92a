import Foundation
import Links
import Navigation

/// Brings back where the user was, little by little.
public typealias AppNavigationRestorer = NavigationRestorer<NavigationTab, Route>

/// What was stored of where the user was.
public enum RestorationOutcome {
  /// Nothing yet.
  case nothing
  /// The stored tab is selected. Run the restorer to look up its stack and the sheet, and each other
  /// tab when it is first selected; whatever the user opens meanwhile stays.
  case restoring(AppNavigationRestorer)
  /// The file is corrupt or from a newer VinylCrate, and was moved to `file`: nothing is restored.
  case setAside(file: URL)
}
