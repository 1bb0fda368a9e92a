import Accounts
import CatalogConformance
import LocalServer
import OnlineCatalogs
import Releases
import Testing

/// Both sources answer by the rules of all catalogues, over real sockets.
struct OnlineConformanceTests {
  @Test func discogs() async throws {
    // A release does not say whether it is the main one of its master, nor since when there is that.
    let records = CatalogConformance.records.filter { $0.id.source == .discogs }
      .map(\.withoutMaster)
    let server = try LocalServer { DiscogsServer(records: records).reply(to: $0) }
    let catalog = DiscogsCatalog(
      base: server.url, token: DiscogsToken(pasted: "s3cret"),
      connections: try .virtual(CurlTransport()))
    let violations = try await CatalogConformance(catalog, of: records).violations()
    #expect(violations == [])
    #expect(server.log.allSatisfy { $0.headers["user-agent"]?.hasPrefix("VinylCrate/") == true })
  }

  @Test func musicBrainz() async throws {
    let records = CatalogConformance.records.filter { $0.id.source == .musicBrainz }
    // As it writes the format of a disc with its size.
    let server = try LocalServer { MusicBrainzServer(records: records).reply(to: $0) }
    let catalog = MusicBrainzCatalog(
      base: server.url, connections: try .virtual(CurlTransport()))
    let told = records.map(\.asMusicBrainzTells)
    let violations = try await CatalogConformance(catalog, of: told).violations()
    #expect(violations == [])
  }

  @Test("a chain of a catalogue that knows nothing and one that knows all")
  func chain() async throws {
    let records = CatalogConformance.records.filter { $0.id.source == .discogs }
      .map(\.withoutMaster)
    let server = try LocalServer { DiscogsServer(records: records).reply(to: $0) }
    let connections = try OnlineConnections.virtual(CurlTransport())
    let empty = try LocalServer { MusicBrainzServer(records: []).reply(to: $0) }
    let chain = CatalogChain([
      NamedCatalog("MusicBrainz", MusicBrainzCatalog(base: empty.url, connections: connections)),
      NamedCatalog(
        "Discogs",
        DiscogsCatalog(
          base: server.url, token: DiscogsToken(pasted: "s3cret"), connections: connections)),
    ])
    let violations = try await CatalogConformance(chain, of: records).violations()
    #expect(violations == [])
  }
}

extension ReleaseDetail {
  fileprivate var withoutMaster: ReleaseDetail { with(formats: formats, isMainRelease: false) }

  /// `12" Vinyl` is a carrier and its size.
  fileprivate var asMusicBrainzTells: ReleaseDetail {
    with(
      formats: [ReleaseFormat(name: "Vinyl", descriptions: ["12\""])], isMainRelease: isMainRelease)
  }

  private func with(formats: [ReleaseFormat], isMainRelease: Bool) -> ReleaseDetail {
    ReleaseDetail(
      id: id, title: title, artists: artists, labels: labels, formats: formats, country: country,
      released: released, genres: genres, styles: styles, tracklist: tracklist,
      identifiers: identifiers, master: master, images: images, contributions: contributions,
      companies: companies, notes: notes, isMainRelease: isMainRelease)
  }
}
