import AppNavigation
import Links
import Navigation

/// Reading the screens that are seen, beside the loop.
extension TerminalApp {
  /// How many rows of a long list are read around those that are seen.
  private static let windowMargin = 200

  /// Reads what is in view now and was not read before, and forgets what can no longer be gone back to.
  func refresh() {
    state.navigation = navigator.state
    state.isOnboarding = !session.gate.isOpen
    let places = state.navigation.places
    state.pages = state.pages.filter { places.contains($0.key) }
    for place in visiblePlaces where state.pages[place]?.screen == nil { load(place) }
    if let failure = coordinator.failure {
      state.notice = .failed(services.wording.sentence(for: failure))
      coordinator.dismissFailure()
    }
    state.activity = coordinator.isBusy ? "looking it up …" : nil
    setNeedsDrawing()
  }

  /// Reads again what is in view, because the library has changed.
  func reload() {
    let visible = visiblePlaces
    // The rest is read again when it is gone back to.
    state.pages = state.pages.filter { visible.contains($0.key) }
    for place in visible { load(place) }
  }

  /// Reads more of a long list where the user has come near the end of what was read.
  func loadMore() {
    let page = state.page
    guard let read = page.rows.read, page.rows.count > 0 else { return }
    let seen = page.top..<min(page.top + max(1, state.listHeight), page.rows.count)
    if seen.lowerBound < read.lowerBound || seen.upperBound > read.upperBound {
      load(state.place)
    }
  }

  private var visiblePlaces: [Place] {
    let navigation = state.navigation
    var places = [navigation.frontPlace]
    if navigation.sheet != nil { places.append(navigation.tabPlace) }
    if case .two = navigation.visibleColumns { places.append(.tab(navigation.selectedTab)) }
    return places
  }

  private func load(_ place: Place) {
    let top = state.pages[place]?.top ?? 0
    let lower = max(0, top - Self.windowMargin)
    let window = lower..<top + state.height + Self.windowMargin
    loads[place]?.cancel()
    let screens = ScreenFactory(library: services.library, account: account(for: place))
    let route = route(at: place)
    let match = route.flatMap { matches[$0.id] }
    loads[place] = Task {
      let result = await Self.screen(place, route, match, window, screens)
      guard !Task.isCancelled, let result else { return }
      loads[place] = nil
      show(result, at: place)
    }
  }

  private nonisolated static func screen(
    _ place: Place, _ route: Route?, _ match: Match?, _ window: Range<Int>,
    _ screens: ScreenFactory
  ) async -> Result<Screen, LinkFailure>? {
    do throws(LinkFailure) {
      switch (place, route) {
      case (.tab(let tab), _): return .success(try await screens.screen(for: tab, window: window))
      case (.route, let route?):
        return .success(try await screens.screen(for: route, match: match, window: window))
      case (.route, nil): return nil
      }
    } catch {
      return .failure(error)
    }
  }

  private func show(_ result: Result<Screen, LinkFailure>, at place: Place) {
    var page = state.pages[place] ?? Page()
    switch result {
    case .success(let screen): page.show(screen, width: state.layout.front.width - 3)
    case .failure(let failure): page.fail(services.wording.sentence(for: failure))
    }
    state.pages[place] = page
    setNeedsDrawing()
  }

  /// The route that is shown at a place; nil for the root of a tab.
  private func route(at place: Place) -> Route? {
    guard case .route(let id) = place else { return nil }
    return navigator.state.routes.first { $0.id == id }
  }
}
