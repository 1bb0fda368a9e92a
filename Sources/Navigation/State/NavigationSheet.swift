/// A route presented over the tabs, with a stack of its own.
public struct NavigationSheet<Route: NavigationRoute>: Hashable, Sendable {
  /// The presented route. It stays until the sheet is dismissed; popping stops at it.
  public private(set) var root: Route

  private var stack = RouteStack<Route>()

  /// Presents `root`, with a path above it as far as the duplicate policies allow.
  public init(root: Route, path: [Route] = []) {
    self.root = root
    for route in path { _ = push(route) }
  }

  /// The routes pushed above ``root``, the last on top.
  public var path: [Route] { stack.path }

  /// The route in view.
  public var top: Route { path.last ?? root }

  /// Makes one edit and tells whether it changed anything. The root counts as the bottom of the
  /// stack, except that it cannot be taken away.
  mutating func apply(_ edit: StackEdit<Route>) -> Bool {
    switch edit {
    case .push(let route): push(route)
    case .popTo(let id): popTo(id)
    case .replace(let path): replace(with: NavigationSheet(root: root, path: path))
    case .update(let route): update(route)
    case .remove(let ids): replace(with: NavigationSheet(root: root, path: kept(without: ids)))
    case .pop, .popToRoot: stack.apply(edit)
    }
  }

  func contains(_ id: Route.ID) -> Bool { root.id == id || stack.contains(id) }

  private mutating func push(_ route: Route) -> Bool {
    let isDuplicateOfRoot =
      switch route.duplicatePolicy {
      case .allowed: false
      case .forbiddenOnTop: route.id == root.id && path.isEmpty
      case .forbiddenInStack: route.id == root.id
      }
    return isDuplicateOfRoot ? root.refresh(with: route) : stack.apply(.push(route))
  }

  private mutating func popTo(_ id: Route.ID) -> Bool {
    guard id == root.id, !stack.contains(id) else { return stack.apply(.popTo(id)) }
    return stack.apply(.popToRoot)
  }

  private mutating func update(_ route: Route) -> Bool {
    let isRootChanged = route.id == root.id && root.refresh(with: route)
    return stack.apply(.update(route)) || isRootChanged
  }

  private func kept(without ids: Set<Route.ID>) -> [Route] {
    path.filter { !ids.contains($0.id) }
  }

  private mutating func replace(with other: NavigationSheet) -> Bool {
    guard self != other else { return false }
    self = other
    return true
  }
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
