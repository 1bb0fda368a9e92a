import Links

/// The first run: welcome, catalogue, preferences.
extension AppSession {
  /// Goes on from a step of the first run; leaving the last one keeps what was chosen.
  ///
  /// Ignored unless it is the current step.
  public func advanceWelcome(from step: WelcomeStep) {
    guard !record.hasCompletedWelcome, step == onboarding.welcome.current else { return }
    onboarding.welcome.advance(from: step)
    guard onboarding.welcome.isCompleted else { return }
    let choices = onboarding.choices
    update { $0.choices = choices }
  }

  /// Goes back one step of the first run, keeping what was chosen.
  public func backInWelcome() {
    onboarding.welcome.back()
  }
}
