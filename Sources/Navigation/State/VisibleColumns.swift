/// What of a tab is in view under the current layout.
public enum VisibleColumns<Route: NavigationRoute>: Hashable, Sendable {
  /// One column: the top of the stack, or the root of the tab when the stack is empty.
  case one(Route?)

  /// Two columns: the root of the tab as the list, and the top of the stack as the detail; with
  /// an empty stack nothing is chosen yet.
  case two(detail: Route?)
}
