import Barcodes

/// One pressing, with everything that is known of it.
public struct ReleaseDetail: Sendable, Hashable, Codable, Identifiable {
  public let id: ReleaseID
  public let title: String
  public let artists: [ArtistCredit]
  public let labels: [LabelCredit]
  public let formats: [ReleaseFormat]
  /// As in ``ReleaseSummary/country``.
  public let country: String?
  /// As in ``ReleaseSummary/released``.
  public let released: String?
  public let genres: [String]
  public let styles: [String]
  public let tracklist: [Track]
  public let identifiers: [ReleaseIdentifier]
  /// The master or release group that its pressings belong to; nil if there is none.
  public let master: ReleaseID?
  public let images: [ReleaseImage]
  /// As in ``ReleaseSummary/circulation``.
  public var circulation: Circulation?

  public init(
    id: ReleaseID, title: String, artists: [ArtistCredit] = [], labels: [LabelCredit] = [],
    formats: [ReleaseFormat] = [], country: String? = nil, released: String? = nil,
    genres: [String] = [], styles: [String] = [], tracklist: [Track] = [],
    identifiers: [ReleaseIdentifier] = [], master: ReleaseID? = nil, images: [ReleaseImage] = [],
    circulation: Circulation? = nil
  ) {
    self.id = id
    self.title = title
    self.artists = artists
    self.labels = labels
    self.formats = formats
    self.country = country
    self.released = released
    self.genres = genres
    self.styles = styles
    self.tracklist = tracklist
    self.identifiers = identifiers
    self.master = master
    self.images = images
    self.circulation = circulation
  }

  /// The facts that distinguish it from other pressings.
  public var summary: ReleaseSummary {
    ReleaseSummary(
      id: id, title: title, artists: artists, labels: labels, formats: formats, country: country,
      released: released, circulation: circulation)
  }

  /// The GTINs among its identifiers, each once, in their order.
  public var gtins: [GTIN] {
    var seen: Set<GTIN> = []
    return identifiers.compactMap(\.gtin).filter { seen.insert($0).inserted }
  }
}

/// One line of a tracklist.
public struct Track: Sendable, Hashable, Codable {
  /// Side and number, such as "A1".
  public let position: String
  public let title: String
  /// Minutes and seconds, such as "3:20"; nil where unknown.
  public let duration: String?

  public init(position: String, title: String, duration: String? = nil) {
    self.position = position
    self.title = title
    self.duration = duration
  }
}

/// A picture of a release at its source.
public struct ReleaseImage: Sendable, Hashable, Codable {
  /// The address, as a URL.
  public let address: String
  /// Width in pixels, where known.
  public let width: Int?
  /// Height in pixels, where known.
  public let height: Int?

  public init(address: String, width: Int? = nil, height: Int? = nil) {
    self.address = address
    self.width = width
    self.height = height
  }
}
