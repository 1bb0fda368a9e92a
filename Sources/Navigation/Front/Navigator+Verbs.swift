/// The actions as verbs. Each is one ``Navigator/send(_:)``; see ``NavigationAction`` for the rules,
/// and for which stack is meant when no tab is named.
extension Navigator {
  /// Takes the person to a route. Deep links name a tab; views leave it out.
  public func navigate(to route: Route, on tab: Tab? = nil) {
    send(.navigate(to: route, on: tab))
  }

  /// Puts a route on a stack, unless its policy forbids the duplicate.
  public func push(_ route: Route, on tab: Tab? = nil) {
    send(.push(route, on: tab))
  }

  /// Takes the top route off a stack; an empty one stays as it is.
  public func pop(on tab: Tab? = nil) {
    send(.pop(on: tab))
  }

  /// Empties a stack.
  public func popToRoot(on tab: Tab? = nil) {
    send(.popToRoot(on: tab))
  }

  /// Replaces all routes of a stack.
  public func replace(with path: [Route], on tab: Tab? = nil) {
    send(.replace(with: path, on: tab))
  }

  /// Selects a tab, and on request empties every stack and dismisses the sheet.
  public func switchTab(to tab: Tab, clearStacks: Bool = false) {
    send(.switchTab(to: tab, clearStacks: clearStacks))
  }

  /// Presents a route over the tabs, in place of the sheet that is there.
  public func presentSheet(_ route: Route) {
    send(.presentSheet(route))
  }

  /// Takes the sheet away, together with its stack.
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

  /// Whether a route is in a tab's stack, or without a tab in the stack in front.
  public func isInStack(_ route: Route, on tab: Tab? = nil) -> Bool {
    state.isInStack(route, on: tab)
  }
}
