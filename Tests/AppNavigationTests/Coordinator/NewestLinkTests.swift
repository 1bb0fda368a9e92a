import AppNavigation
import Links
import Releases
import SampleRecords
import Testing

/// Of several links the newest wins, whichever is answered first.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct NewestLinkTests {
  private let catalog = FakeCatalog()
  private let coordinator: AppCoordinator

  init() { coordinator = AppCoordinator(catalog: catalog) }

  private var homePath: [Route] { coordinator.navigator.state.path(on: .home) }

  /// Follows a link to a release, and returns while that is still being looked up.
  private func begin(_ release: ReleaseDetail) async -> Task<Destination?, Never> {
    await catalog.hold(release.id)
    let task = Task { await coordinator.handle(url: "vinylcrate://album/\(release.id)") }
    await catalog.isAsked(for: release.id)
    return task
  }

  @Test func theOlderOneAnsweredLastChangesNothing() async {
    let older = await begin(Samples.dub)
    await coordinator.handle(url: "vinylcrate://album/2")
    await catalog.letGo(Samples.dub.id)
    #expect(await older.value == nil)
    #expect(homePath == [.albumDetail(Samples.firstPressing, nil)])
    #expect(await catalog.cancelled == [Samples.dub.id])
  }

  @Test func theOlderOneAnsweredFirstChangesNothing() async {
    let older = await begin(Samples.dub)
    let newer = await begin(Samples.firstPressing)
    await catalog.letGo(Samples.dub.id)
    #expect(await older.value == nil)
    #expect(homePath.isEmpty)
    await catalog.letGo(Samples.firstPressing.id)
    #expect(await newer.value != nil)
    #expect(homePath == [.albumDetail(Samples.firstPressing, nil)])
  }

  @Test func theFailureOfTheOlderOneIsNotShown() async {
    let older = await begin(Samples.release("99", "Gone"))
    await coordinator.handle(url: "vinylcrate://scanner")
    await catalog.letGo(ReleaseID(source: .discogs, value: "99"))
    _ = await older.value
    #expect(coordinator.failure == nil)
    #expect(coordinator.navigator.state.sheet?.root == .scanner)
  }

  @Test func aNewerLinkThatLeadsNowhereWinsToo() async {
    let older = await begin(Samples.dub)
    await coordinator.handle(url: "vinylcrate://nowhere")
    await catalog.letGo(Samples.dub.id)
    #expect(await older.value == nil)
    #expect(coordinator.failure?.kind == .badLink)
    #expect(homePath.isEmpty)
  }

  @Test func manyLinksLeadToTheLast() async {
    var tasks: [Task<Destination?, Never>] = []
    for release in Samples.releases { tasks.append(await begin(release)) }
    for release in Samples.releases.shuffled() { await catalog.letGo(release.id) }
    var led: [Bool] = []
    for task in tasks { led.append(await task.value != nil) }
    #expect(led == [false, false, false, false, true])
    #expect(homePath == [.albumDetail(Samples.compactDisc, nil)])
  }

  @Test func aLinkThatIsCancelledChangesNothing() async {
    let link = await begin(Samples.dub)
    link.cancel()
    await catalog.letGo(Samples.dub.id)
    #expect(await link.value == nil)
    #expect(homePath.isEmpty)
    #expect(coordinator.failure == nil)
    #expect(await catalog.cancelled == [Samples.dub.id])
  }

  @Test func clearingGivesUpTheLink() async {
    let link = await begin(Samples.dub)
    coordinator.clear()
    await catalog.letGo(Samples.dub.id)
    #expect(await link.value == nil)
    #expect(homePath.isEmpty)
  }
}
