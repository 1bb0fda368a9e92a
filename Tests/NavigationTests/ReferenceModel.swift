import Navigation

/// The rules of navigation told as plainly as can be, with no thought of cost.
struct ReferenceModel: Equatable {
  var selectedTab = TestTab.first
  var paths: [TestTab: [TestRoute]] = [.first: [], .second: [], .third: []]
  var sheet: [TestRoute] = []
  var width = 0

  static let breakpoint = 100

  mutating func apply(_ action: TestAction) {
    switch action {
    case .navigate(let route, let tab):
      if let tab { selectedTab = tab }
      if route.isSheet {
        sheet = [route]
      } else {
        if tab != nil { sheet = [] }
        push(route, on: tab)
      }
    case .push(let route, let tab):
      push(route, on: tab)
    case .pop(let tab):
      edit(tab) { _ = $0.popLast() }
    case .popToRoot(let tab):
      edit(tab) { $0 = [] }
    case .replace(let path, let tab):
      edit(tab) { $0 = [] }
      for route in path { push(route, on: tab) }
    case .switchTab(let tab, let clearStacks):
      selectedTab = tab
      if clearStacks { self = ReferenceModel(selectedTab: tab, width: width) }
    case .presentSheet(let route):
      sheet = [route]
    case .dismissSheet:
      sheet = []
    case .resize(let width):
      self.width = width
    case .reset(let state):
      selectedTab = state.selectedTab
      for tab in TestTab.allCases { paths[tab] = state.path(on: tab) }
      sheet = state.sheet.map { [$0.root] + $0.path } ?? []
    }
  }

  /// Everything that the state under test shows must be what this model shows.
  func agrees(with state: TestState) -> Bool {
    TestTab.allCases.allSatisfy { paths[$0] == state.path(on: $0) }
      && selectedTab == state.selectedTab
      && sheet == (state.sheet.map { [$0.root] + $0.path } ?? [])
      && front.last == state.frontRoute
      && TestRoute.samples.allSatisfy { front.contains($0) == state.isInStack($0) }
      && state.visibleColumns
        == (isWide ? .two(detail: paths[selectedTab]?.last) : .one(paths[selectedTab]?.last))
  }

  /// Whether both look the same to a person; widths on the same side of the breakpoint do.
  func looksLike(_ other: ReferenceModel) -> Bool {
    var other = other
    guard isWide == other.isWide else { return false }
    other.width = width
    return self == other
  }

  private var isWide: Bool { width >= Self.breakpoint }

  private var front: [TestRoute] { sheet.isEmpty ? paths[selectedTab] ?? [] : sheet }

  private mutating func push(_ route: TestRoute, on tab: TestTab?) {
    let stack = tab.map { paths[$0] ?? [] } ?? front
    switch route.duplicatePolicy {
    case .allowed: break
    case .forbiddenOnTop: if stack.last == route { return }
    case .forbiddenInStack: if stack.contains(route) { return }
    }
    edit(tab) { $0.append(route) }
  }

  private mutating func edit(_ tab: TestTab?, _ change: (inout [TestRoute]) -> Void) {
    if tab == nil, let root = sheet.first {
      var path = Array(sheet.dropFirst())
      change(&path)
      sheet = [root] + path
    } else {
      change(&paths[tab ?? selectedTab, default: []])
    }
  }
}
