import Accounts
import AppNavigation
import Foundation
import Library
import Links
import Navigation
import OnlineCatalogs
import Releases
import SampleRecords
import Synchronization
import TestSupport
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

  @Test func theChainOfSourcesLeadsThereToo() async throws {
    let host = RefusingHost()
    let connections = OnlineConnections(transport: host, pace: try PaceFile(path: nil))
    let discogs = DiscogsCatalog(token: DiscogsToken(pasted: "ada-1"), connections: connections)
    let chain = CatalogChain([
      NamedCatalog("catalogue", MemoryCatalog()), NamedCatalog("Discogs", discogs),
    ])
    let session = AppSession.started(with: store, catalog: chain)
    session.completeWelcome()
    await session.checkToken(pasted: "ada-1")
    await session.confirmAccount()
    await session.coordinator.handle(url: "vinylcrate://album/123456")
    #expect(session.coordinator.failure?.kind == .unauthorized)
    #expect(
      session.coordinator.navigator.state.sheet == NavigationSheet(root: .signIn(.token)))
    host.isOver.withLock { $0 = true }
    await session.checkToken(pasted: "ada-2")
    await session.confirmAccount()
    #expect(session.coordinator.failure == nil)
    #expect(session.coordinator.navigator.state.frontRoute?.name == "albumDetail")
  }
}

/// Discogs, which knows no token until it is over that.
private final class RefusingHost: HTTPTransport {
  let isOver = Mutex(false)

  func reply(to request: HTTPRequest) async throws(TransportFailure) -> HTTPReply {
    isOver.withLock { $0 }
      ? HTTPReply(status: 200, body: Data("{\"id\": 123456, \"title\": \"T\"}".utf8))
      : HTTPReply(status: 401, body: Data("{\"message\": \"Invalid consumer token.\"}".utf8))
  }
}
