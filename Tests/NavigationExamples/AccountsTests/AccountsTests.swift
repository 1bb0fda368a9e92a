import Navigation
import Testing

// An app behind an account. What stands at the root of its one tab follows from what it remembers
// of the person, so nobody has to navigate to it.

enum AccountsTab { case main }

enum AccountsRoute: NavigationRoute {
  case welcomeLanding, signIn, forgotPassword, dashboard, menu, profile
  case signUp(SignUpStep, SignUp)
  case greetings(name: String)

  var isSheet: Bool {
    if case .greetings = self { true } else { false }
  }
}

enum SignUpStep: CaseIterable { case name, password, greetings }

/// What both pages of the sign-up fill in.
struct SignUp: Hashable {
  var name = ""
  var password = ""
}

/// What outlives the process.
final class Memory {
  var hasCompletedWelcome = false
  var isAuthenticated = false
}

@MainActor
final class AccountsApp {
  let memory: Memory
  let navigator = Navigator<AccountsTab, AccountsRoute>(initialTab: .main)
  private(set) var flow = FlowCoordinator<SignUpStep>()

  init(memory: Memory) { self.memory = memory }

  var initialRoute: AccountsRoute {
    switch (memory.hasCompletedWelcome, memory.isAuthenticated) {
    case (false, _): .welcomeLanding
    case (true, false): .signIn
    case (true, true): .dashboard
    }
  }

  var visibleRoute: AccountsRoute { navigator.state.frontRoute ?? initialRoute }

  func completeWelcome() { remember { $0.hasCompletedWelcome = true } }
  func signIn() { remember { $0.isAuthenticated = true } }
  func signOut() { remember { $0.isAuthenticated = false } }

  func startSignUp() {
    flow.restart()
    navigator.push(.signUp(.name, SignUp()))
  }

  /// Takes the model that a page has filled in to the next page, or to the greetings after the last.
  func submit(_ signUp: SignUp, from step: SignUpStep, pause: () async -> Void) async {
    guard flow.advance(from: step), let next = flow.current else { return }
    if next == .greetings {
      await greet(signUp, pause: pause)
    } else {
      navigator.push(.signUp(next, signUp))
    }
  }

  /// Shows a sheet that nobody has to dismiss.
  private func greet(_ signUp: SignUp, pause: () async -> Void) async {
    navigator.navigate(to: .greetings(name: signUp.name))
    await pause()
    navigator.dismissSheet()
    flow.advance(from: .greetings)
    signIn()
  }

  private func remember(_ change: (Memory) -> Void) {
    change(memory)
    navigator.clear()
  }
}

@MainActor
@Suite struct AccountsTests {
  private let app = AccountsApp(memory: Memory())

  @Test func theFirstPageFollowsFromWhatIsRemembered() {
    #expect(app.visibleRoute == .welcomeLanding)
    app.completeWelcome()
    #expect(app.visibleRoute == .signIn)
    app.signIn()
    #expect(app.visibleRoute == .dashboard)
    #expect(AccountsApp(memory: app.memory).visibleRoute == .dashboard)
    app.signOut()
    #expect(AccountsApp(memory: app.memory).visibleRoute == .signIn)
  }

  @Test func aForgottenPasswordLeadsBackToSigningIn() {
    app.completeWelcome()
    app.navigator.push(.forgotPassword)
    #expect(app.visibleRoute == .forgotPassword)
    app.navigator.pop()
    #expect(app.visibleRoute == .signIn)
  }

  @Test func bothPagesOfTheSignUpFillInOneModel() async {
    app.completeWelcome()
    app.startSignUp()
    await app.submit(SignUp(name: "Ada"), from: .name) {}
    #expect(app.visibleRoute == .signUp(.password, SignUp(name: "Ada")))
    await app.submit(SignUp(name: "Ada"), from: .name) {}
    #expect(app.navigator.state.frontPath.count == 2)
  }

  @Test func theGreetingsDismissThemselvesAndAdvance() async {
    app.completeWelcome()
    app.startSignUp()
    await app.submit(SignUp(name: "Ada"), from: .name) {}
    var shown: AccountsRoute?
    await app.submit(SignUp(name: "Ada", password: "analytical"), from: .password) {
      shown = app.visibleRoute
    }
    #expect(shown == .greetings(name: "Ada"))
    #expect(app.visibleRoute == .dashboard)
    #expect(app.flow.isCompleted)
    #expect(app.memory.isAuthenticated)
  }

  @Test func signingOutLeavesNothingOpen() {
    app.completeWelcome()
    app.signIn()
    app.navigator.push(.menu)
    app.navigator.push(.profile)
    app.signOut()
    #expect(app.visibleRoute == .signIn)
    #expect(app.navigator.state.frontPath.isEmpty)
  }
}
