/// What the user chose in the first run.
public struct WelcomeChoices: Sendable, Hashable, Codable {
  /// Where records are looked up.
  public enum Catalogue: String, Sendable, Hashable, Codable, CaseIterable {
    /// The few records that are part of the program.
    case sample
    /// A dump that is imported, and then asked without a network.
    case dump
    /// Discogs and MusicBrainz.
    case online
  }

  /// What the user collects.
  public enum Medium: String, Sendable, Hashable, Codable, CaseIterable {
    case vinyl
    case cassette
    case compactDisc
    case any
  }

  public var catalogue: Catalogue
  /// ISO 3166-1 alpha-2, the preferred first; none for no preference.
  public var countries: [String]
  public var medium: Medium

  public init(
    catalogue: Catalogue = .sample, countries: [String] = [], medium: Medium = .vinyl
  ) {
    self.catalogue = catalogue
    self.countries = countries
    self.medium = medium
  }
}
