import Navigation

/// Makes a million navigations, and shows that their cost does not grow with the depth.
///
/// Run it with `swift run -c release NavigationBenchmark`.
@main
@MainActor
struct NavigationBenchmark {
  private static let count = 1_000_000
  private static let clock = ContinuousClock()

  static func main() {
    print("nanoseconds a navigation, by depth of the stack:")
    deepen("a route that may repeat") { .page($0) }
    deepen("a route that may not   ") { .once($0) }

    print("\n\(count) times:")
    var state = NavigationState<BenchmarkTab, BenchmarkRoute>(selectedTab: .only)
    measure("navigate on the state alone") {
      for id in 0..<count { state.apply(.navigate(to: .page(id), on: nil)) }
    }
    let navigator = Navigator<BenchmarkTab, BenchmarkRoute>(initialTab: .only)
    measure("navigate") {
      for id in 0..<count { navigator.navigate(to: .page(id)) }
    }
    measure("pop") {
      for _ in 0..<count { navigator.pop() }
    }
    measure("navigate and pop, without depth") {
      for id in 0..<count / 2 {
        navigator.navigate(to: .page(id))
        navigator.pop()
      }
    }
    let path = (0..<count).map(BenchmarkRoute.page)
    measure("replace the path at once") { navigator.replace(with: path) }
    let changes = navigator.changes
    measure("navigate, with changes kept for a subscriber") {
      for id in 0..<count { navigator.navigate(to: .page(id)) }
    }
    withExtendedLifetime(changes) {}
  }

  /// Prints the cost of a navigation within each tenfold of depth: the median of small batches, so
  /// that other processes and the growth of the array do not blur it.
  private static func deepen(_ name: String, route: (Int) -> BenchmarkRoute) {
    let navigator = Navigator<BenchmarkTab, BenchmarkRoute>(initialTab: .only)
    let batch = 100
    var line = "  \(name)"
    for (start, end) in [(0, 1_000), (1_000, 10_000), (10_000, 100_000), (100_000, count)] {
      let costs = stride(from: start, to: end, by: batch).map { first in
        let duration = clock.measure {
          for id in first..<first + batch { navigator.navigate(to: route(id)) }
        }
        return nanoseconds(duration, per: batch)
      }
      line += "  <\(end): \(costs.sorted()[costs.count / 2])"
    }
    print(line)
  }

  private static func measure(_ name: String, _ work: () -> Void) {
    let before = residentMemory()
    let duration = clock.measure(work)
    var line = "  \(name): \(nanoseconds(duration, per: count)) ns each"
    if let before, let after = residentMemory() {
      line += ", memory \(before / 1_048_576) -> \(after / 1_048_576) MiB"
    }
    print(line)
  }

  private static func nanoseconds(_ duration: Duration, per count: Int) -> Int {
    Int(duration / .nanoseconds(1)) / count
  }
}

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
