/// What becomes of a route that is pushed on a stack which already holds it.
///
/// A forbidden push changes nothing. It is never an error: a double tap is no fault.
public enum DuplicatePolicy: Hashable, Sendable {
  /// Pushed again, as often as asked.
  case allowed

  /// Ignored while the route is on top, so that a double tap opens one page.
  case forbiddenOnTop

  /// Ignored while the route is anywhere in the stack, as for a settings page.
  case forbiddenInStack
}
