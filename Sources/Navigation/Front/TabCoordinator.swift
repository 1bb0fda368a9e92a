/// The verbs for one tab, whichever tab is selected.
///
/// Give it to the views of the tab: they can then not touch another tab's stack by mistake, even
/// when they answer late.
@MainActor
public struct TabCoordinator<Tab: Hashable & Sendable, Route: NavigationRoute> {
  /// The navigator that carries out what the coordinator asks for.
  public let navigator: Navigator<Tab, Route>

  /// The tab whose stack this is about.
  public let tab: Tab

  /// Speaks for one tab of a navigator.
  public init(navigator: Navigator<Tab, Route>, tab: Tab) {
    self.navigator = navigator
    self.tab = tab
  }

  /// The routes of the tab above its root, the last on top.
  public var path: [Route] { navigator.state.path(on: tab) }

  /// Takes the person to a route on this tab, selecting it.
  public func navigate(to route: Route) { navigator.navigate(to: route, on: tab) }

  /// Takes the person along an itinerary on this tab, selecting it.
  public func navigate(along routes: [Route], fromRoot: Bool = false) {
    navigator.navigate(along: routes, on: tab, fromRoot: fromRoot)
  }

  /// Puts a route on the tab's stack, unless its policy forbids the duplicate.
  public func push(_ route: Route) { navigator.push(route, on: tab) }

  /// Takes the top route off the tab's stack.
  public func pop() { navigator.pop(on: tab) }

  /// Goes back to the topmost route with an id.
  public func popTo(_ id: Route.ID) { navigator.popTo(id, on: tab) }

  /// Empties the tab's stack.
  public func popToRoot() { navigator.popToRoot(on: tab) }

  /// Replaces all routes of the tab's stack.
  public func replace(with path: [Route]) { navigator.replace(with: path, on: tab) }

  /// Whether a route's id is in the tab's stack.
  public func isInStack(_ route: Route) -> Bool { navigator.isInStack(route, on: tab) }
}
