/// A small record that a server knows.
public struct SourceRecord: Sendable {
  /// Its number at Discogs; nil where Discogs does not have it.
  public var discogs: Int?
  /// Its id at MusicBrainz; nil where MusicBrainz does not have it.
  public var musicBrainz: String?
  public var artist = "Ada (2)"
  public var title = "Far Away"
  public var barcode: String

  public init(discogs: Int? = nil, musicBrainz: String? = nil, barcode: String) {
    self.discogs = discogs
    self.musicBrainz = musicBrainz
    self.barcode = barcode
  }

  var json: [String: Any] {
    [
      "id": discogs ?? 0, "mbid": musicBrainz ?? "", "artist": artist, "title": title,
      "barcode": barcode,
    ]
  }
}
