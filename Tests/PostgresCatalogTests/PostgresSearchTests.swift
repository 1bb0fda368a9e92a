import CatalogStore
import PostgresServer
import Releases
import TestSupport
import Testing

@testable import PostgresCatalog

/// What is typed finds the same in a database as in a file.
@Suite(.enabled(if: PostgresServer.isInstalled, "there is no PostgreSQL 15"))
struct PostgresSearchTests {
  private static let queries = [
    "the wall", "Floyd wall", "pink flo", "WALL pink floyd", "hide & seek", "a", "björk",
    "bjork début",
    "東京", "shvl 814", "SHVL814", "catno:shvl", "year:1977..1979", "year:1979 country:GB",
    "country:uk",
    "format:lp", "format:vinyl", "artist:wall", "title:wall", "track:brick", "label:harvest",
    "\"pink floyd\"", "\"floyd pink\"", "matrix:shvl815a", "barcode:5012394144777",
    "barcode:50123941",
    "lc:1234", "no such words", "pink floyd zebra wall", "o'neil", "it's \\ 'quoted'", "year:1600",
  ]

  @Test("words, beginnings, filters and barcodes")
  func queries() async throws {
    let (file, server, folder) = try await catalogs()
    for text in Self.queries {
      for order in SearchQuery.Order.allCases {
        let query = SearchQuery(text: text, order: order, limit: 1000)
        let wanted = try await file.search(query)
        let found = try await server.search(query)
        #expect(Set(found) == Set(wanted), "\(text)")
        if order != .relevance { #expect(found.map(\.year).count == wanted.count) }
      }
      let suggested = try await server.suggestion(for: SearchQuery(text: text))
      #expect(try await file.suggestion(for: SearchQuery(text: text)) == suggested, "\(text)")
    }
    withExtendedLifetime(folder) {}
  }

  @Test("a typing error is told")
  func spelling() async throws {
    let (_, server, folder) = try await catalogs()
    let suggestion = try await server.suggestion(for: SearchQuery(text: "pink floid"))
    #expect(suggestion?.text == "pink floyd")
    withExtendedLifetime(folder) {}
  }

  /// The same records in a file and at a server.
  private func catalogs() async throws -> (CatalogDatabase, PostgresCatalog, Any) {
    let folder = try TemporaryFolder()
    let path = folder.path("catalog.sqlite")
    let draft = try CatalogDraft(at: path, origin: TestCatalog.origin)
    try await draft.add(draft.preparer.prepare(Self.records))
    _ = try await draft.finish()
    let server = try PostgresServer()
    let catalog = try await TestCatalog.make(Self.records, at: server)
    return (try CatalogDatabase(path: path), catalog, (folder, server))
  }

  private static func release(
    _ number: Int, _ title: String, _ artist: String, year: String, country: String = "GB",
    label: (String, String) = ("Harvest", "SHVL 814"), format: String = "Vinyl",
    identifiers: [ReleaseIdentifier] = [], master: String? = nil
  ) -> ReleaseDetail {
    ReleaseDetail(
      id: ReleaseID(source: .discogs, value: String(number)), title: title,
      artists: [ArtistCredit(name: artist)],
      labels: [LabelCredit(name: label.0, catalogueNumber: label.1)],
      formats: [ReleaseFormat(name: format, descriptions: ["LP"])], country: country,
      released: year, tracklist: [Track(position: "A1", title: "Another Brick")],
      identifiers: identifiers, master: master.map { ReleaseID(source: .discogs, value: $0) })
  }

  private static let records =
    [
      release(1, "The Wall", "Pink Floyd", year: "1979", master: "7"),
      release(2, "The Wall", "Pink Floyd", year: "1980", country: "US", master: "7"),
      release(
        3, "Wall of Sound", "Pink & Blue", year: "1977", label: ("Blue Note", "BLP-4003"),
        format: "CD",
        identifiers: [
          ReleaseIdentifier(kind: .barcode, value: "5 012394 144777"),
          ReleaseIdentifier(kind: .matrixRunout, value: "SHVL 815-A"),
          ReleaseIdentifier(kind: .labelCode, value: "LC 1234"),
        ]),
      release(4, "Hide and Seek", "O'Neil", year: "1978", country: "XE"),
      release(5, "Début", "Björk", year: "1993-07-05", label: ("One Little Indian", "TPLP 31")),
      release(
        6, "東京の歌", "A-ha", year: "1985",
        identifiers: [
          ReleaseIdentifier(kind: .barcode, value: "501239414477")
        ]),
      release(7, "It's \\ 'quoted'; DROP TABLE release", "Bobby", year: ""),
    ]
    + (10..<110).map { release($0, "Common word\($0)", "Somebody", year: "\(1900 + $0)") }
}
