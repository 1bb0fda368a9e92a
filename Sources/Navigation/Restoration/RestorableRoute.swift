/// A route that outlives the process through a small token.
///
/// At run time the route carries whole models; the token carries their ids and nothing else. What
/// the ids stand for is looked up when the token is restored, and may be gone by then.
public protocol RestorableRoute: NavigationRoute {
  /// The form in which a route is stored: ids only.
  associatedtype Token: Hashable & Codable & Sendable

  /// The version of the form in which tokens are encoded. Raise it when older releases could no
  /// longer read the tokens.
  static var tokenVersion: Int { get }

  /// What to store for the route, or `nil` for one that is not worth coming back to.
  var token: Token? { get }
}

extension RestorableRoute {
  public static var tokenVersion: Int { 1 }
}
