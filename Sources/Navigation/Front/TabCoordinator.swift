/// The verbs for one tab, whichever tab is selected.
///
/// Give it to the views of the tab: they can then not touch another tab's stack by mistake, even
/// when they answer late.
@MainActor
public struct TabCoordinator<Tab: Hashable & Sendable, Route: NavigationRoute> {
  public let navigator: Navigator<Tab, Route>
  public let tab: Tab

  public init(navigator: Navigator<Tab, Route>, tab: Tab) {
    self.navigator = navigator
    self.tab = tab
  }

  /// The routes of the tab above its root, the last on top.
  public var path: [Route] { navigator.state.path(on: tab) }

  /// Takes the person to a route on this tab, selecting it.
  public func navigate(to route: Route) { navigator.navigate(to: route, on: tab) }

  public func push(_ route: Route) { navigator.push(route, on: tab) }

  public func pop() { navigator.pop(on: tab) }

  public func popToRoot() { navigator.popToRoot(on: tab) }

  public func replace(with path: [Route]) { navigator.replace(with: path, on: tab) }

  public func isInStack(_ route: Route) -> Bool { navigator.isInStack(route, on: tab) }
}
