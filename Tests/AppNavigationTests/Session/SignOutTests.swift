import Accounts
import AppNavigation
import SampleRecords
import Testing

/// Signing out, and what waits behind the gate.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct SignOutTests {
  private let store = FakeStore()
  private let catalog = FakeCatalog()
  private let session: AppSession

  init() async {
    session = AppSession.started(with: store, catalog: catalog)
    session.completeWelcome()
    await session.checkToken(pasted: "ada-1")
    await session.confirmAccount()
    await session.coordinator.handle(url: "vinylcrate://album/1")
    session.coordinator.navigator.presentSheet(.profile)
  }

  @Test func bothSidesAreCleared() throws {
    try session.signOut()
    #expect(try store.token() == nil)
    #expect(session.initialRoute == .signIn(.token))
    #expect(session.coordinator.navigator.state.paths.isEmpty)
    #expect(session.coordinator.navigator.state.sheet == nil)
    #expect(session.attempt == SignInAttempt())
    #expect(AppSession.started(with: store).initialRoute == .signIn(.token))
  }

  @Test func theFirstRunIsNotAskedForAgain() throws {
    try session.signOut()
    #expect(session.record.hasCompletedWelcome)
    session.advanceWelcome(from: .welcome)
    session.skipSignIn()
    #expect(session.initialRoute == nil)
  }

  @Test func aLinkThatIsStillBeingLookedUpDoesNotComeThrough() async throws {
    await catalog.hold(Samples.record.id)
    let link = Task { await session.coordinator.handle(url: "vinylcrate://album/4") }
    await catalog.isAsked(for: Samples.record.id)
    try session.signOut()
    await catalog.letGo(Samples.record.id)
    #expect(await link.value == nil)
    #expect(session.coordinator.navigator.state.paths.isEmpty)
  }

  @Test func aTokenThatCannotBeRemovedKeepsTheUserIn() {
    let failure = StorageFailure(path: "/token", cause: "Read-only file system")
    store.fail(with: failure)
    #expect(throws: SignInFailure.storage(failure)) { try session.signOut() }
    #expect(session.record.isAuthenticated)
    #expect(session.gate.isOpen)
    #expect(session.coordinator.navigator.state.sheet?.root == .profile)
  }

  @Test func aLinkBehindTheGateIsThereWhenItOpens() async throws {
    try session.signOut()
    await session.coordinator.handle(url: "vinylcrate://album/4")
    #expect(session.initialRoute == .signIn(.token))
    session.skipSignIn()
    #expect(session.coordinator.navigator.state.frontRoute == .albumDetail(Samples.record, nil))
  }
}
