import Foundation
import Releases
import Testing

/// Which release, and in whose numbering.
struct ReleaseIDTests {
  private static let mbid = "9f2ab1f1-4c5a-4a35-8c4e-1d3a6e0f7b2c"

  @Test("both sources' ids are read and written")
  func sources() {
    #expect(ReleaseID("discogs:249504") == ReleaseID(source: .discogs, value: "249504"))
    #expect(
      ReleaseID("musicbrainz:\(Self.mbid)") == ReleaseID(source: .musicBrainz, value: Self.mbid))
    #expect(ReleaseID("discogs:249504")?.description == "discogs:249504")
    #expect(ReleaseID("musicbrainz:\(Self.mbid)")?.description == "musicbrainz:\(Self.mbid)")
  }

  @Test("a bare number is a Discogs number")
  func bareNumber() {
    #expect(ReleaseID("249504")?.description == "discogs:249504")
    #expect(ReleaseID(Self.mbid) == nil)
  }

  @Test("the source may be in any case")
  func sourceCase() {
    #expect(ReleaseID("Discogs:1")?.source == .discogs)
    #expect(ReleaseID("MusicBrainz:a-1")?.source == .musicBrainz)
  }

  @Test(
    "anything else is none",
    arguments: [
      "", ":", "discogs:", ":1", "spotify:1", "discogs:1:2", "discogs:1 2", "discogs:1/2",
      "discogs:٣", "٣", "-", "discogs:é", "discogs:1\n", "discogs:../1", "discogs:%31", "abc",
    ])
  func refused(text: String) {
    #expect(ReleaseID(text) == nil)
  }

  @Test("a value has at most 64 characters")
  func length() {
    #expect(ReleaseID("discogs:" + String(repeating: "1", count: 64)) != nil)
    #expect(ReleaseID("discogs:" + String(repeating: "1", count: 65)) == nil)
    #expect(ReleaseID(String(repeating: "1", count: 10_000)) == nil)
  }

  @Test("in JSON it is its text")
  func json() throws {
    let id = try #require(ReleaseID("discogs:249504"))
    let data = try JSONEncoder().encode([id])
    #expect(String(decoding: data, as: UTF8.self) == #"["discogs:249504"]"#)
    #expect(try JSONDecoder().decode([ReleaseID].self, from: data) == [id])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ReleaseID].self, from: Data(#"["spotify:1"]"#.utf8))
    }
  }
}
