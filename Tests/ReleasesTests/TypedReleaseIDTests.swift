import Releases
import Testing

/// Releases as people write them.
struct TypedReleaseIDTests {
  private static let mbid = "9f2ab1f1-4c5a-4a35-8c4e-1d3a6e0f7b2c"

  @Test(
    "numbers, MBIDs and addresses name a release",
    arguments: [
      ("249504", "discogs:249504"), (" R249504 ", "discogs:249504"),
      ("[r249504]", "discogs:249504"), ("Discogs:249504", "discogs:249504"),
      ("https://www.discogs.com/release/249504-Rick-Astley", "discogs:249504"),
      ("http://discogs.com/fr/sell/release/249504?sort=price", "discogs:249504"),
      ("https://api.discogs.com/releases/249504", "discogs:249504"),
      (mbid.uppercased(), "musicbrainz:\(mbid)"),
      ("https://musicbrainz.org/release/\(mbid)/discids", "musicbrainz:\(mbid)"),
      ("beta.musicbrainz.org/release/\(mbid)", "musicbrainz:\(mbid)"),
    ])
  func names(text: String, id: String) {
    #expect(ReleaseID(typed: text)?.description == id)
  }

  @Test(
    "anything else names none",
    arguments: [
      "", "r", "x", "0", "0123", "12-34", "5012394144777", "r1234567890", "other:1",
      "https://www.discogs.com/master/96559", "https://www.discogs.com/release/",
      "https://notdiscogs.com/release/249504", "https://example.org/release/249504",
      "https://musicbrainz.org/release/249504", "https://musicbrainz.org/release-group/\(mbid)",
    ])
  func others(text: String) {
    #expect(ReleaseID(typed: text) == nil)
  }
}
