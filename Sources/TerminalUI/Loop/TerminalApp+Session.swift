import Accounts
import AppNavigation
import Links

/// The first run, and signing in and out.
extension TerminalApp {
  /// Whose token it is, where a screen asks to agree to that.
  func account(for place: Place) -> DiscogsAccount? {
    if case .route(.signIn) = place { return session.attempt.account }
    return session.record.account
  }

  /// Keeps what was chosen so far in the step of the first run that is in front.
  func keepChoices() {
    guard case .welcome(let step, _) = navigator.state.frontRoute else { return }
    let typed = state.page.typed
    session.onboarding.welcome.edit { choices in
      switch step {
      case .welcome: break
      case .catalogue:
        choices.catalogue = typed.first.flatMap(WelcomeChoices.Catalogue.init) ?? choices.catalogue
      case .preferences:
        choices.countries = (typed.first ?? "").split(whereSeparator: { ", ".contains($0) })
          .map { $0.uppercased() }
        choices.medium = typed.last.flatMap(WelcomeChoices.Medium.init) ?? choices.medium
      }
    }
  }

  func checkToken() {
    let text = state.page.typed.first ?? ""
    state.activity = "asking Discogs …"
    beside { [self] in
      await session.checkToken(pasted: text)
      if let failure = session.attempt.failure {
        state.notice = .failed(services.wording.sentence(for: failure))
      }
      state.activity = nil
      refresh()
    }
  }

  func signOut() {
    do throws(SignInFailure) {
      try session.signOut()
    } catch {
      state.notice = .failed(services.wording.sentence(for: error))
    }
  }
}
