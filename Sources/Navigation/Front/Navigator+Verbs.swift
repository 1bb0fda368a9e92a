/// The actions as verbs. Each is one ``Navigator/send(_:)``; see ``NavigationAction``.
extension Navigator {
  /// Takes the person to a route. Deep links name a tab; views leave it out.
  public func navigate(to route: Route, on tab: Tab? = nil) {
    send(.navigate(to: route, on: tab))
  }

  public func push(_ route: Route, on tab: Tab? = nil) {
    send(.push(route, on: tab))
  }

  public func pop(on tab: Tab? = nil) {
    send(.pop(on: tab))
  }

  public func popToRoot(on tab: Tab? = nil) {
    send(.popToRoot(on: tab))
  }

  public func replace(with path: [Route], on tab: Tab? = nil) {
    send(.replace(with: path, on: tab))
  }

  public func switchTab(to tab: Tab, clearStacks: Bool = false) {
    send(.switchTab(to: tab, clearStacks: clearStacks))
  }

  public func presentSheet(_ route: Route) {
    send(.presentSheet(route))
  }

  public func dismissSheet() {
    send(.dismissSheet)
  }

  /// Reports the width that there is to draw in.
  public func resize(width: Int) {
    send(.resize(width: width))
  }

  /// Puts another state in place, as a deep link to a whole itinerary does.
  public func reset(to state: State) {
    send(.reset(to: state))
  }

  /// Goes back to the root of the first tab, with every stack empty and no sheet.
  public func clear() {
    switchTab(to: initialTab, clearStacks: true)
  }

  public func isInStack(_ route: Route, on tab: Tab? = nil) -> Bool {
    state.isInStack(route, on: tab)
  }
}
