/// A release as Discogs' interface writes it, as far as it is read.
struct DiscogsRelease: Decodable, Sendable {
  let id: DiscogsText
  let status: String?
  let title: String?
  let artists: [Credit]?
  let extraartists: [Credit]?
  let labels: [Company]?
  let companies: [Company]?
  let formats: [Format]?
  let country: String?
  let released: DiscogsText?
  let year: DiscogsText?
  let genres: [String]?
  let styles: [String]?
  let tracklist: [Track]?
  let identifiers: [Identifier]?
  let masterID: DiscogsText?
  let images: [Image]?
  let notes: String?
  let community: Community?

  enum CodingKeys: String, CodingKey {
    case id, status, title, artists, extraartists, labels, companies, formats, country, released
    case year, genres, styles, tracklist, identifiers, images, notes, community
    case masterID = "master_id"
  }

  struct Credit: Decodable, Sendable {
    let name: String?
    /// As it is printed on this release ("artist name variation").
    let anv: String?
    let join: String?
    let role: String?
    let tracks: String?
  }

  struct Company: Decodable, Sendable {
    let name: String?
    let number: String?
    let role: String?

    enum CodingKeys: String, CodingKey {
      case name
      case number = "catno"
      case role = "entity_type_name"
    }
  }

  struct Format: Decodable, Sendable {
    let name: String?
    let quantity: DiscogsText?
    let descriptions: [String]?
    let text: String?

    enum CodingKeys: String, CodingKey {
      case name, descriptions, text
      case quantity = "qty"
    }
  }

  struct Track: Decodable, Sendable {
    /// "track", "heading" or "index"; older replies have none.
    let type: String?
    let position: String?
    let title: String?
    let duration: String?
    let artists: [Credit]?
    let extraartists: [Credit]?
    let subTracks: [Track]?

    enum CodingKeys: String, CodingKey {
      case position, title, duration, artists, extraartists
      case type = "type_"
      case subTracks = "sub_tracks"
    }
  }

  struct Identifier: Decodable, Sendable {
    let type: String?
    let value: String?
    let description: String?
  }

  struct Image: Decodable, Sendable {
    let uri: String?
    let width: Int?
    let height: Int?
  }

  struct Community: Decodable, Sendable {
    let have: Int?
    let want: Int?
  }
}
