import Navigation

enum BenchmarkTab: Hashable { case only }

enum BenchmarkRoute: NavigationRoute {
  case page(Int)
  case once(Int)

  var duplicatePolicy: DuplicatePolicy {
    switch self {
    case .page: .allowed
    case .once: .forbiddenInStack
    }
  }
}
