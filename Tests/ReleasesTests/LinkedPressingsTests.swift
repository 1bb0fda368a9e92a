import Releases
import Testing

/// Pressings that two sources have, linked to each other.
struct LinkedPressingsTests {
  private let atDiscogs = ReleaseDetail(id: ReleaseID(source: .discogs, value: "1"), title: "One")
  private let atMusicBrainz = ReleaseDetail(
    id: ReleaseID(source: .musicBrainz, value: "a"), title: "One",
    identifiers: [ReleaseIdentifier(ReleaseID(source: .discogs, value: "1"))])
  private let other = ReleaseDetail(id: ReleaseID(source: .musicBrainz, value: "b"), title: "One")

  private func ids(of pressings: [Pressing], chosen: ReleaseDetail? = nil) -> [String] {
    pressings.withoutDuplicates(of: chosen).map(\.id.description)
  }

  @Test("of two that are linked that of Discogs stays, with both ids")
  func discogsStays() throws {
    let all = [atMusicBrainz, atDiscogs, other].map { Pressing($0) }
    #expect(ids(of: all) == ["discogs:1", "musicbrainz:b"])
    let kept = try #require(all.withoutDuplicates(of: nil).first?.detail)
    #expect(kept.otherIDs == [atMusicBrainz.id])
    // Each is linked to the other: one of them still stays.
    let mutual = [atMusicBrainz, atDiscogs.linked(to: atMusicBrainz.id)].map { Pressing($0) }
    #expect(ids(of: mutual) == ["discogs:1"])
  }

  @Test("the one that the user chose stays, whichever it is")
  func chosenStays() {
    #expect(ids(of: [Pressing(atMusicBrainz)], chosen: atDiscogs) == [])
    #expect(ids(of: [Pressing(atDiscogs.summary)], chosen: atMusicBrainz) == [])
    let both = [Pressing(atDiscogs), Pressing(atMusicBrainz)]
    #expect(ids(of: both, chosen: atMusicBrainz) == ["musicbrainz:a"])
  }

  @Test("without links all stay")
  func unlinked() {
    #expect(ids(of: [Pressing(atDiscogs), Pressing(other)]) == ["discogs:1", "musicbrainz:b"])
  }

  @Test("an id is added once, and never a release's own")
  func linking() {
    let linked = atDiscogs.linked(to: atMusicBrainz.id).linked(to: atMusicBrainz.id)
    #expect(linked.otherIDs == [atMusicBrainz.id])
    #expect(linked.linked(to: atDiscogs.id) == linked)
  }
}
