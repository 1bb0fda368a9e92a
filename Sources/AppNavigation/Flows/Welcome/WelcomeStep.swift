/// A step of the first run, in their order; to add one, add a case in its place.
public enum WelcomeStep: String, Sendable, Hashable, Codable, CaseIterable {
  case welcome
  /// Where records are looked up.
  case catalogue
  /// Which pressings the user prefers.
  case preferences
}
