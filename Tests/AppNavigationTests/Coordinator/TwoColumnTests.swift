import AppNavigation
import Library
import Links
import Navigation
import SampleRecords
import Testing

/// The app in a wide window, and its log.
@MainActor
@Suite struct TwoColumnTests {
  @Test func theRootOfTheTabStandsBesideTheTopOfItsStack() async {
    let coordinator = AppCoordinator(
      catalog: FakeCatalog(), library: Samples.library, breakpoint: 100)
    let navigator = coordinator.navigator
    let crate = Route.crateDetail(.custom(Samples.sunday))
    let album = Route.albumDetail(Samples.dub, .custom(Samples.sunday))
    navigator.resize(width: 120)
    navigator.switchTab(to: .crates)
    #expect(navigator.state.visibleColumns == .two(detail: nil))
    await coordinator.handle(url: "vinylcrate://crate/\(Samples.sunday.id)/album/1")
    #expect(navigator.state.visibleColumns == .two(detail: album))
    navigator.pop()
    #expect(navigator.state.visibleColumns == .two(detail: crate))
    navigator.resize(width: 99)
    #expect(navigator.state.visibleColumns == .one(crate))
    navigator.resize(width: 100)
    coordinator.clear()
    #expect(navigator.state.visibleColumns == .two(detail: nil), "the window is as wide as before")
  }

  @Test func whatIsLoggedLeadsToTheSameStateAgain() async {
    var actions: [NavigationAction<NavigationTab, Route>] = []
    let coordinator = AppCoordinator(
      catalog: FakeCatalog(), library: Samples.library, log: { actions.append($0) })
    var replayed = coordinator.navigator.state
    await coordinator.handle(url: "vinylcrate://wants/album/1")
    await coordinator.showProfile()
    await coordinator.handle(url: "vinylcrate://search")
    #expect(actions.count == 3)
    replayed.apply(contentsOf: actions)
    #expect(replayed == coordinator.navigator.state)
  }
}
