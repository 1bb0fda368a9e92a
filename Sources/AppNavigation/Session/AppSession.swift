import Accounts
import Links
import Navigation
import Observation

/// Who uses the app, and what that opens: the first run, signing in, or the tabs.
///
/// A link that is handled while the gate is shut takes effect behind it, and its page is in front once
/// it opens. Signing out clears both sides.
@Observable
@MainActor
public final class AppSession {
  /// Shows the flows while it is shut and the tabs while it is open.
  @ObservationIgnored public let gate: NavigationGate<Onboarding, AppCoordinator>

  /// What is known of the user from run to run.
  public private(set) var record: SessionRecord

  /// Why something of the session could not be read or kept; the session goes on without it.
  public private(set) var failure: StorageFailure?

  /// What is known so far of the token that was pasted.
  public internal(set) var attempt = SignInAttempt()

  @ObservationIgnored let checker: any TokenChecker
  @ObservationIgnored let tokens: any TokenStore
  @ObservationIgnored let check = LatestWork<DiscogsToken>()
  @ObservationIgnored private let sessions: any SessionStore

  /// Begins where the last run ended. A user whose token is gone is signed out.
  public init(
    coordinator: AppCoordinator, checker: any TokenChecker, tokens: any TokenStore,
    sessions: any SessionStore
  ) {
    self.checker = checker
    self.tokens = tokens
    self.sessions = sessions
    var record = SessionRecord()
    var failure: StorageFailure?
    do throws(StorageFailure) {
      record = try sessions.record() ?? record
      if record.isAuthenticated, try tokens.token() == nil { record.account = nil }
    } catch {
      record.account = nil
      failure = error
    }
    self.record = record
    self.failure = failure
    gate = NavigationGate(isOpen: record.isReady, outside: Onboarding(), inside: coordinator)
    startFlow()
  }

  /// The tabs, with their stacks.
  public var coordinator: AppCoordinator { gate.inside }

  /// The flows that are shown before the tabs.
  public var onboarding: Onboarding { gate.outside }

  /// The page to show in place of the tabs; nil for the tabs themselves.
  public var initialRoute: Route? {
    gate.isOpen ? nil : onboarding.navigator.state.frontRoute
  }

  /// Goes on from a step of the first run; leaving the last one keeps what was chosen.
  ///
  /// Ignored unless it is the step in view.
  public func advanceWelcome(from step: WelcomeStep) {
    guard let choices = onboarding.welcome.advance(from: step) else { return }
    update { $0.choices = choices }
  }

  /// Changes the record, keeps it, and opens or shuts the gate accordingly.
  func update(_ change: (inout SessionRecord) -> Void) {
    change(&record)
    do throws(StorageFailure) {
      try sessions.save(record)
      failure = nil
    } catch {
      failure = error
    }
    gate.update(isOpen: record.isReady)
    startFlow()
  }

  /// Begins what is to be asked before the tabs are shown, unless it is being asked.
  private func startFlow() {
    guard !gate.isOpen, initialRoute == nil else { return }
    if record.hasCompletedWelcome {
      SignInFlow(on: onboarding.navigator).start()
    } else {
      onboarding.welcome.start(with: WelcomeChoices())
    }
  }
}
