import Navigation

/// The rules of navigation told as plainly as can be, with no thought of cost.
struct ReferenceModel: Equatable {
  var selectedTab = TestTab.first
  var paths: [TestTab: [TestRoute]] = [.first: [], .second: [], .third: []]
  /// The root of the sheet, then its path; empty without a sheet.
  var sheet: [TestRoute] = []
  var alert: NavigationAlert<TestRoute.AlertAction>?
  var unsaved: Set<String> = []
  var heldBack: TestAction?
  var endangered: Set<String> = []
  var width = 0

  static let breakpoint = 100

  /// Makes a change, or holds it back where it takes a route with unsaved edits away.
  mutating func apply(_ action: TestAction) {
    var next = self
    next.perform(action)
    let lost = unsaved.subtracting(next.everything.map(\.id))
    let mayBeLost =
      switch action {
      case .remove, .discardingEdits: lost
      case .confirmLeave: endangered
      default: Set<String>()
      }
    if lost.isSubset(of: mayBeLost) {
      next.unsaved.subtract(lost)
      if next.endangered.isDisjoint(with: next.unsaved) { next.forgetLeave() }
      self = next
    } else {
      if action != .confirmLeave { heldBack = action }
      endangered = lost
    }
  }

  private mutating func perform(_ action: TestAction) {
    switch action {
    case .navigate(let route, let tab):
      navigate(to: route, on: tab)
    case .navigateAlong(let routes, let tab, let fromRoot):
      if let tab { selectedTab = tab }
      if fromRoot {
        sheet = []
        paths[selectedTab] = []
      }
      if let first = routes.first { navigate(to: first, on: tab) }
      for route in routes.dropFirst() { navigate(to: route, on: nil) }
    case .push(let route, let tab):
      push(route, on: tab)
    case .pop(let tab):
      edit(tab) { _ = $0.popLast() }
    case .popTo(let id, let tab):
      popTo(id, on: tab)
    case .popToRoot(let tab):
      edit(tab) { $0 = [] }
    case .replace(let path, let tab):
      edit(tab) { $0 = [] }
      for route in path { push(route, on: tab) }
    case .update(let route):
      sheet = sheet.map { $0.id == route.id ? route : $0 }
      paths = paths.mapValues { $0.map { $0.id == route.id ? route : $0 } }
    case .remove(let ids):
      remove(ids)
    case .switchTab(let tab, let clearStacks):
      selectedTab = tab
      if clearStacks { self = ReferenceModel(selectedTab: tab, unsaved: unsaved, width: width) }
    case .presentSheet(let route):
      sheet = [route]
    case .dismissSheet:
      sheet = []
    case .presentAlert(let alert):
      self.alert = alert
    case .answerAlert(let answer):
      if answer == nil || alert?.buttons.map(\.action).contains(answer) == true { alert = nil }
    case .markUnsaved(let id):
      if everything.contains(where: { $0.id == id }) { unsaved.insert(id) }
    case .markSaved(let id):
      unsaved.remove(id)
    case .confirmLeave:
      let action = heldBack
      forgetLeave()
      if let action { perform(action) }
    case .cancelLeave:
      forgetLeave()
    case .discardingEdits(let action):
      perform(action)
    case .resize(let width):
      self.width = width
    case .reset(let state):
      self = ReferenceModel(selectedTab: state.selectedTab, unsaved: unsaved, width: width)
      for tab in TestTab.allCases { paths[tab] = state.path(on: tab) }
      sheet = state.sheet.map { [$0.root] + $0.path } ?? []
    }
  }

  private mutating func navigate(to route: TestRoute, on tab: TestTab?) {
    if let tab { selectedTab = tab }
    if route.isSheet {
      sheet = [route]
    } else {
      if tab != nil { sheet = [] }
      push(route, on: tab)
    }
  }

  private mutating func push(_ route: TestRoute, on tab: TestTab?) {
    // Where the route is already that this one may not stand beside, counted from the bottom.
    let stack = tab.map { paths[$0] ?? [] } ?? front
    let position: Int? =
      switch route.duplicatePolicy {
      case .allowed: nil
      case .forbiddenOnTop: stack.last?.id == route.id ? stack.count - 1 : nil
      case .forbiddenInStack: stack.firstIndex { $0.id == route.id }
      }
    switch position {
    case let position? where tab == nil && !sheet.isEmpty: sheet[position] = route
    case let position?: edit(tab) { $0[position] = route }
    case nil: edit(tab) { $0.append(route) }
    }
  }

  private mutating func popTo(_ id: String, on tab: TestTab?) {
    let stack = tab.map { paths[$0] ?? [] } ?? front
    guard let position = stack.lastIndex(where: { $0.id == id }) else { return }
    edit(tab) { $0.removeLast(stack.count - 1 - position) }
  }

  private mutating func remove(_ ids: Set<String>) {
    if let root = sheet.first, ids.contains(root.id) { sheet = [] }
    if sheet.contains(where: { ids.contains($0.id) }) {
      let path = sheet.dropFirst().filter { !ids.contains($0.id) }
      perform(.replace(with: Array(path), on: nil))
    }
    for (tab, path) in paths where path.contains(where: { ids.contains($0.id) }) {
      perform(.replace(with: path.filter { !ids.contains($0.id) }, on: tab))
    }
  }

  private mutating func forgetLeave() {
    heldBack = nil
    endangered = []
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
