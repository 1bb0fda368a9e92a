extension NavigationState {
  /// Makes one change: the single function through which each change goes.
  ///
  /// It never fails. An action that asks for what already is, or for what cannot be, changes
  /// nothing and returns `false`. One that would take unsaved edits away becomes the
  /// ``pendingLeave``, which is a change.
  ///
  /// - Complexity: amortised O(1) in the depth of the stack for what pushes and pops; O(n) for what
  ///   replaces a path or searches one, and for any action while there are unsaved edits.
  @discardableResult
  public mutating func apply(_ action: NavigationAction<Tab, Route>) -> Bool {
    hasUnsavedEdits ? applyGuarded(action) : perform(action)
  }

  /// Replays a log of actions, in order.
  public mutating func apply(contentsOf actions: some Sequence<NavigationAction<Tab, Route>>) {
    for action in actions { apply(action) }
  }

  /// Makes one change, whatever is unsaved.
  mutating func perform(_ action: NavigationAction<Tab, Route>) -> Bool {
    switch action {
    case .navigate(let route, let tab): navigate(to: route, on: tab)
    case .navigateAlong(let routes, let tab, let fromRoot):
      navigate(along: routes, on: tab, fromRoot: fromRoot)
    case .switchTab(let tab, let clearStacks): switchTab(to: tab, clearStacks: clearStacks)
    case .push(let route, let tab): edit(tab, .push(route))
    case .pop(let tab): shorten(tab, .pop)
    case .popTo(let id, let tab): shorten(tab, .popTo(id))
    case .popToRoot(let tab): shorten(tab, .popToRoot)
    case .replace(let path, let tab): shorten(tab, .replace(with: path))
    case .update(let route): editAll(.update(route))
    case .remove(let ids): remove(ids)
    case .presentSheet(let route): Self.set(&sheet, to: NavigationSheet(root: route))
    case .dismissSheet: Self.set(&sheet, to: nil)
    case .presentAlert(let newAlert): Self.set(&alert, to: newAlert)
    case .answerAlert(let answer): answerAlert(with: answer)
    case .markUnsaved(let id): markUnsaved(id)
    case .markSaved(let id): unsavedIDs.remove(id) != nil
    case .confirmLeave: confirmLeave()
    case .cancelLeave: cancelLeave()
    case .discardingEdits(let action): perform(action)
    case .resize(let width): layout.fit(width: width)
    case .reset(let state): reset(to: state)
    }
  }

  private mutating func navigate(to route: Route, on tab: Tab?) -> Bool {
    let isTabChanged = tab.map { switchTab(to: $0, clearStacks: false) } ?? false
    if route.isSheet {
      return Self.set(&sheet, to: NavigationSheet(root: route)) || isTabChanged
    }
    let isSheetDismissed = tab != nil && Self.set(&sheet, to: nil)
    return edit(tab, .push(route)) || isTabChanged || isSheetDismissed
  }

  private mutating func navigate(along routes: [Route], on tab: Tab?, fromRoot: Bool) -> Bool {
    let before = self
    if let tab { selectedTab = tab }
    if fromRoot {
      sheet = nil
      stacks[selectedTab] = nil
    }
    for (position, route) in routes.enumerated() {
      _ = navigate(to: route, on: position == 0 ? tab : nil)
    }
    return self != before
  }

  private mutating func edit(_ tab: Tab?, _ edit: StackEdit<Route>) -> Bool {
    if tab == nil, let isChanged = sheet?.apply(edit) { return isChanged }
    return stacks[tab ?? selectedTab, default: RouteStack()].apply(edit)
  }

  /// Makes an edit that may leave a stack empty.
  private mutating func shorten(_ tab: Tab?, _ edit: StackEdit<Route>) -> Bool {
    let isChanged = self.edit(tab, edit)
    let tab = tab ?? selectedTab
    if stacks[tab]?.isEmpty == true { stacks[tab] = nil }
    return isChanged
  }

  private mutating func editAll(_ edit: StackEdit<Route>) -> Bool {
    var isChanged = sheet?.apply(edit) ?? false
    for tab in Array(stacks.keys) { isChanged = shorten(tab, edit) || isChanged }
    return isChanged
  }

  private mutating func remove(_ ids: Set<Route.ID>) -> Bool {
    let isSheetGone = sheet.map { ids.contains($0.root.id) } ?? false
    if isSheetGone { sheet = nil }
    return editAll(.remove(ids: ids)) || isSheetGone
  }

  private mutating func switchTab(to tab: Tab, clearStacks: Bool) -> Bool {
    guard clearStacks else { return Self.set(&selectedTab, to: tab) }
    return reset(to: NavigationState(selectedTab: tab))
  }

  private mutating func answerAlert(with answer: Route.AlertAction?) -> Bool {
    guard let alert, answer == nil || alert.buttons.contains(where: { $0.action == answer })
    else { return false }
    self.alert = nil
    return true
  }

  private mutating func reset(to state: NavigationState) -> Bool {
    var state = state
    state.layout = layout
    // What is still there is still unsaved; the guard forgets the rest.
    state.unsavedIDs.formUnion(unsavedIDs)
    guard state != self else { return false }
    self = state
    return true
  }

  private static func set<Part: Equatable>(_ part: inout Part, to value: Part) -> Bool {
    guard part != value else { return false }
    part = value
    return true
  }
}
