/// How many there are of a release, as far as a source says.
public struct Circulation: Sendable, Hashable, Codable {
  /// Collectors at Discogs who own it.
  public let have: Int?
  /// Collectors at Discogs who want it.
  public let want: Int?
  /// Pressings of the same record, this one among them, that the catalogue knew when it was asked.
  public let pressings: Int?

  public init(have: Int? = nil, want: Int? = nil, pressings: Int? = nil) {
    self.have = have
    self.want = want
    self.pressings = pressings
  }
}
