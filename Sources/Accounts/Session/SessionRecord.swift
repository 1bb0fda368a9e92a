/// What the app remembers of its user from run to run, apart from records and secrets.
public struct SessionRecord: Sendable, Hashable, Codable {
  /// What was chosen in the first run; nil until that was completed.
  public var choices: WelcomeChoices?

  /// Who is signed in; nil for nobody.
  public var account: DiscogsAccount?

  /// Whether the user goes on without signing in.
  public var hasSkippedSignIn: Bool

  public init(
    choices: WelcomeChoices? = nil, account: DiscogsAccount? = nil, hasSkippedSignIn: Bool = false
  ) {
    self.choices = choices
    self.account = account
    self.hasSkippedSignIn = hasSkippedSignIn
  }

  /// Whether the first run was completed.
  public var hasCompletedWelcome: Bool { choices != nil }

  /// Whether somebody is signed in.
  public var isAuthenticated: Bool { account != nil }

  /// Whether there is nothing left to ask before the tabs are shown.
  public var isReady: Bool { hasCompletedWelcome && (isAuthenticated || hasSkippedSignIn) }
}
