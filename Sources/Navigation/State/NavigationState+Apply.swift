extension NavigationState {
  /// Makes one change: the single function through which each change goes.
  ///
  /// It never fails. An action that asks for what already is, or for what cannot be, changes
  /// nothing and returns `false`.
  ///
  /// - Complexity: amortised O(1) in the depth of the stack, but O(n) to replace a path.
  @discardableResult
  public mutating func apply(_ action: NavigationAction<Tab, Route>) -> Bool {
    switch action {
    case .navigate(let route, let tab): navigate(to: route, on: tab)
    case .push(let route, let tab): edit(tab, .push(route))
    case .pop(let tab): edit(tab, .pop)
    case .popToRoot(let tab): edit(tab, .popToRoot)
    case .replace(let path, let tab): edit(tab, .replace(with: path))
    case .switchTab(let tab, let clearStacks): switchTab(to: tab, clearStacks: clearStacks)
    case .presentSheet(let route): setSheet(NavigationSheet(root: route))
    case .dismissSheet: setSheet(nil)
    case .resize(let width): layout.fit(width: width)
    case .reset(let state): reset(to: state)
    }
  }

  /// Replays a log of actions, in order.
  public mutating func apply(contentsOf actions: some Sequence<NavigationAction<Tab, Route>>) {
    for action in actions { apply(action) }
  }

  private mutating func navigate(to route: Route, on tab: Tab?) -> Bool {
    let isTabChanged = tab.map { switchTab(to: $0, clearStacks: false) } ?? false
    if route.isSheet {
      return setSheet(NavigationSheet(root: route)) || isTabChanged
    }
    let isSheetDismissed = tab != nil && setSheet(nil)
    return edit(tab, .push(route)) || isTabChanged || isSheetDismissed
  }

  private mutating func edit(_ tab: Tab?, _ edit: StackEdit<Route>) -> Bool {
    if tab == nil, let isChanged = sheet?.apply(edit) { return isChanged }
    let tab = tab ?? selectedTab
    let isChanged = stacks[tab, default: RouteStack()].apply(edit)
    if stacks[tab]?.path.isEmpty == true { stacks[tab] = nil }
    return isChanged
  }

  private mutating func switchTab(to tab: Tab, clearStacks: Bool) -> Bool {
    var isChanged = tab != selectedTab
    selectedTab = tab
    if clearStacks {
      isChanged = isChanged || sheet != nil || !stacks.isEmpty
      sheet = nil
      stacks = [:]
    }
    return isChanged
  }

  private mutating func setSheet(_ newSheet: NavigationSheet<Route>?) -> Bool {
    guard newSheet != sheet else { return false }
    sheet = newSheet
    return true
  }

  private mutating func reset(to state: NavigationState) -> Bool {
    var state = state
    state.layout = layout
    guard state != self else { return false }
    self = state
    return true
  }
}
