import AppNavigation
import Navigation
import Releases
import TestSupport
import Testing

/// From a link to a place in the app.
@MainActor
struct AppCoordinatorTests {
  @Test("an album is pushed at home, a search on its tab, the scanner lies over any")
  func tabs() async {
    let coordinator = AppCoordinator(catalog: MemoryCatalog.standard)
    #expect(coordinator.navigator.state.selectedTab == .home)

    await coordinator.handle(url: "vinylcrate://album/1")
    #expect(coordinator.navigator.state.selectedTab == .home)
    #expect(
      coordinator.navigator.state.path(on: .home) == [.albumDetail(MemoryCatalog.lone, nil)])

    await coordinator.handle(url: "https://vinylcrate.app/search?barcode=5012394144777")
    #expect(coordinator.navigator.state.selectedTab == .search)
    #expect(
      coordinator.navigator.state.path(on: .search) == [.albumDetail(MemoryCatalog.record, nil)])
    #expect(coordinator.navigator.state.path(on: .home).count == 1, "other stacks stay")

    await coordinator.handle(url: "vinylcrate://scanner")
    #expect(coordinator.navigator.state.selectedTab == .search)
    #expect(coordinator.navigator.state.sheet?.root == .scanner)
    #expect(coordinator.failure == nil)
  }

  @Test("it says where it led")
  func destination() async {
    let coordinator = AppCoordinator(catalog: MemoryCatalog.standard)
    let destination = await coordinator.handle(url: "vinylcrate://search?barcode=96385074")
    #expect(destination?.route == .albumDetail(MemoryCatalog.early, nil))
    #expect(destination?.match?.ranking.entries.count == 2)
  }

  @Test(
    "on failure the stacks stay as they were and the failure is told",
    arguments: [
      "vinylcrate://artist/1", "not a link", "vinylcrate://album/99",
      "vinylcrate://crate/3f2504e0-4f89-41d3-9a0c-0305e82c3301",
      "vinylcrate://search?barcode=5012394144778",
    ])
  func failure(url: String) async {
    let coordinator = AppCoordinator(catalog: MemoryCatalog.standard)
    await coordinator.handle(url: "vinylcrate://album/1")
    let before = coordinator.navigator.state
    #expect(await coordinator.handle(url: url) == nil)
    #expect(coordinator.navigator.state == before)
    #expect(coordinator.failure != nil)
    await coordinator.handle(url: "vinylcrate://scanner")
    #expect(coordinator.failure == nil, "and it is forgotten when the next link leads somewhere")
  }

  @Test("offline nothing moves")
  func offline() async {
    let failure = LookUpFailure.temporary(.offline("no route to host"))
    let coordinator = AppCoordinator(catalog: MemoryCatalog(failure: failure))
    let before = coordinator.navigator.state
    #expect(await coordinator.handle(url: "vinylcrate://search?barcode=5012394144777") == nil)
    #expect(coordinator.navigator.state == before)
    #expect(coordinator.failure == .lookUp(failure))
  }

  @Test("a barcode in no catalogue leads to empty results, which is no failure")
  func unknownBarcode() async {
    let coordinator = AppCoordinator(catalog: MemoryCatalog.standard)
    let destination = await coordinator.handle(url: "vinylcrate://search?barcode=4006381333931")
    #expect(destination?.route.name == "searchResults")
    #expect(coordinator.failure == nil)
  }
}
