import Navigation
import Testing

/// The code of "Navigation", "Routes" and "StateAndActions".
@MainActor
@Suite struct BasicsExamples {
  let navigator = AppNavigator(initialTab: .reading)

  @Test func firstSteps() {
    let navigator = Navigator<AppTab, AppRoute>(initialTab: .reading)
    navigator.navigate(to: .book(emma))  // a push on the tab in front
    navigator.navigate(to: .settings)  // a sheet, because the route says so
    print(title(of: navigator.state.frontRoute))  // what to draw; nil is the root of the tab
    #expect(title(of: navigator.state.frontRoute) == "Settings")
    #expect(navigator.state.path(on: .reading) == [.book(emma)])
  }

  @Test func aNewerModel() {
    navigator.push(.book(emma))
    navigator.push(.page(emma, number: 7))

    let renamed = Book(id: 1, title: "Emma, revised")
    navigator.update(.book(renamed))  // wherever the book is shown
    navigator.push(.page(renamed, number: 7))  // in place: its id is on top already

    #expect(navigator.state.frontPath == [.book(renamed), .page(renamed, number: 7)])
  }

  @Test func aDeletedRecord() {
    navigator.push(.book(emma))
    navigator.push(.book(persuasion))
    navigator.push(.page(persuasion, number: 7))

    navigator.remove { route in
      switch route {
      case .book(let book), .page(let book, _), .editor(let book): book.id == persuasion.id
      case .settings: false
      }
    }

    #expect(navigator.state.frontPath == [.book(emma)])
  }

  @Test func goingBack() {
    navigator.push(.book(emma))
    navigator.push(.page(emma, number: 7))
    navigator.push(.page(emma, number: 8))

    navigator.popTo(.book(emma.id))

    #expect(navigator.state.frontRoute == .book(emma))
  }

  @Test func statesAreValues() {
    var state = NavigationState<AppTab, AppRoute>(selectedTab: .reading)
    state.apply(.push(.book(emma), on: nil))
    state.apply(.switchTab(to: .search, clearStacks: false))

    #expect(state == NavigationState(selectedTab: .search, paths: [.reading: [.book(emma)]]))
  }

  @Test func aLogIsReplayed() {
    var log: [NavigationAction<AppTab, AppRoute>] = []
    let navigator = AppNavigator(initialTab: .reading) { log.append($0) }
    navigator.navigate(to: .book(emma))
    navigator.navigate(to: .settings)

    var replayed = NavigationState<AppTab, AppRoute>(selectedTab: .reading)
    replayed.apply(contentsOf: log)

    #expect(replayed == navigator.state)
  }

  final class Screen {
    var lines: [String] = []

    func show(_ line: String) { lines.append(line) }
  }

  func follow(_ navigator: AppNavigator, on screen: Screen) async {
    for await _ in navigator.changes {
      screen.show(title(of: navigator.state.frontRoute))
    }
  }

  @Test func changesAreAStream() async {
    let screen = Screen()
    let following = Task { await follow(navigator, on: screen) }
    await Task.yield()
    navigator.navigate(to: .book(emma))
    while screen.lines.isEmpty { await Task.yield() }
    following.cancel()
    await following.value
    #expect(screen.lines == ["Emma"])
  }

  @Test func columns() {
    let navigator = AppNavigator(initialTab: .reading, layout: ColumnLayout(breakpoint: 100))
    navigator.navigate(to: .book(emma))
    navigator.resize(width: 120)

    switch navigator.state.visibleColumns {
    case .one(let top): print(title(of: top))
    case .two(let detail): print(title(of: nil), "|", title(of: detail))
    }

    #expect(navigator.state.visibleColumns == .two(detail: .book(emma)))
  }

  @Test func oneTabOnly() {
    let reading = TabCoordinator(navigator: navigator, tab: .reading)
    navigator.switchTab(to: .search)
    reading.push(.book(emma))

    #expect(reading.path == [.book(emma)])
    #expect(navigator.state.frontPath.isEmpty)
  }
}
