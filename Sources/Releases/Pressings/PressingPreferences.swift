/// What most of the user's records are.
public struct PressingPreferences: Sendable, Hashable {
  /// Where they come from, the commonest first: ISO 3166-1 alpha-2, or "XE" for Europe.
  public var countries: [String]
  /// What they are, the commonest first; a collection of records is vinyl where nothing is said.
  public var media: [Medium]

  public init(countries: [String] = [], media: [Medium] = []) {
    self.countries = countries
    self.media = media
  }
}
