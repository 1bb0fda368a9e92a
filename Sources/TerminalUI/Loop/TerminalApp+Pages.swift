import AppNavigation
import Library
import Links
import Navigation
import Releases

/// Reading the screens that are seen, beside the loop.
extension TerminalApp {
  /// How many screens of a long list are read before and after the one that is seen.
  private static let screensAround = 2

  /// Reads what is in view now and was not read before, and forgets what can no longer be gone back to.
  func refresh() {
    state.navigation = navigator.state
    state.isOnboarding = !session.gate.isOpen
    let places = state.navigation.places
    askMarketplaceInFront()
    forgetLists(outside: places)
    state.pages = state.pages.filter { places.contains($0.key) }
    for place in loads.keys where !places.contains(place) {
      loads.removeValue(forKey: place)?.task.cancel()
    }
    for place in visiblePlaces {
      let isRead = state.pages[place].map { $0.screen != nil && !$0.isStale } ?? false
      if !isRead, loads[place] == nil { load(place) }
    }
    if let failure = coordinator.failure {
      state.notice = .failed(services.wording.sentence(for: failure))
      coordinator.dismissFailure()
    }
    state.activity = coordinator.isBusy ? "looking it up …" : nil
    setNeedsDrawing()
  }

  /// Reads again what is in view, because the library has changed.
  func reload() {
    // The rest is read again when it is gone back to.
    for place in state.pages.keys { state.pages[place]?.isStale = true }
    for place in visiblePlaces { loadAgain(place) }
  }

  /// Reads a place whose screen has changed.
  func loadAgain(_ place: Place) {
    // What is being read is shown first: a screen that changes all the time would never be seen.
    if loads[place] != nil { loads[place]?.isOutdated = true } else { load(place) }
  }

  /// Reads more of a long list while the user comes near the end of what was read.
  func loadMore() {
    loadMore(at: state.place)
  }

  private func loadMore(at place: Place) {
    guard let page = state.pages[place], let read = page.rows.read, page.rows.count > 0 else {
      return
    }
    let height = max(1, state.listHeight(at: place)) * state.listColumns(at: place)
    let near = (page.top - height..<page.top + 2 * height).clamped(to: 0..<page.rows.count)
    let isComing = loads[place].map { $0.window.contains(near) } ?? false
    if !read.contains(near), !isComing { load(place) }
  }

  private var visiblePlaces: [Place] {
    let navigation = state.navigation
    var places = [navigation.frontPlace]
    if navigation.sheet != nil { places.append(navigation.tabPlace) }
    if case .two = navigation.visibleColumns { places.append(.tab(navigation.selectedTab)) }
    return places
  }

  func load(_ place: Place) {
    guard place != .tab(.search) else { return searchAgain() }
    let route = route(at: place)
    if state.pages[place] == nil { state.pages[place] = Page(for: route, lists[place]) }
    let window = window(at: place)
    loads[place]?.task.cancel()
    let screens = ScreenFactory(
      library: services.library, account: account(for: place), lister: lister, today: today,
      answers: answers, profile: profileDetails)
    let match = route.flatMap { matches[$0.id] }
    let isOfCopies = place == .tab(.home) || route?.isOfCopies == true
    let query = isOfCopies ? state.pages[place]?.query : nil
    let task = Task {
      let result = await Self.screen(place, route, match, window, screens, query)
      guard !Task.isCancelled else { return }
      let isOutdated = loads.removeValue(forKey: place)?.isOutdated ?? false
      let before = state.pages[place]?.rows.read
      let isElsewhere = result.map { show($0, at: place) } ?? false
      let read = state.pages[place]?.rows.read
      if isOutdated || isElsewhere {
        load(place)
      } else if read?.isEmpty == false, read != before {
        // What cannot be read, or is gone, would be asked for again and again.
        loadMore(at: place)
      }
    }
    loads[place] = PageLoad(window: window, task: task)
  }

  /// The positions of a long list to read: those in view alone while none of them is there, so that
  /// they are seen soon, and more around them after that.
  private func window(at place: Place) -> Range<Int> {
    let page = state.pages[place] ?? Page()
    let inView = page.top..<page.top + state.height * state.listColumns(at: place)
    guard let read = page.rows.read, read.overlaps(inView) else { return inView }
    let around = Self.screensAround * inView.count
    return max(0, inView.lowerBound - around)..<inView.upperBound + around
  }

  private nonisolated static func screen(
    _ place: Place, _ route: Route?, _ match: Match?, _ window: Range<Int>,
    _ screens: ScreenFactory, _ query: CollectionQuery?
  ) async -> Result<Screen, LinkFailure>? {
    do throws(LinkFailure) {
      if let query, !query.isPlain {
        return .success(try await screens.screen(of: query, window: window))
      }
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

  /// - Returns: whether other rows are in view than those that were asked for.
  private func show(_ result: Result<Screen, LinkFailure>, at place: Place) -> Bool {
    var page = state.pages[place] ?? Page()
    switch result {
    case .success(let screen): page.show(screen, width: state.layout.front.width - 3)
    case .failure(let failure): page.fail(services.wording.sentence(for: failure))
    }
    // How much room there is depends on what stands there.
    state.pages[place] = page
    let isElsewhere = page.scrollBack(
      height: max(1, state.listHeight(at: place)), columns: state.listColumns(at: place))
    state.pages[place] = page
    pressKeptKeys(for: place)
    setNeedsDrawing()
    return isElsewhere
  }

  /// The route that is shown at a place; nil for the root of a tab.
  private func route(at place: Place) -> Route? {
    guard case .route(let id) = place else { return nil }
    return navigator.state.routes.first { $0.id == id }
  }
}

/// A screen that is being read.
struct PageLoad {
  /// The positions of a long list that are read.
  let window: Range<Int>
  let task: Task<Void, Never>
  /// Whether the library has changed since.
  var isOutdated = false
}
