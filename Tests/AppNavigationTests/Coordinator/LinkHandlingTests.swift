import AppNavigation
import Links
import Navigation
import Releases
import SampleRecords
import Testing

/// Where links lead, and what becomes of those that lead nowhere.
@MainActor
@Suite struct LinkHandlingTests {
  private let catalog = FakeCatalog()
  private let coordinator: AppCoordinator

  init() { coordinator = AppCoordinator(catalog: catalog, library: Samples.library) }

  private var state: NavigationState<NavigationTab, Route> { coordinator.navigator.state }

  @Test(arguments: ["vinylcrate://", "https://vinylcrate.app/"])
  func anAlbumIsOpenedOnHome(prefix: String) async {
    coordinator.navigator.switchTab(to: .discover)
    let destination = await coordinator.handle(url: prefix + "album/1")
    #expect(destination?.route == .albumDetail(Samples.dub, nil))
    #expect(state.selectedTab == .home)
    #expect(state.path(on: .home) == [.albumDetail(Samples.dub, nil)])
    #expect(coordinator.failure == nil)
  }

  @Test func aCrateIsOpenedOnCrates() async {
    await coordinator.handle(url: "vinylcrate://crate/\(Samples.sunday.id)")
    #expect(state.selectedTab == .crates)
    #expect(state.path(on: .crates) == [.crateDetail(.custom(Samples.sunday))])
  }

  @Test func wordsAreSearchedOnSearch() async {
    await coordinator.handle(url: "vinylcrate://search?query=Dub")
    #expect(state.selectedTab == .search)
    guard case .searchResults(let query, let results) = state.frontRoute else {
      Issue.record("\(String(describing: state.frontRoute))")
      return
    }
    #expect(query == SearchQuery(text: "Dub"))
    #expect(results == [Samples.dub.summary])
  }

  @Test func aBarcodeIsOpenedOnSearchAtTheBestPressing() async {
    let destination = await coordinator.handle(
      url: "vinylcrate://search?barcode=\(Samples.decided)")
    #expect(state.path(on: .search) == [.albumDetail(Samples.record, nil)])
    #expect(destination?.match?.ranking.entries.count == 2)
  }

  @Test func aBarcodeOfNothingIsAnEmptySearch() async {
    await coordinator.handle(url: "vinylcrate://search?barcode=\(Samples.unknown)")
    #expect(
      state.path(on: .search) == [.searchResults(SearchQuery(barcode: Samples.unknown), [])])
  }

  @Test func theScannerIsASheetOverTheTabInFront() async {
    coordinator.navigator.push(.wantsCrateDetail, on: .crates)
    coordinator.navigator.switchTab(to: .crates)
    await coordinator.handle(url: "vinylcrate://scanner")
    #expect(state.sheet?.root == .scanner)
    #expect(state.selectedTab == .crates)
    #expect(state.path(on: .crates) == [.wantsCrateDetail])
  }

  @Test func aLinkTakesTheSheetAwayAndLeavesOtherStacks() async {
    coordinator.navigator.push(.wantsCrateDetail, on: .crates)
    coordinator.navigator.presentSheet(.profile)
    await coordinator.handle(url: "vinylcrate://album/1")
    #expect(state.sheet == nil)
    #expect(state.path(on: .crates) == [.wantsCrateDetail])
  }

  @Test func theSameLinkTwiceOpensOnePage() async {
    for _ in 1...2 { await coordinator.handle(url: "vinylcrate://album/1") }
    #expect(state.path(on: .home).count == 1)
  }

  @Test(arguments: [
    ("vinylcrate://album/99", LinkFailure.Kind.notFound),
    ("vinylcrate://crate/00000000-0000-0000-0000-000000000000", .crateUnknown),
    ("vinylcrate://search?barcode=5012394144778", .invalidBarcode),
    ("https://vinylcrate.app.evil.example/scanner", .badLink),
  ])
  func aFailureIsShownAndTheStacksStay(url: String, kind: LinkFailure.Kind) async {
    coordinator.navigator.push(.wantsCrateDetail, on: .crates)
    coordinator.navigator.presentSheet(.profile)
    let before = state
    #expect(await coordinator.handle(url: url) == nil)
    #expect(coordinator.failure?.kind == kind)
    #expect(state == before)
  }

  @Test(arguments: [
    (LookUpFailure.temporary(.offline("no route")), LinkFailure.Kind.offline),
    (.temporary(.rateLimited(retryAfter: 3)), .rateLimited),
    (.temporary(.busy(path: "l")), .busy),
    (.lasting(.broken("not a database", remedy: .checkCatalog)), .broken),
  ])
  func aCatalogueThatCannotAnswerIsTold(
    failure: LookUpFailure, kind: LinkFailure.Kind
  ) async {
    await catalog.fail(with: failure)
    let before = state
    for link in ["album/1", "search?query=Dub", "search?barcode=\(Samples.single)"] {
      #expect(await coordinator.handle(url: "vinylcrate://" + link) == nil)
      #expect(coordinator.failure?.kind == kind)
    }
    #expect(state == before)
  }

  @Test func aFailureGoesWithTheNextLinkOrWhenItIsDismissed() async {
    await coordinator.handle(url: "vinylcrate://album/99")
    await coordinator.handle(url: "vinylcrate://album/1")
    #expect(coordinator.failure == nil)
    await coordinator.handle(url: "vinylcrate://album/99")
    coordinator.dismissFailure()
    #expect(coordinator.failure == nil)
  }
}
