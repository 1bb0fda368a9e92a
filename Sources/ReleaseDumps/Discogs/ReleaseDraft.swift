import Releases

/// A release of a Discogs dump while it is being read.
struct ReleaseDraft {
  /// Its number.
  var id: String?
  /// Whether the rest of it is left out.
  var isLeftOut = false
  var title = ""
  var country: String?
  var released: String?
  var notes: String?
  /// The number of its master, or of a master's main release.
  var master: String?
  var isMainRelease = false
  var artists: [ArtistCredit] = []
  var contributions: [Contribution] = []
  var companies: [CompanyCredit] = []
  var labels: [LabelCredit] = []
  var formats: [ReleaseFormat] = []
  var genres: [String] = []
  var styles: [String] = []
  var identifiers: [ReleaseIdentifier] = []
  var images: [ReleaseImage] = []
  var tracklist: [Track] = []

  /// What is being read of it.
  var credit = CreditDraft()
  var format = FormatDraft()
  var track = TrackDraft()
  /// The tracks around that one, such as a medley's.
  private var outerTracks: [TrackDraft] = []
  /// Where in the tracklist stands something like "This Side", which is no track.
  private var headings: [Int] = []

  init() {}

  init(leftOut id: String?) {
    self.id = id
    isLeftOut = true
  }

  /// Nil without a number.
  var detail: ReleaseDetail? {
    guard let id else { return nil }
    return ReleaseDetail(
      id: ReleaseID(source: .discogs, value: id), title: title, artists: artists, labels: labels,
      formats: formats, country: country, released: released, genres: genres, styles: styles,
      tracklist: tracks, identifiers: identifiers,
      master: master.map { ReleaseID(source: .discogs, value: $0) }, images: images,
      contributions: contributions, companies: companies, notes: notes,
      isMainRelease: isMainRelease)
  }

  /// The tracklist without headings; where no track has a position, none can be told apart.
  private var tracks: [Track] {
    guard !headings.isEmpty, headings.count < tracklist.count else { return tracklist }
    var tracks = tracklist
    for index in headings.reversed() { tracks.remove(at: index) }
    return tracks
  }

  mutating func beginTrack() {
    // A track that holds others stands before them.
    if track.isOpen {
      track.place(in: &tracklist)
      outerTracks.append(track)
    }
    track = TrackDraft()
    track.isOpen = true
  }

  mutating func finishTrack() {
    if track.isHeading { headings.append(tracklist.count) }
    track.place(in: &tracklist)
    contributions += track.contributions
    track = outerTracks.popLast() ?? TrackDraft()
  }

  mutating func addArtist(in parent: DiscogsElement?) {
    switch (parent, track.isOpen) {
    case (.artists, false):
      artists.append(
        ArtistCredit(name: credit.name, join: credit.join, usualName: credit.usualName))
    case (.artists, true): track.credits.append(credit)
    case (.extraArtists, false):
      contributions.append(
        Contribution(name: credit.name, role: credit.role, tracks: credit.tracks))
    case (.extraArtists, true): track.credits.append(credit)
    default: break
    }
  }

  mutating func addCompany() {
    companies.append(
      CompanyCredit(
        name: credit.name, role: credit.role, catalogueNumber: credit.catalogueNumber))
  }
}
