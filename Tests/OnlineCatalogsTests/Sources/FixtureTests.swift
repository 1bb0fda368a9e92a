import Foundation
import ReleaseSources
import Releases
import TestSupport
import Testing

@testable import OnlineCatalogs

/// Every reply that is at hand, of all that the sources are asked for; its parts are counted here by
/// another reader of JSON.
@Suite(.enabled(if: RealReleases.areThere, "\(RealReleases.missing)"))
struct FixtureTests {
  private typealias Object = [String: Any]

  private let decoder = JSONDecoder()

  /// The names of replies that begin with a text.
  private func names(_ folder: String, _ begin: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: RealReleases.folder + "/" + folder)
      .filter { $0.hasPrefix(begin) }.sorted().map { folder + "/" + $0 }
  }

  /// A reply as Foundation's other reader reads it; one has a comma too many.
  private func object(_ name: String) throws -> Object {
    let text = String(decoding: try RealReleases.reply(name), as: UTF8.self)
      .replacing(/,\s*([\]}])/) { "\($0.output.1)" }
    return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object ?? [:]
  }

  @Test("Discogs' releases keep their title, credits, labels, formats, tracks, codes and pictures")
  func discogsReleases() throws {
    let names =
      try names("discogs-api", "releases__") + ["discogs-api/Database_get-release-200.json"]
    #expect(names.count == 6)
    for name in names {
      let json = try object(name)
      func list(_ key: String) -> [Object] { json[key] as? [Object] ?? [] }
      let detail = try #require(
        try decoder.decode(DiscogsRelease.self, from: RealReleases.reply(name)).detail)
      #expect(detail.id.value == String(json["id"] as? Int ?? 0))
      #expect(detail.title == json["title"] as? String)
      #expect(detail.artists.count == list("artists").count)
      // The number that tells artists of one name apart is not shown.
      #expect(detail.artists.allSatisfy { !$0.name.contains(/\(\d+\)$/) })
      #expect(
        detail.labels.map { $0.catalogueNumber ?? "none" }
          == list("labels").map { $0["catno"] as? String })
      #expect(detail.formats.map(\.name) == list("formats").map { $0["name"] as? String })
      #expect(detail.images.map(\.address) == list("images").compactMap { $0["uri"] as? String })
      #expect(detail.genres == json["genres"] as? [String])
      let tracks = list("tracklist").filter { $0["type_"] as? String != "heading" }
      #expect(detail.tracklist.map(\.title) == tracks.map { $0["title"] as? String }, "\(name)")
      #expect(
        detail.identifiers.map(\.value) == list("identifiers").map { $0["value"] as? String })
      #expect(detail.master?.value == (json["master_id"] as? Int).map(String.init))
    }
  }

  @Test("search results keep what a release is known by, and only numbers that are a GTIN count")
  func discogsSearches() throws {
    let names =
      try names("discogs-api", "database__search") + ["discogs-api/Database_search-200.json"]
    #expect(names.count == 5)
    for name in names {
      let json = try object(name)
      let results = (json["results"] as? [Object] ?? []).filter {
        $0["type"] as? String == "release"
      }
      let found = try decoder.decode(DiscogsSearch.self, from: RealReleases.reply(name)).results
        .compactMap(\.summary)
      #expect(found.map(\.id.value) == results.map { String($0["id"] as? Int ?? 0) })
      #expect(
        found.map { "\($0.artists.joined) - \($0.title)" }.map { $0.filter { $0 != "*" } }
          == results.map { ($0["title"] as? String ?? "").replacing(/\*| \(\d+\)/, with: "") })
      #expect(found.map(\.year) == results.map { ($0["year"] as? String).flatMap { Int($0) } })
    }
  }

  @Test("masters and their pressings, the user, and what is wrong")
  func discogsOthers() throws {
    let master = try decoder.decode(
      DiscogsMaster.self, from: RealReleases.reply("discogs-api/masters__4242.json"))
    #expect(master.title == (try object("discogs-api/masters__4242.json"))["title"] as? String)
    for name in try names("discogs-api", "masters__4242__versions") {
      let page = try decoder.decode(DiscogsVersions.self, from: RealReleases.reply(name))
      #expect(page.versions.count == ((try object(name))["versions"] as? [Any])?.count)
    }
  }

  @Test("each fault of Discogs' is told in its own words", arguments: [401, 403, 404, 500])
  func discogsFaults(status: Int) async throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: RealReleases.folder + "/discogs-api"
    ).filter { $0.hasSuffix("-\(status).json") }.map { "discogs-api/" + $0 }
    #expect(!names.isEmpty)
    for name in names {
      let body = String(decoding: try RealReleases.reply(name), as: UTF8.self)
      let host = FakeHost { _ in .success(.json(body, status: status)) }
      let catalog = DiscogsCatalog(
        token: nil, connections: try .virtual(host, clock: host.clock))
      let id = ReleaseID(source: .discogs, value: "1")
      switch status {
      case 404: #expect(try await catalog.release(id: id) == nil)
      case 500:
        await #expect(
          throws: LookUpFailure.temporary(.unavailable("api.discogs.com: answers 500"))
        ) { try await catalog.release(id: id) }
      default:
        await #expect(
          throws: LookUpFailure.lasting(.unauthorized("api.discogs.com: refuses the token"))
        ) { try await catalog.release(id: id) }
      }
    }
  }

  @Test("MusicBrainz' other releases: boxes, mixes, singles, and one without a kind")
  func musicBrainzReleases() throws {
    func release(_ name: String) throws -> ReleaseDetail {
      let data = try RealReleases.reply("musicbrainz-ws2-json/release_\(name).json")
      let read = try decoder.decode(MusicBrainzRelease.self, from: data)
      return try #require(read.detail { "cover of \($0.value)" })
    }
    let box = try release("5medias")
    #expect(box.formats.map(\.name) == ["CD", "DVD-Video", "Blu-ray"])
    #expect(box.formats.map(\.quantity) == [2, 2, 1])
    #expect(box.labels == [LabelCredit(name: "EMI", catalogueNumber: "50999 029435 2 7")])
    #expect(box.gtins.map(\.digits) == ["05099902943527"])
    #expect(box.country == "XE")
    #expect(box.images.map(\.address) == ["cover of f17a0f30-8eb1-4322-b54e-fb71edb78d7c"])
    let mix = try release("djmix")
    #expect(mix.gtins.map(\.shortestDigits) == ["602527121956"])
    #expect(!mix.contributions.isEmpty)
    let single = try release("multidisc")
    #expect(single.title == "ケアレス")
    #expect(
      single.tracklist.map(\.position) == ["1-1", "1-2", "1-3", "1-4", "2-1", "2-2", "2-3"])
    #expect(single.formats.first?.descriptions == ["Single"])
    #expect(single.images == [])
    let file = try release("no_type")
    #expect(file.artists == [ArtistCredit(name: "Tim Green")])
    #expect(file.formats == [ReleaseFormat(name: "Digital Media")])
    #expect(file.identifiers == [])
  }

  @Test("where everything is null there is nothing, and no failure")
  func nulls() throws {
    let id = "b84ee12a-09ef-421b-82de-0441a926375b"
    for name in ["release_null", "country_null"] {
      var json = try object("musicbrainz-ws2-json/\(name).json")
      json["id"] = id
      let detail = try #require(try read(json))
      #expect(detail.title == "")
      #expect(detail.country == nil && detail.released == nil)
      #expect(detail.identifiers == [] && detail.images == [] && detail.tracklist == [])
      #expect(detail.master == nil)
    }
    let parts: Object = [
      "id": id, "release-group": try object("musicbrainz-ws2-json/release_group_null.json"),
      "media": [
        try object("musicbrainz-ws2-json/media_null.json"),
        ["tracks": [try object("musicbrainz-ws2-json/track_null.json")]],
      ],
    ]
    let detail = try #require(try read(parts))
    #expect(detail.tracklist == [Track(position: "", title: "")])
    #expect(detail.master == nil && detail.masterYear == nil)
  }

  @Test("parts of releases: groups, discs and tracks")
  func parts() throws {
    for name in try names("musicbrainz-ws2-json", "release_group") {
      let group = try object(name)
      let detail = try #require(
        try read(["id": "b84ee12a-09ef-421b-82de-0441a926375b", "release-group": group]))
      #expect(detail.master?.value == group["id"] as? String)
    }
    let detail = try #require(
      try read([
        "id": "b84ee12a-09ef-421b-82de-0441a926375b",
        "media": [
          try object("musicbrainz-ws2-json/media_pregap.json"),
          [
            "pregap": try object("musicbrainz-ws2-json/track_pregap.json"),
            "tracks": [try object("musicbrainz-ws2-json/track.json")],
          ],
        ],
      ]))
    #expect(detail.formats.map(\.name) == ["Enhanced CD", ""])
    #expect(
      detail.tracklist.suffix(2) == [
        Track(position: "2-0", title: "Lady", duration: "3:48"),
        Track(position: "A1", title: "Speak to Me", duration: "1:08"),
      ])
  }

  private func read(_ json: Object) throws -> ReleaseDetail? {
    try decoder.decode(
      MusicBrainzRelease.self, from: JSONSerialization.data(withJSONObject: json)
    ).detail { _ in "cover" }
  }
}
