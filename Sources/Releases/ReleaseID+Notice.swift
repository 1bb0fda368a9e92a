extension ReleaseID.Source {
  /// What the source wants to be said where its data is shown, in whole sentences.
  public var notice: String {
    switch self {
    case .discogs:
      """
      Data provided by Discogs. This application uses Discogs' API but is not affiliated with, \
      sponsored or endorsed by Discogs. 'Discogs' is a trademark of Zink Media, LLC.
      """
    case .musicBrainz:
      """
      Data provided by MusicBrainz, where core data is in the public domain (CC0). Covers are those \
      of the Cover Art Archive.
      """
    }
  }

  /// Its page.
  public var address: String {
    switch self {
    case .discogs: "https://www.discogs.com"
    case .musicBrainz: "https://musicbrainz.org"
    }
  }
}
