/// A route presented over the tabs, with a stack of its own.
public struct NavigationSheet<Route: NavigationRoute>: Hashable, Sendable {
  /// The presented route. It stays until the sheet is dismissed; popping stops at it.
  public let root: Route

  private var stack: RouteStack<Route>

  /// Presents `root`, with a path above it as far as the duplicate policies allow.
  public init(root: Route, path: [Route] = []) {
    self.root = root
    self.stack = RouteStack(path: path, above: root)
  }

  /// The routes pushed above ``root``, the last on top.
  public var path: [Route] { stack.path }

  /// The route in view.
  public var top: Route { path.last ?? root }

  mutating func apply(_ edit: StackEdit<Route>) -> Bool { stack.apply(edit, above: root) }
}

extension NavigationSheet: Codable where Route: Codable {
  private enum CodingKeys: CodingKey { case root, path }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      root: try container.decode(Route.self, forKey: .root),
      path: try container.decode([Route].self, forKey: .path))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(root, forKey: .root)
    try container.encode(path, forKey: .path)
  }
}
