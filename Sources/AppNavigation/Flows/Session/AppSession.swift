import Accounts
import Links
import Navigation
import Observation

/// Who uses the app, and what that opens: the first run, signing in, or the tabs.
///
/// A link that is handled while the gate is shut takes effect behind it, and is where the user finds
/// herself once it opens. Signing out clears both sides.
@Observable
@MainActor
public final class AppSession {
  /// Shows the flows while it is shut and the tabs while it is open.
  @ObservationIgnored public let gate: NavigationGate<Onboarding, AppCoordinator>

  /// What is known of the user from run to run.
  public internal(set) var record: SessionRecord

  /// Why something of the session could not be read or kept; it goes on without.
  public internal(set) var failure: StorageFailure?

  @ObservationIgnored let checker: any TokenChecker
  @ObservationIgnored let tokens: any TokenStore
  @ObservationIgnored let sessions: any SessionStore
  @ObservationIgnored let check = LatestWork()

  /// Begins where the last run ended. Whose token is gone is signed out.
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
  }

  /// The tabs, with their stacks.
  public var coordinator: AppCoordinator { gate.inside }

  /// The flows that come before the tabs.
  public var onboarding: Onboarding { gate.outside }

  /// The step to show in place of the tabs; nil for the tabs themselves.
  public var initialRoute: Route? {
    if !record.hasCompletedWelcome { return onboarding.welcome.current.map(Route.welcome) }
    guard !record.isReady else { return nil }
    return onboarding.signIn.steps.current.map(Route.signIn)
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
  }
}
