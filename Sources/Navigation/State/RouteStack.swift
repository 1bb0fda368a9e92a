/// One edit of one stack, whichever stack it is.
enum StackEdit<Route: NavigationRoute>: Sendable {
  case push(Route)
  case pop
  case popTo(Route.ID)
  case popToRoot
  case replace(with: [Route])
  case update(Route)
  case remove(ids: Set<Route.ID>)
}

/// The routes above a root, the last on top.
struct RouteStack<Route: NavigationRoute>: Sendable {
  private(set) var path: [Route] = []

  /// Where in `path` the routes are that may be there only once. It makes their check independent of
  /// depth.
  private var uniquePositions: [Route.ID: Int] = [:]

  /// Pushes one route after the other, so that no path escapes the duplicate policy.
  init(path: [Route] = []) {
    self.path.reserveCapacity(path.count)
    for route in path { push(route) }
  }

  /// Makes one edit and tells whether it changed anything.
  mutating func apply(_ edit: StackEdit<Route>) -> Bool {
    switch edit {
    case .push(let route): push(route)
    case .pop: pop()
    case .popTo(let id): popTo(id)
    case .popToRoot: replace(with: RouteStack())
    case .replace(let path): replace(with: RouteStack(path: path))
    case .update(let route): update(route)
    case .remove(let ids): remove(ids)
    }
  }

  var isEmpty: Bool { path.isEmpty }

  func contains(_ id: Route.ID) -> Bool {
    uniquePositions[id] != nil || path.contains { $0.id == id }
  }

  @discardableResult
  private mutating func push(_ route: Route) -> Bool {
    switch route.duplicatePolicy {
    case .allowed:
      break
    case .forbiddenOnTop:
      guard path.last?.id != route.id else { return path[path.count - 1].refresh(with: route) }
    case .forbiddenInStack:
      if let position = uniquePositions.updateValue(path.count, forKey: route.id) {
        uniquePositions[route.id] = position
        return path[position].refresh(with: route)
      }
    }
    path.append(route)
    return true
  }

  private mutating func pop() -> Bool {
    guard let route = path.popLast() else { return false }
    if route.duplicatePolicy == .forbiddenInStack { uniquePositions[route.id] = nil }
    return true
  }

  private mutating func popTo(_ id: Route.ID) -> Bool {
    guard let position = path.lastIndex(where: { $0.id == id }), position < path.count - 1
    else { return false }
    while path.count > position + 1 { _ = pop() }
    return true
  }

  private mutating func update(_ route: Route) -> Bool {
    var isChanged = false
    for position in path.indices where path[position].id == route.id {
      isChanged = path[position].refresh(with: route) || isChanged
    }
    return isChanged
  }

  private mutating func remove(_ ids: Set<Route.ID>) -> Bool {
    guard path.contains(where: { ids.contains($0.id) }) else { return false }
    // Routes that were apart may be neighbours now, so the duplicate policies apply again.
    self = RouteStack(path: path.filter { !ids.contains($0.id) })
    return true
  }

  private mutating func replace(with other: RouteStack) -> Bool {
    guard self != other else { return false }
    self = other
    return true
  }
}

// `uniquePositions` follows from `path`, so it takes no part in equality.
extension RouteStack: Hashable {
  static func == (left: RouteStack, right: RouteStack) -> Bool { left.path == right.path }

  func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension NavigationRoute {
  /// Takes the payload of `other`, and tells whether that was a change.
  mutating func refresh(with other: Self) -> Bool {
    guard self != other else { return false }
    self = other
    return true
  }
}
