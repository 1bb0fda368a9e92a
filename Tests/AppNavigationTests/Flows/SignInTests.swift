import Accounts
import AppNavigation
import Testing

/// Signing in with a token.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct SignInTests {
  private let store = FakeStore()
  private let checker = FakeChecker()
  private let session: AppSession

  init() {
    session = AppSession.started(with: store, checker: checker)
    session.completeWelcome()
  }

  private var flow: SignInFlow { session.onboarding.signIn }

  @Test func aTokenIsCheckedAgreedToAndKept() async throws {
    await session.checkToken(pasted: "  ada-1\n")
    #expect(flow.account == DiscogsAccount(username: "ada-1"))
    #expect(session.initialRoute == .signIn(.account))
    #expect(try store.token() == nil)
    #expect(!session.gate.isOpen)

    session.confirmAccount()
    #expect(try store.token()?.secret == "ada-1")
    #expect(session.record.isAuthenticated)
    #expect(session.gate.isOpen)
    #expect(session.initialRoute == nil)
    #expect(flow.token == nil)
  }

  @Test func whoIsSignedInStaysSoAtTheNextStart() async {
    await session.checkToken(pasted: "ada-1")
    session.confirmAccount()
    let next = AppSession.started(with: store)
    #expect(next.record.account == DiscogsAccount(username: "ada-1"))
    #expect(next.gate.isOpen)
    #expect(next.initialRoute == nil)
  }

  @Test func whoseTokenIsGoneIsSignedOut() async throws {
    await session.checkToken(pasted: "ada-1")
    session.confirmAccount()
    try store.remove()
    #expect(AppSession.started(with: store).initialRoute == .signIn(.token))
  }

  @Test(arguments: [
    ("", SignInFailure.notAToken), ("two words", .notAToken), ("a\r\nHost: evil", .notAToken),
    ("nobody", .rejected), ("far", .offline("no route")),
  ])
  func aTokenThatIsRefusedLeavesTheStep(text: String, failure: SignInFailure) async throws {
    await session.checkToken(pasted: text)
    #expect(flow.failure == failure)
    #expect(!flow.isChecking)
    session.confirmAccount()
    #expect(session.initialRoute == .signIn(.token))
    #expect(try store.token() == nil)
    await session.checkToken(pasted: "ada-1")
    #expect(flow.failure == nil)
    #expect(session.initialRoute == .signIn(.account))
  }

  @Test func theTokenPastedLastWins() async {
    let slow = Task { await session.checkToken(pasted: "slow") }
    await checker.isAsked()
    #expect(flow.isChecking)
    await session.checkToken(pasted: "ada-2")
    await checker.letGo()
    await slow.value
    #expect(flow.account == DiscogsAccount(username: "ada-2"))
  }

  @Test func anAnswerAfterSkippingIsIgnored() async throws {
    let slow = Task { await session.checkToken(pasted: "slow") }
    await checker.isAsked()
    session.skipSignIn()
    await checker.letGo()
    await slow.value
    #expect(flow == SignInFlow())
    #expect(session.gate.isOpen)
    #expect(!session.record.isAuthenticated)
    #expect(try store.token() == nil)
  }

  @Test func aCheckThatIsCancelledCanBeTriedAgain() async {
    let slow = Task { await session.checkToken(pasted: "slow") }
    await checker.isAsked()
    slow.cancel()
    await checker.letGo()
    await slow.value
    #expect(flow == SignInFlow())
  }

  @Test func goingBackForgetsTheTokenAndItsAccount() async {
    await session.checkToken(pasted: "ada-1")
    session.backInSignIn()
    #expect(flow == SignInFlow())
    session.confirmAccount()
    #expect(!session.record.isAuthenticated)
  }

  @Test func skippingIsRememberedAndNobodyIsSignedIn() {
    session.skipSignIn()
    let next = AppSession.started(with: store)
    #expect(next.initialRoute == nil)
    #expect(!next.record.isAuthenticated)
  }

  @Test func whatCannotBeKeptSignsNobodyIn() async {
    await session.checkToken(pasted: "ada-1")
    let failure = StorageFailure(path: "/token", cause: "Read-only file system")
    store.fail(with: failure)
    session.confirmAccount()
    #expect(flow.failure == .storage(failure))
    #expect(session.initialRoute == .signIn(.account))
    #expect(!session.record.isAuthenticated)
  }

  @Test func whoSkippedMaySignInLaterInASheet() async {
    session.skipSignIn()
    let navigator = session.coordinator.navigator
    navigator.push(.wantsCrateDetail)
    session.beginSignIn()
    #expect(navigator.state.sheet?.root == .signIn(.token))
    await session.checkToken(pasted: "ada-1")
    #expect(navigator.state.sheet?.root == .signIn(.account))
    session.confirmAccount()
    #expect(navigator.state.sheet == nil)
    #expect(navigator.state.frontPath == [.wantsCrateDetail])
    #expect(session.record.isAuthenticated)
  }
}
