import Navigation

/// A small generator whose sequence follows from its seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func index(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[index(below: elements.count)]
  }
}

extension TestRoute {
  /// Few enough that a random sequence meets the same route again.
  static let samples: [TestRoute] = [
    .page(1), .page(2), .profile(1), .profile(2), .settings, .search, .draft(1),
  ]

  static func random(using generator: inout SeededGenerator) -> TestRoute {
    generator.element(of: samples)
  }

  static func randomPath(using generator: inout SeededGenerator) -> [TestRoute] {
    (0..<generator.index(below: 4)).map { _ in random(using: &generator) }
  }
}

extension TestTab {
  static func random(using generator: inout SeededGenerator) -> TestTab {
    generator.element(of: allCases)
  }
}

extension TestAction {
  static func random(using generator: inout SeededGenerator) -> TestAction {
    let tab = generator.index(below: 2) == 0 ? nil : TestTab.random(using: &generator)
    let route = TestRoute.random(using: &generator)
    return switch generator.index(below: 16) {
    case 0...3: .push(route, on: tab)
    case 4...5: .navigate(to: route, on: tab)
    case 6...7: .pop(on: tab)
    case 8: .popToRoot(on: tab)
    case 9: .replace(with: TestRoute.randomPath(using: &generator), on: tab)
    case 10: .switchTab(to: TestTab.random(using: &generator), clearStacks: false)
    case 11: .switchTab(to: TestTab.random(using: &generator), clearStacks: true)
    case 12: .presentSheet(route)
    case 13: .dismissSheet
    case 14: .resize(width: generator.index(below: 2 * ReferenceModel.breakpoint))
    default: .reset(to: .random(using: &generator))
    }
  }
}

extension TestState {
  static func random(using generator: inout SeededGenerator) -> TestState {
    var paths: [TestTab: [TestRoute]] = [:]
    for tab in TestTab.allCases { paths[tab] = TestRoute.randomPath(using: &generator) }
    let sheet = NavigationSheet(
      root: TestRoute.random(using: &generator),
      path: TestRoute.randomPath(using: &generator))
    return TestState(
      selectedTab: TestTab.random(using: &generator), paths: paths,
      sheet: generator.index(below: 2) == 0 ? nil : sheet)
  }
}
