import AppNavigation
import Library
import Links
import Releases
import SampleRecords
import Testing

/// What is being looked up is shown, and what failed can be tried again.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct RetryTests {
  private let catalog = FakeCatalog()
  private let coordinator: AppCoordinator

  init() { coordinator = AppCoordinator(catalog: catalog, library: Samples.library) }

  private let offline = LookUpFailure.temporary(.offline("no route"))

  @Test func itIsBusyWhileSomethingIsLookedUp() async {
    #expect(!coordinator.isBusy)
    await catalog.hold(Samples.dub.id)
    let link = Task { await coordinator.handle(url: "vinylcrate://album/1") }
    await catalog.isAsked(for: Samples.dub.id)
    #expect(coordinator.request == .link("vinylcrate://album/1"))
    await catalog.hold(Samples.record.id)
    let verb = Task { await coordinator.openAlbum(Samples.record.id) }
    await catalog.isAsked(for: Samples.record.id)
    await catalog.letGo(Samples.dub.id)
    _ = await link.value
    #expect(coordinator.request == .place(.album(id: Samples.record.id)), "the newer one goes on")
    await catalog.letGo(Samples.record.id)
    _ = await verb.value
    #expect(!coordinator.isBusy)
  }

  @Test func aCancelledRequestIsNotBusyAnyMore() async {
    await catalog.hold(Samples.dub.id)
    let link = Task { await coordinator.handle(url: "vinylcrate://album/1") }
    await catalog.isAsked(for: Samples.dub.id)
    link.cancel()
    await catalog.letGo(Samples.dub.id)
    _ = await link.value
    #expect(!coordinator.isBusy)
  }

  @Test func aFailureKeepsItsLink() async {
    await catalog.fail(with: offline)
    await coordinator.handle(url: "vinylcrate://crate/\(Samples.sunday.id)/album/1")
    #expect(coordinator.failure == .lookUp(offline))
    #expect(
      coordinator.failedRequest == .link("vinylcrate://crate/\(Samples.sunday.id)/album/1"))
    #expect(await coordinator.retry() == nil)
    #expect(coordinator.failure == .lookUp(offline), "it failed again")
    await catalog.fail(with: nil)
    #expect(await coordinator.retry() != nil)
    #expect(coordinator.failure == nil)
    #expect(coordinator.failedRequest == nil)
    #expect(coordinator.navigator.state.path(on: .crates).count == 2)
  }

  @Test func aVerbIsTriedAgainWhereItWasChosen() async {
    coordinator.navigator.switchTab(to: .discover)
    await catalog.fail(with: offline)
    await coordinator.openAlbum(Samples.dub.id)
    await catalog.fail(with: nil)
    await coordinator.retry()
    #expect(coordinator.navigator.state.path(on: .discover) == [.albumDetail(Samples.dub, nil)])
  }

  @Test func aScanAndAPickAreTriedAgain() async {
    await coordinator.showScanner()
    await catalog.fail(with: offline)
    await coordinator.finishScan(of: Samples.several)
    #expect(coordinator.failedRequest == .scan(Samples.several))
    await catalog.fail(with: nil)
    await coordinator.retry()
    #expect(coordinator.navigator.state.frontRoute?.name == "pressingChoice")
    await catalog.fail(with: offline)
    await coordinator.choosePressing(Samples.secondPressing.id)
    #expect(coordinator.failedRequest == .pressing(Samples.secondPressing.id))
    await catalog.fail(with: nil)
    await coordinator.retry()
    #expect(
      coordinator.navigator.state.frontRoute == .albumDetail(Samples.secondPressing, nil))
  }

  @Test func withoutAFailureNothingIsTriedAgain() async {
    let before = coordinator.navigator.state
    #expect(await coordinator.retry() == nil)
    await coordinator.handle(url: "vinylcrate://nowhere")
    coordinator.dismissFailure()
    #expect(await coordinator.retry() == nil)
    #expect(coordinator.navigator.state == before)
  }

  @Test func whatTheLibraryKnowsIsShownWhereTheCatalogueCannotAnswer() async throws {
    let library = InMemoryLibrary(
      decisions: [Samples.several: Samples.secondPressing], details: [Samples.dub])
    let coordinator = AppCoordinator(catalog: catalog, library: library)
    await catalog.fail(with: offline)
    let byID = await coordinator.handle(url: "vinylcrate://album/1")
    #expect(coordinator.navigator.state.frontRoute == .albumDetail(Samples.dub, nil))
    #expect(byID?.match?.catalogFailure == offline)
    let scanned = await coordinator.handle(url: "vinylcrate://search?barcode=\(Samples.several)")
    #expect(scanned?.route == .albumDetail(Samples.secondPressing, nil))
    #expect(scanned?.match?.isFromLibrary == true)
    #expect(coordinator.failure == nil)
    await #expect(throws: LinkFailure.lookUp(offline), "a scan is kept for later") {
      try await coordinator.resolver.destination(of: .search(barcode: Samples.several))
    }
  }
}
