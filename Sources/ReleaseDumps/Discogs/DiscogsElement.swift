/// The elements of Discogs' dumps that are read; all others are left out with all in them.
enum DiscogsElement: String, CaseIterable {
  case releases, release
  case title, country, released, notes, genres, genre, styles, style
  case masterID = "master_id"
  case images, image
  case artists
  case extraArtists = "extraartists"
  case artist, name, join, role, tracks
  /// The name as it is printed on this release ("artist name variation").
  case variation = "anv"
  case labels, label
  case formats, format, descriptions, description
  case trackList = "tracklist"
  case subTracks = "sub_tracks"
  case track, position, duration
  case identifiers, identifier
  case companies, company
  case catalogueNumber = "catno"
  case companyRole = "entity_type_name"

  case masters, master, year
  case mainRelease = "main_release"

  /// Whether it holds text and no elements.
  var holdsText: Bool {
    switch self {
    case .title, .country, .released, .notes, .genre, .style, .masterID, .name, .join, .role,
      .tracks, .variation, .description, .position, .duration, .catalogueNumber, .companyRole,
      .year, .mainRelease:
      true
    default: false
    }
  }

  /// Those that are read of a dump.
  static func read(of kind: ReleaseDump.Kind, onlyBarcodes: Bool) -> [DiscogsElement] {
    if kind == .discogsMasters { return [.masters, .master, .title, .year, .mainRelease] }
    let left: Set<DiscogsElement> = [.masters, .master, .year, .mainRelease]
    let details: Set<DiscogsElement> = [
      .extraArtists, .genres, .styles, .notes, .images, .trackList, .companies,
    ]
    return allCases.filter { !left.contains($0) && !(onlyBarcodes && details.contains($0)) }
  }
}
