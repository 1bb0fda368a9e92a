import AppNavigation
import Barcodes
import Library
import Links
import Releases
import SampleRecords
import Testing

/// Each route is reached by a link or a verb, with its whole model; the list of some of the user's own
/// records alone is opened only from within.
@MainActor
@Suite struct EveryRouteTests {
  private let coordinator = AppCoordinator(catalog: FakeCatalog(), library: Samples.library)

  private var front: Route? { coordinator.navigator.state.frontRoute }

  private nonisolated static let sunday = Crate.custom(Samples.sunday)
  private nonisolated static let folder = Crate.folder(Samples.folder)

  @Test(
    arguments: [
      ("album/1", .albumDetail(Samples.dub, nil)),
      ("crate/\(Samples.sunday.id)", .crateDetail(sunday)),
      ("crate/\(Samples.sunday.id)/album/1", .albumDetail(Samples.dub, sunday)),
      ("wants", .wantsCrateDetail),
      ("wants/album/1", .albumDetail(Samples.dub, .wants)),
      ("folder/reGGae", .folderReleases(Samples.folder)),
      ("folder/folder:3", .folderReleases(Samples.folder)),
      ("folder/Reggae/album/1", .albumDetail(Samples.dub, folder)),
      ("search?query=Dub", .searchResults(SearchQuery(text: "Dub"), [Samples.dub.summary])),
      ("profile", .profile),
      ("scanner", .scanner),
      ("crate/new", .crateEditor(nil)),
      ("crate/\(Samples.sunday.id)/edit", .crateEditor(Samples.sunday)),
      ("collection", .collectionManagement),
      ("insights", .crateInsights(nil)),
      ("insights?crate=\(Samples.sunday.id)", .crateInsights(sunday)),
      ("insights?crate=wants", .crateInsights(.wants)),
      ("insights?folder=reggae", .crateInsights(folder)),
      ("rarity/rare", .rarityDetail(.rare, in: nil)),
      ("rarity/VERYRARE?folder=Reggae", .rarityDetail(.veryRare, in: folder)),
      (
        "marketplace/discogs:1/offers",
        .marketplaceWebView(Samples.website, title: "For sale at Discogs")
      ),
    ] as [(String, Route)])
  func byALink(path: String, route: Route) async {
    let destination = await coordinator.handle(url: "vinylcrate://\(path)")
    #expect(destination?.route == route)
    #expect(front == route)
    #expect(coordinator.failure == nil)
  }

  @Test func theChoiceOfAPressingByAScan() async {
    await coordinator.showScanner()
    await coordinator.finishScan(of: Samples.several)
    let entries = [Samples.firstPressing, Samples.secondPressing].map {
      PressingRanking.Entry(release: $0.summary, evidence: [.vinyl])
    }
    #expect(front == .pressingChoice(Samples.several, PressingRanking(ranked: entries)))
  }

  @Test func theFlowsBySigningInAndTheFirstRun() {
    let session = AppSession.started(with: FakeStore())
    #expect(session.initialRoute == .welcome(.welcome, .init()))
    session.completeWelcome()
    #expect(session.initialRoute == .signIn(.token))
  }

  @Test func eachVerbOpensItsPage() async {
    func expect(
      _ route: Route, _ verb: (AppCoordinator) async -> Destination?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      coordinator.clear()
      let destination = await verb(coordinator)
      #expect(destination?.route == route, sourceLocation: sourceLocation)
      #expect(front == route, sourceLocation: sourceLocation)
    }
    await expect(.albumDetail(Samples.dub, nil)) { await $0.openAlbum(Samples.dub.id) }
    await expect(.albumDetail(Samples.dub, Self.sunday)) {
      await $0.openAlbum(Samples.dub.id, in: Self.sunday.id)
    }
    await expect(.crateDetail(Self.sunday)) { await $0.openCrate(Samples.sunday.id) }
    await expect(.folderReleases(Samples.folder)) { await $0.openFolder(3) }
    await expect(.wantsCrateDetail) { await $0.openWants() }
    await expect(.searchResults(SearchQuery(text: "Dub"), [Samples.dub.summary])) {
      await $0.search(for: SearchQuery(text: "Dub"))
    }
    await expect(.crateInsights(Self.folder)) { await $0.showInsights(of: Self.folder.id) }
    await expect(.rarityDetail(.rare, in: nil)) { await $0.showRarity(.rare) }
    await expect(.marketplaceWebView(Samples.website, title: "For sale at Discogs")) {
      await $0.openMarketplacePage(of: Samples.dub.id, showing: .offers)
    }
    await expect(.collectionManagement) { await $0.manageCollection() }
    await expect(.profile) { await $0.showProfile() }
  }

  @Test func aVerbOpensAboveWhatIsInFront() async {
    await coordinator.openCrate(Samples.sunday.id)
    await coordinator.openAlbum(Samples.dub.id, in: .custom(Samples.sunday.id))
    await coordinator.showInsights()
    let state = coordinator.navigator.state
    #expect(state.selectedTab == .home)
    #expect(
      state.path(on: .home) == [.crateDetail(Self.sunday), .albumDetail(Samples.dub, Self.sunday)])
    #expect(state.sheet?.root == .crateInsights(nil))
  }

  @Test func goingBackFromAnItineraryLeadsThroughItsSteps() async {
    coordinator.navigator.push(.wantsCrateDetail, on: .crates)
    await coordinator.handle(url: "vinylcrate://folder/Reggae/album/1")
    #expect(
      coordinator.navigator.state.path(on: .crates) == [
        .wantsCrateDetail, .folderReleases(Samples.folder), .albumDetail(Samples.dub, Self.folder),
      ])
    coordinator.navigator.pop()
    #expect(front == .folderReleases(Samples.folder))
  }

  @Test func aSearchForNothingIsTheRootOfItsTab() async {
    await coordinator.handle(url: "vinylcrate://search?query=Dub")
    coordinator.navigator.presentSheet(.profile)
    let destination = await coordinator.handle(url: "https://vinylcrate.app/search?query=&barcode=")
    #expect(destination == .searchTab)
    let state = coordinator.navigator.state
    #expect(state.selectedTab == .search)
    #expect(state.frontRoute == nil)
    coordinator.navigator.switchTab(to: .home)
    await coordinator.search(for: SearchQuery())
    #expect(coordinator.navigator.state.selectedTab == .search)
  }

  @Test(
    arguments: [
      ("folder/Rock", LinkFailure.folderNotFound("Rock", remedy: nil)),
      ("folder/Regae/album/1", .folderNotFound("Regae", remedy: .didYouMean(["Reggae"]))),
      ("insights?folder=Regae", .folderNotFound("Regae", remedy: .didYouMean(["Reggae"]))),
      (
        "crate/00000000-0000-0000-0000-000000000000/edit",
        .crateNotFound("00000000-0000-0000-0000-000000000000")
      ),
      ("wants/album/99", .releaseNotFound(ReleaseID(source: .discogs, value: "99"))),
    ] as [(String, LinkFailure)])
  func whatIsNotThereIsToldAndNothingMoves(path: String, failure: LinkFailure) async {
    let before = coordinator.navigator.state
    #expect(await coordinator.handle(url: "vinylcrate://\(path)") == nil)
    #expect(coordinator.failure == failure)
    #expect(coordinator.navigator.state == before)
  }
}
