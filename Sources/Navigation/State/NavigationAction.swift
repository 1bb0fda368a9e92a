/// A request to change a ``NavigationState``: the only way to change one.
///
/// Being a value, it can be logged, stored where tabs and routes are `Codable`, and replayed.
/// An action with a `tab` concerns that tab's stack. Without one it concerns the stack in front:
/// that of the sheet while there is one, else that of the selected tab.
public enum NavigationAction<Tab: Hashable & Sendable, Route: NavigationRoute>: Hashable, Sendable {
  /// Takes the person to a route, by sheet or by push as ``NavigationRoute/isSheet`` says. A named
  /// tab is selected first, and a push on it dismisses the sheet that would hide it.
  case navigate(to: Route, on: Tab?)

  /// Puts a route on a stack, even one that is not in view.
  case push(Route, on: Tab?)

  /// Takes the top route off a stack. An empty stack stays as it is.
  case pop(on: Tab?)

  /// Empties a stack.
  case popToRoot(on: Tab?)

  /// Replaces all routes of a stack, in O(n). Duplicates that the policy forbids are left out.
  case replace(with: [Route], on: Tab?)

  /// Selects a tab. With `clearStacks` every stack is emptied and the sheet dismissed; else all
  /// stay as they are.
  case switchTab(to: Tab, clearStacks: Bool)

  /// Presents a route over the tabs, in place of the sheet that is there.
  case presentSheet(Route)

  /// Takes the sheet away, together with its stack.
  case dismissSheet

  /// Reports the width that there is to draw in.
  case resize(width: Int)

  /// Puts another state in place: a deep link, or what was restored. The layout stays, because it
  /// belongs to the window.
  case reset(to: NavigationState<Tab, Route>)
}

extension NavigationAction: Codable where Tab: Codable, Route: Codable {}
