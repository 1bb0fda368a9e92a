import AppNavigation
import Links
import Navigation

/// What keys and the mouse do.
extension TerminalApp {
  func take(_ event: TerminalEvent) {
    // A key is meant for where the key before it led.
    if navigator.state != state.navigation { refresh() }
    switch event {
    case .key(let key): press(key)
    case .pasted(let text): paste(text)
    case .mouse(let action, let x, let y): point(action, x: x, y: y)
    case .resized(let width, let height):
      resize(to: (width, height))
      state.page.reveal(height: max(1, state.listHeight), columns: state.listColumns)
      reload()
    case .background(let color): take(color)
    case .drawsPictures(let style): drawPictures(as: style)
    case .repaint: setNeedsDrawing(all: true)
    case .closed: leave()
    }
    setNeedsDrawing()
  }

  private func press(_ key: Key) {
    state.notice = nil
    if state.overlay != nil {
      pressInOverlay(key)
    } else if state.isScanning, pressInScanner(key) || isTyped(key) {
      return
    } else if pressInField(key) || pressInFilter(key) || pressInCovers(key) {
      return
    } else if keepForRows(key) {
      return
    } else if let command = state.keys[key] {
      perform(command)
    } else if let action = state.actions.first(where: { $0.key == key }) {
      perform(action)
    }
  }

  /// Whether a key only types, which the scanner does with all of them.
  private func isTyped(_ key: Key) -> Bool { key.typed != nil }

  func perform(_ command: Command) {
    let line = state.listColumns
    let page = max(1, state.listHeight - 1) * line
    switch command {
    case .up: move(by: -line)
    case .down: move(by: line)
    case .pageUp: move(by: -page)
    case .pageDown: move(by: page)
    case .first: move(by: -state.page.rows.count)
    case .last: move(by: state.page.rows.count)
    case .mark: mark()
    case .markAll: markAll()
    case .covers: toggleCovers()
    case .nextPhoto: showPhoto(by: 1)
    case .previousPhoto: showPhoto(by: -1)
    case .moveUp: moveInOrder(by: -1)
    case .moveDown: moveInOrder(by: 1)
    case .open: openSelected()
    case .back: back()
    case .nextTab: switchTab(by: 1)
    case .previousTab: switchTab(by: -1)
    case .home: show(.home)
    case .crates: show(.crates)
    case .discover: show(.discover)
    case .marketplace: show(.marketplace)
    case .search: show(.search)
    case .filter: filter()
    case .scan: perform(ScreenAction.scan)
    case .profile: perform(ScreenAction.showProfile)
    case .actions: state.overlay = .menu(allActions)
    case .help: state.overlay = .help(top: 0)
    case .undo: undo()
    case .refresh:
      reload()
      setNeedsDrawing(all: true)
    case .suspend: suspend()
    case .quit: quit()
    }
  }

  func move(by steps: Int) {
    guard state.page.screen != nil else { return }
    state.page.move(by: steps, height: max(1, state.listHeight), columns: state.listColumns)
    loadMore()
  }

  private func back() {
    guard !leaveMarks(), !leaveFilter(), !leaveSearch() else { return }
    let front = navigator.state
    if front.frontPath.isEmpty, front.sheet != nil, session.gate.isOpen {
      navigator.dismissSheet()
    } else {
      session.signIn.current == .account ? session.backInSignIn() : navigator.pop()
    }
    askAboutEdits()
  }

  private func switchTab(by steps: Int) {
    let tabs = NavigationTab.allCases
    guard let index = tabs.firstIndex(of: navigator.state.selectedTab) else { return }
    show(tabs[(index + steps + tabs.count) % tabs.count])
  }

  /// Goes to a tab; on the tab itself, to its root.
  func show(_ tab: NavigationTab) {
    guard session.gate.isOpen else { return }
    if navigator.state.sheet != nil { navigator.dismissSheet() }
    if navigator.state.selectedTab == tab {
      navigator.popToRoot()
    } else {
      navigator.switchTab(to: tab)
    }
    askAboutEdits()
  }

  private func point(_ action: TerminalEvent.MouseAction, x: Int, y: Int) {
    switch action {
    case .wheelUp: state.isScanning ? state.scanner.scroll(by: -3) : move(by: -wheelStep)
    case .wheelDown: state.isScanning ? state.scanner.scroll(by: 3) : move(by: wheelStep)
    case .press: click(x: x, y: y)
    }
  }

  private func click(x: Int, y: Int) {
    let (layout, footer) = (state.layout, state.footerBar)
    state.notice = nil
    if case .menu(var menu) = state.overlay {
      guard let row = menu.row(x: x, y: y, in: Rect(width: state.width, height: state.height))
      else {
        state.overlay = nil
        return
      }
      menu.select(row)
      return choose(menu)
    }
    guard state.overlay == nil else {
      state.overlay = nil
      return
    }
    if y == layout.tabs.y, session.gate.isOpen {
      if let tab = state.tabBar.tab(at: x) { show(tab) }
    } else if y == layout.footer.y {
      if let key = footer.key(at: x) { press(key) }
    } else if state.isScanning {
      clickInScanner(x: x, y: y, in: layout.front)
    } else {
      let list = PageView.parts(of: state.page, in: layout.front).list
      guard list.contains(x: x, y: y) else { return }
      guard let row = PageView.row(of: state.page, x: x, y: y, in: list) else { return }
      let wasSelected = state.page.cursor == row
      // A second click opens, as in other lists.
      if state.page.select(row), wasSelected { openSelected() }
    }
  }
}
