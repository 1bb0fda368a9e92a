import AppNavigation
import Barcodes
import Links
import Navigation
import Releases
import SampleRecords
import Testing

/// What a scan found becomes a route on the tab that the scanner lay over.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct ScannerTests {
  private let catalog = FakeCatalog()
  private let coordinator: AppCoordinator

  init() {
    coordinator = AppCoordinator(catalog: catalog)
    coordinator.navigator.switchTab(to: .crates)
    coordinator.navigator.push(.wantsCrateDetail)
    coordinator.navigator.navigate(to: .scanner)
  }

  private var state: NavigationState<NavigationTab, Route> { coordinator.navigator.state }

  @Test func oneReleaseIsOpenedOnTheTab() async {
    await coordinator.finishScan(of: Samples.single)
    #expect(state.sheet == nil)
    #expect(state.selectedTab == .crates)
    #expect(state.path(on: .crates) == [.wantsCrateDetail, .albumDetail(Samples.dub, nil)])
  }

  @Test func aDecidedPressingIsOpenedOnTheTab() async {
    await coordinator.finishScan(of: Samples.decided)
    #expect(state.frontRoute == .albumDetail(Samples.record, nil))
    #expect(state.sheet == nil)
  }

  @Test func aWholeScanIsAListOrTheOneRecord() async {
    coordinator.finishScan(with: [])
    #expect(state.sheet?.root == .scanner)
    let records = [Samples.dub, Samples.record]
    coordinator.finishScan(with: records)
    let list = Route.searchResults(SearchQuery(), records.map(\.summary))
    #expect(state.path(on: .crates) == [.wantsCrateDetail, list])
    #expect(list.title == "Scanned records")
    // No query finds it again.
    #expect(list.token == nil)
    coordinator.navigator.navigate(to: .scanner)
    coordinator.finishScan(with: [Samples.dub])
    #expect(state.frontRoute == .albumDetail(Samples.dub, nil))
    #expect(state.sheet == nil)
  }

  @Test func nothingIsASearchByTheBarcode() async {
    await coordinator.finishScan(of: Samples.unknown)
    #expect(state.sheet == nil)
    #expect(
      state.path(on: .crates).last
        == .searchResults(SearchQuery(barcode: Samples.unknown), []))
  }

  @Test func severalPressingsAreAChoiceWhosePickIsTheRoute() async {
    await coordinator.finishScan(of: Samples.several)
    #expect(state.sheet?.root == .scanner)
    guard case .pressingChoice(let gtin, let ranking) = state.frontRoute else {
      Issue.record("\(String(describing: state.frontRoute))")
      return
    }
    #expect(gtin == Samples.several)
    #expect(ranking.entries.map(\.release.id.value) == ["2", "3"])

    await coordinator.choosePressing(Samples.secondPressing.id)
    #expect(state.sheet == nil)
    #expect(
      state.path(on: .crates) == [.wantsCrateDetail, .albumDetail(Samples.secondPressing, nil)])
  }

  @Test func goingBackFromAChoiceLeadsToTheScanner() async {
    await coordinator.finishScan(of: Samples.several)
    await coordinator.finishScan(of: Samples.several)
    coordinator.navigator.pop()
    #expect(state.frontRoute == .scanner)
  }

  @Test func aScanThatWasLookedUpElsewhereLeadsTheSameWay() async throws {
    let link = DeepLink.search(barcode: Samples.single)
    let destination = try await coordinator.resolver.destination(of: link)
    coordinator.finishScan(of: Samples.single, leadingTo: destination)
    #expect(state.frontRoute == .albumDetail(Samples.dub, nil))
    #expect(state.sheet == nil)
  }

  @Test func offlineTheScannerStays() async {
    await catalog.fail(with: .temporary(.offline("no route")))
    let before = state
    await coordinator.finishScan(of: Samples.single)
    #expect(coordinator.failure?.kind == .offline)
    #expect(state == before)
  }

  @Test func anAnswerAfterTheScannerWasClosedIsIgnored() async {
    await catalog.hold(Samples.dub.id)
    let scan = Task { await coordinator.finishScan(of: Samples.single) }
    await catalog.isAsked(for: Samples.dub.id)
    coordinator.navigator.dismissSheet()
    await catalog.letGo(Samples.dub.id)
    _ = await scan.value
    #expect(state.path(on: .crates) == [.wantsCrateDetail])
  }

  @Test func aLinkWinsOverAScanThatIsBeingLookedUp() async {
    await catalog.hold(Samples.dub.id)
    let scan = Task { await coordinator.finishScan(of: Samples.single) }
    await catalog.isAsked(for: Samples.dub.id)
    await coordinator.handle(url: "vinylcrate://scanner")
    await catalog.letGo(Samples.dub.id)
    _ = await scan.value
    #expect(state.frontRoute == .scanner)
  }

  @Test func aPickThatIsGoneLeavesTheChoice() async {
    await coordinator.finishScan(of: Samples.several)
    await catalog.remove(Samples.secondPressing.id)
    let before = state
    await coordinator.choosePressing(Samples.secondPressing.id)
    #expect(coordinator.failure?.kind == .notFound)
    #expect(state == before)
  }

  @Test func aPickThatComesAfterGoingBackIsIgnored() async {
    await coordinator.finishScan(of: Samples.several)
    await catalog.hold(Samples.secondPressing.id)
    let pick = Task { await coordinator.choosePressing(Samples.secondPressing.id) }
    await catalog.isAsked(for: Samples.secondPressing.id)
    coordinator.navigator.pop()
    await catalog.letGo(Samples.secondPressing.id)
    _ = await pick.value
    #expect(state.frontRoute == .scanner)
  }

  @Test func withoutAScannerOrAChoiceNothingHappens() async {
    coordinator.navigator.dismissSheet()
    let before = state
    await coordinator.finishScan(of: Samples.single)
    await coordinator.choosePressing(Samples.dub.id)
    #expect(state == before)
  }
}
