/// A place in the app, with everything that is needed to draw it.
///
/// Make it an enum: the drawing side then switches over every case, and the compiler points at a
/// destination that nobody draws. A route may carry whole models, of value or reference type; what
/// must survive a restart goes through ``RestorableRoute``.
///
/// Two questions are asked of two routes, and they are different ones:
///
/// - *Do they show the same thing?* Their ``id`` answers. Duplicates, ``NavigationState/isInStack(_:on:)``
///   and ``NavigationAction/popTo(_:on:)`` go by it.
/// - *Is there anything new to draw?* `==` answers, which compares the whole payload. A change of the
///   state is found by it.
///
/// A route that carries a model therefore takes the model's id into its own, and a newer model with
/// the same id replaces the older one where that stands. A route without a model needs no `id`: it is
/// its own.
public protocol NavigationRoute: Identifiable, Hashable, Sendable where ID: Sendable {
  /// What the buttons of an alert stand for; `Never` for an app without alerts.
  associatedtype AlertAction: Hashable & Sendable = Never

  /// Whether ``NavigationState/apply(_:)`` presents the route over the stacks or pushes it on one.
  /// Routes with the same id answer alike.
  var isSheet: Bool { get }

  /// Whether the route may be pushed on a stack that already holds its id. Routes with the same id
  /// answer alike.
  var duplicatePolicy: DuplicatePolicy { get }
}

extension NavigationRoute {
  public var isSheet: Bool { false }
  public var duplicatePolicy: DuplicatePolicy { .allowed }
}

extension NavigationRoute where ID == Self {
  public var id: Self { self }
}

/// What becomes of a route that is pushed on a stack which already holds its id.
///
/// Where the push is forbidden, the route that is there takes the payload of the pushed one. It is
/// never an error: a double tap is no fault, and with an equal payload nothing changes.
public enum DuplicatePolicy: Hashable, Sendable {
  /// Pushed again, as often as asked.
  case allowed

  /// Not pushed while the route is on top, so that a double tap opens one page.
  case forbiddenOnTop

  /// Not pushed while the route is anywhere in the stack, as for a settings page.
  case forbiddenInStack
}
