import Releases

/// What a catalogue was made from.
public struct CatalogOrigin: Sendable, Hashable, Codable {
  /// How the user calls it, such as "discogs".
  public var name: String
  /// The source of its data, and the licence.
  public var source: String
  /// The month or day of the data in the source's words, such as "2026-11-01"; nil where unknown.
  public var edition: String?
  /// What was left out, in the user's words, such as "only vinyl"; empty for nothing.
  public var filters: [String]
  public var contents: CatalogContents

  public init(
    name: String, source: String, edition: String? = nil, filters: [String] = [],
    contents: CatalogContents = .everything
  ) {
    self.name = name
    self.source = source
    self.edition = edition
    self.filters = filters
    self.contents = contents
  }
}

/// How much of each release a catalogue keeps.
public enum CatalogContents: String, Sendable, Hashable, Codable {
  case everything
  /// Releases with a barcode, and of these what a list shows; no words.
  case barcodesOnly
  /// Masters only: the year of each, and which release stands for it.
  case masters
}

/// A master of a source: what its pressings have in common.
public struct MasterEntry: Sendable, Hashable {
  public let id: ReleaseID
  /// The release that stands for all; nil where unknown.
  public let mainRelease: ReleaseID?
  /// When the first pressing came out; nil where unknown.
  public let year: Int?

  public init(id: ReleaseID, mainRelease: ReleaseID?, year: Int?) {
    self.id = id
    self.mainRelease = mainRelease
    self.year = year
  }
}
