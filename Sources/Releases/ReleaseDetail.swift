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
  public var identifiers: [ReleaseIdentifier]
  /// The master or release group that its pressings belong to; nil if there is none.
  public let master: ReleaseID?
  public let images: [ReleaseImage]
  /// Who did what on it, such as the producer; the names on its sleeve are ``artists``.
  public let contributions: [Contribution]
  /// Who made it: where it was recorded, mastered and pressed, and who holds the rights.
  public let companies: [CompanyCredit]
  /// Free text of the source about this pressing; nil for none.
  public let notes: String?
  /// As in ``ReleaseSummary/isMainRelease``.
  public let isMainRelease: Bool
  /// The year in which the first pressing of its master came out; nil where unknown.
  public var masterYear: Int?
  /// As in ``ReleaseSummary/circulation``.
  public var circulation: Circulation?

  public init(
    id: ReleaseID, title: String, artists: [ArtistCredit] = [], labels: [LabelCredit] = [],
    formats: [ReleaseFormat] = [], country: String? = nil, released: String? = nil,
    genres: [String] = [], styles: [String] = [], tracklist: [Track] = [],
    identifiers: [ReleaseIdentifier] = [], master: ReleaseID? = nil, images: [ReleaseImage] = [],
    contributions: [Contribution] = [], companies: [CompanyCredit] = [], notes: String? = nil,
    isMainRelease: Bool = false, masterYear: Int? = nil, circulation: Circulation? = nil
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
    self.contributions = contributions
    self.companies = companies
    self.notes = notes
    self.isMainRelease = isMainRelease
    self.masterYear = masterYear
    self.circulation = circulation
  }

  /// The facts that distinguish it from other pressings.
  public var summary: ReleaseSummary {
    ReleaseSummary(
      id: id, title: title, artists: artists, labels: labels, formats: formats, country: country,
      released: released, isMainRelease: isMainRelease, circulation: circulation)
  }

  /// The ids of the same pressing at other sources, where somebody linked them.
  public var otherIDs: [ReleaseID] {
    identifiers.compactMap { identifier in
      ReleaseID.Source(rawValue: identifier.kind.rawValue)
        .map { ReleaseID(source: $0, value: identifier.value) }
    }
  }

  /// It with the id of the same pressing at another source.
  public func linked(to id: ReleaseID) -> ReleaseDetail {
    guard id != self.id, !otherIDs.contains(id) else { return self }
    var detail = self
    detail.identifiers.append(ReleaseIdentifier(id))
    return detail
  }

  /// The GTINs among its identifiers, each once, in their order.
  public var gtins: [GTIN] {
    var seen: Set<GTIN> = []
    return identifiers.compactMap(\.gtin).filter { seen.insert($0).inserted }
  }
}
