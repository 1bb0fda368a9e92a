/// A pressing in a list, with what distinguishes it from the others.
public struct ReleaseSummary: Sendable, Hashable, Codable, Identifiable {
  public let id: ReleaseID
  public let title: String
  public let artists: [ArtistCredit]
  public let labels: [LabelCredit]
  public let formats: [ReleaseFormat]
  /// ISO 3166-1 alpha-2 for one country, "XE" for Europe, "XW" for the world, else the source's
  /// words; nil where unknown.
  public let country: String?
  /// "YYYY", "YYYY-MM" or "YYYY-MM-DD"; nil where unknown.
  public let released: String?
  /// Whether its source shows this pressing for all pressings of the master.
  public let isMainRelease: Bool
  /// Nil if nothing is known of it.
  public var circulation: Circulation?

  public init(
    id: ReleaseID, title: String, artists: [ArtistCredit] = [], labels: [LabelCredit] = [],
    formats: [ReleaseFormat] = [], country: String? = nil, released: String? = nil,
    isMainRelease: Bool = false, circulation: Circulation? = nil
  ) {
    self.id = id
    self.title = title
    self.artists = artists
    self.labels = labels
    self.formats = formats
    self.country = country
    self.released = released
    self.isMainRelease = isMainRelease
    self.circulation = circulation
  }

  /// The year of release; nil where unknown.
  public var year: Int? { released.flatMap { Int($0.prefix(4)) } }

  /// Whether any of it is vinyl.
  public var isVinyl: Bool { formats.contains(where: \.isVinyl) }
}

extension ReleaseSummary {
  private enum CodingKeys: String, CodingKey {
    case id, title, artists, labels, formats, country, released, isMainRelease, circulation
  }

  /// Decodes one that an earlier version wrote, too: what that did not know is empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(ReleaseID.self, forKey: .id),
      title: try values.decode(String.self, forKey: .title),
      artists: try values.decode([ArtistCredit].self, forKey: .artists),
      labels: try values.decode([LabelCredit].self, forKey: .labels),
      formats: try values.decode([ReleaseFormat].self, forKey: .formats),
      country: try values.decodeIfPresent(String.self, forKey: .country),
      released: try values.decodeIfPresent(String.self, forKey: .released),
      isMainRelease: try values.decodeIfPresent(Bool.self, forKey: .isMainRelease) ?? false,
      circulation: try values.decodeIfPresent(Circulation.self, forKey: .circulation))
  }
}

/// How many copies and pressings of a release there are, as far as a source says.
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
