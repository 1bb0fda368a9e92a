import Links
import Navigation

/// Where a screen is shown: at the root of a tab, or as a route in a stack or a sheet.
enum Place: Sendable, Hashable {
  case tab(NavigationTab)
  case route(RouteToken)
}

extension NavigationState<NavigationTab, Route> {
  /// The place in front.
  var frontPlace: Place { frontRoute.map { .route($0.id) } ?? .tab(selectedTab) }

  /// The place under the sheet, or in front where there is none.
  var tabPlace: Place { path(on: selectedTab).last.map { .route($0.id) } ?? .tab(selectedTab) }

  /// All places that can be gone back to.
  var places: Set<Place> {
    Set(routes.map { .route($0.id) } + NavigationTab.allCases.map(Place.tab))
  }
}
