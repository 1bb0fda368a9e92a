/// A step of the first run, in order; to add one, add a case in its place.
public enum WelcomeStep: String, Sendable, Hashable, Codable, CaseIterable {
  case welcome
  /// Where records are looked up.
  case catalogue
  /// Which pressings the user prefers.
  case preferences
}

/// A step of signing in to Discogs, in order; to add one, add a case in its place.
public enum SignInStep: String, Sendable, Hashable, Codable, CaseIterable {
  /// The token is pasted, and checked on the way to the next step.
  case token
  /// Whose token it is; agreeing stores it.
  case account
}
