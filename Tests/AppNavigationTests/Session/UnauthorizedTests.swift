import Accounts
import AppNavigation
import Library
import Links
import Navigation
import Releases
import SampleRecords
import Testing

/// A catalogue that refuses the token leads to signing in, and the request is made again after it.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct UnauthorizedTests {
  private let store = FakeStore()
  private let catalog = FakeCatalog()
  private let session: AppSession

  init() async {
    session = AppSession.started(with: store, catalog: catalog)
    session.completeWelcome()
    await session.checkToken(pasted: "ada-1")
    await session.confirmAccount()
    await catalog.fail(with: .lasting(.unauthorized("the token was revoked")))
  }

  private var state: NavigationState<NavigationTab, Route> {
    session.coordinator.navigator.state
  }

  @Test func aNewTokenIsAskedForAndTheLinkFollowed() async throws {
    await session.coordinator.handle(url: "vinylcrate://album/1")
    #expect(session.coordinator.failure?.kind == .unauthorized)
    #expect(state.sheet == NavigationSheet(root: .signIn(.token)))
    await session.checkToken(pasted: "ada-2")
    await catalog.fail(with: nil)
    await session.confirmAccount()
    #expect(try store.token()?.secret == "ada-2")
    #expect(state.sheet == nil)
    #expect(state.path(on: .home) == [.albumDetail(Samples.dub, nil)])
    #expect(session.coordinator.failure == nil)
  }

  @Test func theScannerWaitsBelow() async {
    await session.coordinator.showScanner()
    await session.coordinator.finishScan(of: Samples.single)
    #expect(state.sheet == NavigationSheet(root: .scanner, path: [.signIn(.token)]))
    await session.checkToken(pasted: "ada-2")
    await catalog.fail(with: nil)
    await session.confirmAccount()
    #expect(state.frontRoute == .albumDetail(Samples.dub, nil))
  }

  @Test func aUserWhoDoesNotWantToKeepsTheOldAccount() async {
    await session.coordinator.handle(url: "vinylcrate://album/1")
    session.skipSignIn()
    #expect(state.sheet == nil)
    #expect(session.record.account == DiscogsAccount(username: "ada-1"))
    #expect(!session.record.hasSkippedSignIn)
    #expect(session.coordinator.failure?.kind == .unauthorized)
  }

  @Test func whatTheLibraryKnowsDoesNotHideIt() async {
    let library = InMemoryLibrary(details: [Samples.dub])
    let coordinator = AppCoordinator(catalog: catalog, library: library)
    #expect(await coordinator.handle(url: "vinylcrate://album/1") == nil)
    #expect(coordinator.failure?.kind == .unauthorized)
  }
}
