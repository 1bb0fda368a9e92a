/// A release as MusicBrainz' web service (WS/2) and its JSON dumps write it, as far as it is read.
///
/// Genres, tags and annotations are left out: these, unlike the rest, are not in the public domain.
public struct MusicBrainzRelease: Decodable, Sendable {
  /// As it came: an MBID if all is well.
  public let id: String
  let title: String?
  let disambiguation: String?
  let barcode: String?
  let asin: String?
  let country: String?
  let date: String?
  let artistCredit: [Credit]?
  let labelInfo: [LabelInfo]?
  let media: [Medium]?
  let releaseGroup: Group?
  let relations: [Relation]?
  let coverArt: CoverArt?

  enum CodingKeys: String, CodingKey {
    case id, title, disambiguation, barcode, asin, country, date, media, relations
    case artistCredit = "artist-credit"
    case labelInfo = "label-info"
    case releaseGroup = "release-group"
    case coverArt = "cover-art-archive"
  }

  struct Credit: Decodable, Sendable {
    /// As credited; nil in replies to a search where that is the name of the artist.
    let name: String?
    let artist: Named?
    let joinphrase: String?
  }

  struct LabelInfo: Decodable, Sendable {
    let number: String?
    let label: Named?

    enum CodingKeys: String, CodingKey {
      case label
      case number = "catalog-number"
    }
  }

  struct Named: Decodable, Sendable {
    let name: String?
  }

  struct Group: Decodable, Sendable {
    let id: String?
    let type: String?
    let otherTypes: [String]?
    let firstDate: String?

    enum CodingKeys: String, CodingKey {
      case id
      case type = "primary-type"
      case otherTypes = "secondary-types"
      case firstDate = "first-release-date"
    }
  }

  struct Medium: Decodable, Sendable {
    let format: String?
    let pregap: Recording?
    let tracks: [Recording]?
    let dataTracks: [Recording]?

    enum CodingKeys: String, CodingKey {
      case format, pregap, tracks
      case dataTracks = "data-tracks"
    }
  }

  /// A track.
  struct Recording: Decodable, Sendable {
    let number: String?
    let title: String?
    /// In milliseconds.
    let length: Int?
  }

  /// What an artist, label or place did for the release.
  struct Relation: Decodable, Sendable {
    let type: String?
    let attributes: [String]?
    let artist: Named?
    let label: Named?
    let place: Named?
    let url: Address?
  }

  struct Address: Decodable, Sendable {
    let resource: String?
  }

  /// What the Cover Art Archive has of it.
  struct CoverArt: Decodable, Sendable {
    let front: Bool?
  }
}
