import Accounts
import Links
import Navigation

/// A walk through the first run, with what was chosen so far.
public typealias WelcomeFlow = FlowCoordinator<NavigationTab, Route, WelcomeStep, WelcomeChoices>

/// A walk through signing in. It carries no values: the token is a secret, and routes are stored and
/// logged.
public typealias SignInFlow = FlowCoordinator<NavigationTab, Route, SignInStep, Void>

/// What is shown before the tabs: the first run, and signing in. Each is a sheet whose stack tells the
/// step.
@MainActor
public final class Onboarding: ClearableNavigation {
  public let navigator = AppNavigator(initialTab: .home)

  /// The first run; going back is `navigator.pop()`.
  public var welcome: WelcomeFlow {
    WelcomeFlow(
      on: navigator, route: { .welcome($0, $1) },
      page: { route in
        guard case .welcome(let step, let choices) = route else { return nil }
        return (step, choices)
      })
  }

  /// Takes all pages of both flows away.
  public func clear() { navigator.clear() }
}

extension SignInFlow {
  /// Signing in, on the navigator that shows it.
  init(on navigator: AppNavigator) {
    self.init(
      on: navigator, route: { .signIn($0) },
      step: { route in
        guard case .signIn(let step) = route else { return nil }
        return step
      })
  }
}
