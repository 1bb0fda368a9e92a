/// The actions as verbs. Each is one ``Navigator/send(_:)``; see ``NavigationAction`` for the rules,
/// and for which stack is meant when no tab is named.
extension Navigator {
  /// Takes the person to a route. Deep links name a tab; views leave it out.
  public func navigate(to route: Route, on tab: Tab? = nil) {
    send(.navigate(to: route, on: tab))
  }

  /// Takes the person along an itinerary of several routes, on top of what is there or, with
  /// `fromRoot`, in place of it.
  public func navigate(along routes: [Route], on tab: Tab? = nil, fromRoot: Bool = false) {
    send(.navigateAlong(routes, on: tab, fromRoot: fromRoot))
  }

  /// Puts a route on a stack. Where its policy forbids the duplicate, its payload replaces that of
  /// the route that is there.
  public func push(_ route: Route, on tab: Tab? = nil) {
    send(.push(route, on: tab))
  }

  /// Takes the top route off a stack; an empty one stays as it is.
  public func pop(on tab: Tab? = nil) {
    send(.pop(on: tab))
  }

  /// Goes back to the topmost route with an id.
  public func popTo(_ id: Route.ID, on tab: Tab? = nil) {
    send(.popTo(id, on: tab))
  }

  /// Empties a stack.
  public func popToRoot(on tab: Tab? = nil) {
    send(.popToRoot(on: tab))
  }

  /// Replaces all routes of a stack.
  public func replace(with path: [Route], on tab: Tab? = nil) {
    send(.replace(with: path, on: tab))
  }

  /// Gives each route with the id of this one its payload, wherever it is.
  public func update(_ route: Route) {
    send(.update(route))
  }

  /// Takes each route with one of these ids away, because what it shows no longer exists.
  public func remove(ids: Set<Route.ID>) {
    send(.remove(ids: ids))
  }

  /// Takes each route away that a condition holds for, because what it shows no longer exists.
  public func remove(where isGone: (Route) -> Bool) {
    remove(ids: Set(state.routes.filter(isGone).map(\.id)))
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

  /// Shows an alert over everything else; ``ask(_:)`` does it for who waits for the answer.
  public func presentAlert(_ alert: NavigationAlert<Route.AlertAction>) {
    send(.presentAlert(alert))
  }

  /// Takes the alert away with what was chosen; nil for none.
  public func answerAlert(with answer: Route.AlertAction?) {
    send(.answerAlert(with: answer))
  }

  /// Says whether the route with an id holds edits that leaving it would lose.
  public func mark(_ id: Route.ID, isUnsaved: Bool) {
    send(isUnsaved ? .markUnsaved(id) : .markSaved(id))
  }

  /// Carries out the action that unsaved edits hold back.
  public func confirmLeave() {
    send(.confirmLeave)
  }

  /// Drops the action that unsaved edits hold back.
  public func cancelLeave() {
    send(.cancelLeave)
  }

  /// Reports the width that there is to draw in.
  public func resize(width: Int) {
    send(.resize(width: width))
  }

  /// Puts another state in place, as a deep link to a whole itinerary does.
  public func reset(to state: State) {
    send(.reset(to: state))
  }

  /// Goes back to the root of the first tab, with every stack empty and nothing over the tabs. Unsaved
  /// edits are lost.
  public func clear() {
    send(.discardingEdits(.switchTab(to: initialTab, clearStacks: true)))
  }

  /// Whether a route's id is in a tab's stack, or without a tab in the stack in front.
  public func isInStack(_ route: Route, on tab: Tab? = nil) -> Bool {
    state.isInStack(route, on: tab)
  }
}
