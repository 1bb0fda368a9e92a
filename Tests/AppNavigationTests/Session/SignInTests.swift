import Accounts
import AppNavigation
import Links
import Navigation
import Testing

/// Signing in with a token.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct SignInTests {
  private let store = FakeStore()
  private let checker = FakeChecker()
  private let session: AppSession

  init() {
    session = AppSession.started(with: store, checker: checker)
    session.completeWelcome()
  }

  private var attempt: SignInAttempt { session.attempt }

  @Test func aTokenIsCheckedAgreedToAndKept() async throws {
    await session.checkToken(pasted: "  ada-1\n")
    #expect(attempt.account == DiscogsAccount(username: "ada-1"))
    #expect(session.initialRoute == .signIn(.account))
    #expect(try store.token() == nil)
    #expect(!session.gate.isOpen)

    await session.confirmAccount()
    #expect(try store.token()?.secret == "ada-1")
    #expect(session.record.isAuthenticated)
    #expect(session.gate.isOpen)
    #expect(session.initialRoute == nil)
    #expect(attempt == SignInAttempt())
  }

  @Test func noPageAndNothingThatIsStoredHoldsTheToken() async throws {
    await session.checkToken(pasted: "ada-1")
    let state = session.onboarding.navigator.state
    #expect(
      state
        == NavigationState(
          selectedTab: .home,
          sheet: NavigationSheet(root: .signIn(.token), path: [.signIn(.account)])))
    #expect(NavigationArchive(state).isEmpty)
  }

  @Test func whoIsSignedInStaysSoAtTheNextStart() async {
    await session.checkToken(pasted: "ada-1")
    await session.confirmAccount()
    let next = AppSession.started(with: store)
    #expect(next.record.account == DiscogsAccount(username: "ada-1"))
    #expect(next.gate.isOpen)
    #expect(next.initialRoute == nil)
  }

  @Test func whoseTokenIsGoneIsSignedOut() async throws {
    await session.checkToken(pasted: "ada-1")
    await session.confirmAccount()
    try store.remove()
    #expect(AppSession.started(with: store).initialRoute == .signIn(.token))
  }

  @Test(arguments: [
    ("", SignInFailure.notAToken), ("two words", .notAToken), ("a\r\nHost: evil", .notAToken),
    ("nobody", .rejected), ("far", .offline("no route")),
  ])
  func aTokenThatIsRefusedLeavesTheStep(text: String, failure: SignInFailure) async throws {
    await session.checkToken(pasted: text)
    #expect(attempt.failure == failure)
    #expect(!session.isCheckingToken)
    await session.confirmAccount()
    #expect(session.initialRoute == .signIn(.token))
    #expect(try store.token() == nil)
    await session.checkToken(pasted: "ada-1")
    #expect(attempt.failure == nil)
    #expect(session.initialRoute == .signIn(.account))
  }

  @Test func theTokenPastedLastWins() async {
    let slow = Task { await session.checkToken(pasted: "slow") }
    await checker.isAsked()
    #expect(session.isCheckingToken)
    await session.checkToken(pasted: "ada-2")
    await checker.letGo()
    await slow.value
    #expect(attempt.account == DiscogsAccount(username: "ada-2"))
  }

  @Test func anAnswerAfterSkippingIsIgnored() async throws {
    let slow = Task { await session.checkToken(pasted: "slow") }
    await checker.isAsked()
    session.skipSignIn()
    await checker.letGo()
    await slow.value
    #expect(attempt == SignInAttempt())
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
    #expect(attempt == SignInAttempt())
  }

  @Test func goingBackForgetsTheTokenAndItsAccount() async {
    await session.checkToken(pasted: "ada-1")
    session.backInSignIn()
    #expect(attempt == SignInAttempt())
    #expect(session.initialRoute == .signIn(.token))
    session.backInSignIn()
    #expect(session.initialRoute == .signIn(.token))
    await session.confirmAccount()
    #expect(!session.record.isAuthenticated)
  }

  @Test func whoeverGoesBackByThePageCannotAgreeToTheAccount() async throws {
    await session.checkToken(pasted: "ada-1")
    session.onboarding.navigator.pop()
    #expect(session.initialRoute == .signIn(.token))
    await session.confirmAccount()
    #expect(!session.record.isAuthenticated)
    await session.checkToken(pasted: "ada-2")
    await session.confirmAccount()
    #expect(try store.token()?.secret == "ada-2")
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
    await session.confirmAccount()
    #expect(attempt.failure == .storage(failure))
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
    #expect(
      navigator.state.sheet == NavigationSheet(root: .signIn(.token), path: [.signIn(.account)]))
    await session.confirmAccount()
    #expect(navigator.state.sheet == nil)
    #expect(navigator.state.frontPath == [.wantsCrateDetail])
    #expect(session.record.isAuthenticated)
  }
}
