import Barcodes
import Foundation
import ReleaseSources
import Releases
import TestSupport
import Testing

@testable import OnlineCatalogs

/// Real replies of MusicBrainz; their parts are counted here by themselves.
@Suite(.enabled(if: RealReleases.areThere, "\(RealReleases.missing)"))
struct MusicBrainzRepliesTests {
  private func release(_ name: String) throws -> MusicBrainzRelease {
    try JSONDecoder().decode(
      MusicBrainzRelease.self, from: RealReleases.reply("musicbrainz-ws2-json/" + name))
  }

  @Test("each release keeps its id, title, credits, labels, discs and tracks")
  func all() throws {
    #expect(RealReleases.musicBrainz.count == 38)
    for path in RealReleases.musicBrainz {
      let data = try Data(contentsOf: URL(filePath: path))
      let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      func list(_ name: String, of value: [String: Any] = [:]) -> [[String: Any]] {
        (value.isEmpty ? json : value)[name] as? [[String: Any]] ?? []
      }
      let detail = try #require(
        try JSONDecoder().decode(MusicBrainzRelease.self, from: data).detail())
      #expect(detail.id.value == json["id"] as? String)
      #expect(detail.title == json["title"] as? String)
      #expect(detail.artists.map(\.name) == list("artist-credit").map { $0["name"] as? String })
      #expect(detail.labels.count == list("label-info").count, "\(path)")
      let media = list("media")
      #expect(detail.formats.reduce(0) { $0 + $1.quantity } == media.count)
      let tracks = media.reduce(0) { count, medium in
        count + list("tracks", of: medium).count + list("data-tracks", of: medium).count
          + (medium["pregap"] is [String: Any] ? 1 : 0)
      }
      #expect(detail.tracklist.count == tracks, "\(path)")
      let barcode = json["barcode"] as? String ?? ""
      #expect(
        detail.identifiers.filter { $0.kind == .barcode }.map(\.value)
          == [barcode].filter { !$0.isEmpty })
      // Seven have none; all others pass their check digit.
      #expect(detail.gtins.isEmpty == barcode.isEmpty, "\(path)")
    }
  }

  @Test("relations, the cover and the link to Discogs")
  func relations() throws {
    let release = try release("release.json")
    let detail = try #require(release.detail { "cover of \($0.value)" })
    #expect(release.discogsRelease?.description == "discogs:1873013")
    #expect(detail.otherIDs.map(\.description) == ["discogs:1873013"])
    #expect(
      detail.images == [
        ReleaseImage(address: "cover of b84ee12a-09ef-421b-82de-0441a926375b")
      ])
    #expect(detail.released == "1973-03-24")
    // Not a number that passes its check digit.
    #expect(detail.gtins == [])
    #expect(try self.release("eval_release_3a8a6113.json").detail { _ in "cover" }?.images == [])
  }

  @Test("replies to a search name the artist only, and no tracks")
  func search() throws {
    struct Page: Decodable { let releases: [MusicBrainzRelease] }
    let page = try JSONDecoder().decode(
      Page.self, from: RealReleases.reply("musicbrainz-ws2-json/search-release-list.json"))
    let found = try #require(page.releases.first?.detail())
    #expect(page.releases.count == 1)
    #expect(found.title == "Chiptunes = WIN \\m|♥|m/")
    #expect(found.artists == [ArtistCredit(name: "Chiptunes = WIN \\m|♥|m/")])
    #expect(found.labels == [LabelCredit(name: "Chiptunes = WIN \\m|♥|m/")])
    #expect(
      found.formats == [
        ReleaseFormat(name: "Digital Media", descriptions: ["Album", "Compilation"])
      ])
    #expect(found.country == "XW")
    #expect(found.released == "2012-06-05")
  }
}
