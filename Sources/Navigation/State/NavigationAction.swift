/// A request to change a ``NavigationState``: the only way to change one.
///
/// Being a value, it can be logged, stored where its parts are `Codable`, and replayed. An action
/// with a `tab` concerns that tab's stack. Without one it concerns the stack in front: that of the
/// sheet while there is one, else that of the selected tab.
public enum NavigationAction<Tab: Hashable & Sendable, Route: NavigationRoute>: Hashable, Sendable {
  // To a place.

  /// Takes the person to a route, by sheet or by push as ``NavigationRoute/isSheet`` says. A named
  /// tab is selected first, and a push on it dismisses the sheet that would hide it.
  case navigate(to: Route, on: Tab?)

  /// Takes the person along an itinerary, so that going back leads through each of its routes.
  ///
  /// It is one ``navigate(to:on:)`` after the other, the first on the named tab and the rest in
  /// front: what is there stays below. With `fromRoot` the sheet is dismissed and the stack of the
  /// tab emptied before.
  case navigateAlong([Route], on: Tab?, fromRoot: Bool)

  /// Selects a tab. With `clearStacks` every stack is emptied, and sheet and alert are dismissed;
  /// else all stay as they are.
  case switchTab(to: Tab, clearStacks: Bool)

  // On a stack.

  /// Puts a route on a stack, even one that is not in view.
  case push(Route, on: Tab?)

  /// Takes the top route off a stack. An empty stack stays as it is.
  case pop(on: Tab?)

  /// Takes off what is above the topmost route with this id. Without such a route the stack stays.
  case popTo(Route.ID, on: Tab?)

  /// Empties a stack.
  case popToRoot(on: Tab?)

  /// Replaces all routes of a stack, in O(n). Duplicates that the policy forbids are left out.
  case replace(with: [Route], on: Tab?)

  // On every stack and the sheet.

  /// Gives each route with the id of this one its payload, wherever it is. Where it is nowhere,
  /// nothing changes.
  case update(Route)

  /// Takes each route with one of these ids away, because what it shows no longer exists. A sheet
  /// whose root is among them is dismissed. Unsaved edits do not hold it back.
  case remove(ids: Set<Route.ID>)

  // Over the tabs.

  /// Presents a route over the tabs, in place of the sheet that is there. Presenting the route that
  /// is there already takes that sheet back to its root, with the new payload.
  case presentSheet(Route)

  /// Takes the sheet away, together with its stack.
  case dismissSheet

  /// Shows an alert over everything else, in place of the one that is there.
  case presentAlert(NavigationAlert<Route.AlertAction>)

  /// Takes the alert away with what was chosen; nil for none. An answer that the alert does not
  /// offer changes nothing.
  case answerAlert(with: Route.AlertAction?)

  // Unsaved edits.

  /// Says that the route with this id holds edits that leaving it would lose.
  case markUnsaved(Route.ID)

  /// Says that the route with this id may be left.
  case markSaved(Route.ID)

  /// Carries out the action that ``NavigationState/pendingLeave`` holds back. Where by now it would
  /// take other unsaved edits away too, it is held back again, for these and the former.
  case confirmLeave

  /// Drops the action that ``NavigationState/pendingLeave`` holds back.
  case cancelLeave

  /// Makes a change even where it takes unsaved edits away.
  indirect case discardingEdits(NavigationAction)

  // The whole.

  /// Reports the width that there is to draw in.
  case resize(width: Int)

  /// Puts another state in place: a deep link, or what was restored. The layout stays, because it
  /// belongs to the window.
  indirect case reset(to: NavigationState<Tab, Route>)
}

extension NavigationAction: Codable
where Tab: Codable, Route: Codable, Route.ID: Codable, Route.AlertAction: Codable {}
