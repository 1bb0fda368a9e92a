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

/// What somebody did on a release.
public struct Contribution: Sendable, Hashable, Codable {
  public let name: String
  /// The source's words, such as "Producer" or "Written-By".
  public let role: String
  /// The tracks that it is about, in the source's words such as "A1 to A3"; nil for the whole release.
  public let tracks: String?

  public init(name: String, role: String, tracks: String? = nil) {
    self.name = name
    self.role = role
    self.tracks = tracks
  }
}

/// What a company did for a release.
public struct CompanyCredit: Sendable, Hashable, Codable {
  public let name: String
  /// The source's words, such as "Pressed By".
  public let role: String
  /// The company's own number for the release; nil where there is none.
  public let catalogueNumber: String?

  public init(name: String, role: String, catalogueNumber: String? = nil) {
    self.name = name
    self.role = role
    self.catalogueNumber = catalogueNumber
  }
}
