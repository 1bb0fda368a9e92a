/// A release as MusicBrainz' web service (WS/2) and its JSON dumps write it, as far as it is read.
///
/// Genres, tags and annotations are left out: these, unlike the rest, are not in the public domain.
struct MusicBrainzRelease: Decodable {
  let id: String
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

  enum CodingKeys: String, CodingKey {
    case id, title, disambiguation, barcode, asin, country, date, media, relations
    case artistCredit = "artist-credit"
    case labelInfo = "label-info"
    case releaseGroup = "release-group"
  }

  struct Credit: Decodable {
    let name: String?
    let joinphrase: String?
  }

  struct LabelInfo: Decodable {
    let number: String?
    let label: Named?

    enum CodingKeys: String, CodingKey {
      case label
      case number = "catalog-number"
    }
  }

  struct Named: Decodable {
    let name: String?
  }

  struct Group: Decodable {
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

  struct Medium: Decodable {
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
  struct Recording: Decodable {
    let number: String?
    let title: String?
    /// In milliseconds.
    let length: Int?
  }

  /// What an artist, label or place did for the release.
  struct Relation: Decodable {
    let type: String?
    let attributes: [String]?
    let artist: Named?
    let label: Named?
    let place: Named?
  }
}
