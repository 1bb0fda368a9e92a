/// The routes above a root, the last on top.
struct RouteStack<Route: NavigationRoute>: Sendable {
  private(set) var path: [Route] = []

  /// The routes of `path` that may be there only once. It makes their check independent of depth.
  private var uniqueRoutes: Set<Route> = []

  init() {}

  /// Pushes one route after the other, so that no path escapes the duplicate policy.
  init(path: [Route], above root: Route? = nil) {
    self.path.reserveCapacity(path.count)
    for route in path { push(route, above: root) }
  }

  /// Makes one edit and tells whether it changed anything.
  mutating func apply(_ edit: StackEdit<Route>, above root: Route? = nil) -> Bool {
    switch edit {
    case .push(let route): push(route, above: root)
    case .pop: pop()
    case .popToRoot: replace(with: RouteStack())
    case .replace(let path): replace(with: RouteStack(path: path, above: root))
    }
  }

  @discardableResult
  private mutating func push(_ route: Route, above root: Route?) -> Bool {
    switch route.duplicatePolicy {
    case .allowed:
      break
    case .forbiddenOnTop:
      guard route != path.last ?? root else { return false }
    case .forbiddenInStack:
      guard route != root, uniqueRoutes.insert(route).inserted else { return false }
    }
    path.append(route)
    return true
  }

  private mutating func pop() -> Bool {
    guard let route = path.popLast() else { return false }
    if route.duplicatePolicy == .forbiddenInStack { uniqueRoutes.remove(route) }
    return true
  }

  private mutating func replace(with other: RouteStack) -> Bool {
    guard self != other else { return false }
    self = other
    return true
  }
}

// `uniqueRoutes` follows from `path`, so it takes no part in equality.
extension RouteStack: Hashable {
  static func == (left: RouteStack, right: RouteStack) -> Bool { left.path == right.path }

  func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
