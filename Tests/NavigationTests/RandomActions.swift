import Navigation

extension TestRoute {
  /// Few enough that a random sequence meets the same route again, some of them in two editions.
  static let samples: [TestRoute] = [
    .page(1), .page(1, edition: 1), .page(2), .profile(1), .profile(1, edition: 1), .profile(2),
    .chapter(1), .chapter(1, edition: 1), .settings, .search, .draft(1), .draft(1, edition: 1),
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
    return switch generator.index(below: 32) {
    case 0...5: .push(route, on: tab)
    case 6...8: .navigate(to: route, on: tab)
    case 9: .navigateAlong(TestRoute.randomPath(using: &generator), on: tab, fromRoot: false)
    case 10: .navigateAlong(TestRoute.randomPath(using: &generator), on: tab, fromRoot: true)
    case 11...13: .pop(on: tab)
    case 14: .popTo(route.id, on: tab)
    case 15: .popToRoot(on: tab)
    case 16: .replace(with: TestRoute.randomPath(using: &generator), on: tab)
    case 17: .switchTab(to: TestTab.random(using: &generator), clearStacks: false)
    case 18: .switchTab(to: TestTab.random(using: &generator), clearStacks: true)
    case 19...20: .update(route)
    case 21: .remove(ids: [route.id])
    case 22: .presentSheet(route)
    case 23: .dismissSheet
    case 24: .presentAlert(.random(using: &generator))
    case 25: .answerAlert(with: generator.element(of: [nil, .delete, .archive]))
    case 26: .markUnsaved(route.id)
    case 27: .markSaved(route.id)
    case 28: generator.element(of: [.confirmLeave, .cancelLeave])
    case 29: .discardingEdits(.pop(on: tab))
    case 30: .resize(width: generator.index(below: 2 * ReferenceModel.breakpoint))
    default: .reset(to: .random(using: &generator))
    }
  }
}

extension NavigationAlert<TestRoute.AlertAction> {
  static func random(using generator: inout SeededGenerator) -> NavigationAlert {
    generator.element(of: [
      NavigationAlert("Saved"),
      NavigationAlert("Delete?", buttons: [Button("Delete", role: .destructive, action: .delete)]),
    ])
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
