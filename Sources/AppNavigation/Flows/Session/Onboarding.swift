import Accounts
import Links
import Navigation
import Observation

/// What is shown before the tabs: the first run, and signing in.
@Observable
@MainActor
public final class Onboarding: ClearableNavigation {
  /// The steps of the first run.
  public internal(set) var welcome = StepFlow<WelcomeStep>()

  /// What is chosen on the way through the first run; each step changes its own part.
  public var choices = WelcomeChoices()

  /// Signing in, with its values.
  public internal(set) var signIn = SignInFlow()

  /// Begins both flows anew, and forgets what was chosen and pasted.
  public func clear() {
    welcome.restart()
    choices = WelcomeChoices()
    signIn = SignInFlow()
  }
}
