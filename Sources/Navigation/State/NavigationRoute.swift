/// A place in the app, with everything that is needed to draw it.
///
/// Make it an enum: the drawing side then switches over every case, and the compiler points at a
/// destination that nobody draws. A route may carry whole models, of value or reference type; what
/// must survive a restart goes through ``RestorableRoute``.
public protocol NavigationRoute: Hashable, Sendable {
  /// Whether ``NavigationState/apply(_:)`` presents the route over the stacks or pushes it on one.
  var isSheet: Bool { get }

  /// Whether the route may be pushed on a stack that already holds it.
  var duplicatePolicy: DuplicatePolicy { get }
}

extension NavigationRoute {
  public var isSheet: Bool { false }
  public var duplicatePolicy: DuplicatePolicy { .allowed }
}
