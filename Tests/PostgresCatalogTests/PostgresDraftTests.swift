import Barcodes
import CatalogStore
import PostgresServer
import Releases
import TestSupport
import Testing

@testable import PostgresCatalog

/// An import takes the place of a catalogue as a whole, or leaves all as it was.
@Suite(.enabled(if: PostgresServer.isInstalled, "there is no PostgreSQL 15"))
struct PostgresDraftTests {
  private let server: PostgresServer
  private let address: PostgresAddress

  init() throws {
    server = try PostgresServer()
    address = try PostgresAddress(server.address())
  }

  private func release(_ number: Int, _ title: String = "One") -> ReleaseDetail {
    ReleaseDetail(id: ReleaseID(source: .discogs, value: String(number)), title: title)
  }

  private var schemas: String {
    get throws { try server.psql("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'vinyl%'") }
  }

  @Test(
    "what is asked while a catalogue is made anew comes from the one before, then from the new one")
  func replacing() async throws {
    let catalog = try await TestCatalog.make([release(1, "Old")], at: server)
    let draft = try PostgresDraft(at: address, origin: TestCatalog.origin)
    try await draft.add(draft.prepare([release(1, "New")]))
    #expect(try await catalog.release(id: release(1).id)?.title == "Old")
    #expect(throws: CatalogDraftProblem.self) {
      try PostgresDraft(at: address, origin: TestCatalog.origin)
    }
    _ = try await draft.finish { _ in }
    #expect(try await catalog.release(id: release(1).id)?.title == "New")
  }

  @Test("an import that is dropped leaves nothing behind")
  func dropping() async throws {
    do {
      let draft = try PostgresDraft(at: address, origin: TestCatalog.origin)
      try await draft.add(draft.prepare([release(1)]))
    }
    #expect(try schemas.isEmpty)
    _ = try await TestCatalog.make([release(1)], at: server)
    #expect(try schemas == "vinylcrate_mine\n")
  }

  @Test("a release that comes twice is there once, as it came first, and is counted")
  func repeated() async throws {
    let catalog = try await TestCatalog.make(
      [release(1, "First"), release(2), release(1, "Second")], at: server)
    #expect(catalog.info.releaseCount == 2 && catalog.info.repeatedCount == 1)
    #expect(try await catalog.release(id: release(1).id)?.title == "First")
  }

  @Test("the counts are those of a file of the same releases")
  func counts() async throws {
    let barcodes = ["5012394144777", "5 012394 144777", "501239414477", "96385074", "none"]
    let releases = barcodes.enumerated().map { number, barcode in
      ReleaseDetail(
        id: ReleaseID(source: .discogs, value: String(number + 1)), title: "One",
        identifiers: [ReleaseIdentifier(kind: .barcode, value: barcode)],
        master: ReleaseID(source: .discogs, value: "5"))
    }
    let folder = try TemporaryFolder()
    let draft = try CatalogDraft(at: folder.path("catalog.sqlite"), origin: TestCatalog.origin)
    try await draft.add(draft.preparer.prepare(releases))
    let file = try await draft.finish()
    let info = try await TestCatalog.make(releases, at: server).info
    #expect(info.barcodeCount == file.barcodeCount)
    #expect(info.sharedBarcodeCount == file.sharedBarcodeCount)
    #expect(info.barcodePairCount == file.barcodePairCount)
    #expect(info.releaseWithBarcodeCount == file.releaseWithBarcodeCount)
    #expect(info.completedBarcodeCount == file.completedBarcodeCount)
  }

  @Test("masters that come apart from the releases give these their year")
  func masters() async throws {
    let master = ReleaseID(source: .discogs, value: "5")
    let record = ReleaseDetail(id: release(1).id, title: "One", master: master)
    _ = try await TestCatalog.make([record], at: server)
    let draft = try PostgresDraft(
      at: address, origin: CatalogOrigin(name: "masters", source: "made up", contents: .masters))
    try await draft.add([
      MasterEntry(id: master, mainRelease: nil, year: 1960),
      MasterEntry(id: master, mainRelease: record.id, year: 1961),
    ])
    _ = try await draft.finish { _ in }
    #expect(try await PostgresCatalogs(address).release(id: record.id)?.masterYear == 1961)
  }

  @Test("another program's schema of the name stays")
  func foreign() async throws {
    try server.psql("CREATE SCHEMA vinylcrate_mine; CREATE TABLE vinylcrate_mine.precious (a int)")
    #expect(throws: CatalogDraftProblem.self) {
      try PostgresDraft(at: address, origin: TestCatalog.origin)
    }
    #expect(try server.psql("SELECT count(*) FROM vinylcrate_mine.precious") == "0\n")
  }

  @Test("texts with zero bytes and without end, and very many words, are kept")
  func hostile() async throws {
    let words = (0..<30_000).map { "word\($0)" }.joined(separator: " ")
    let record = ReleaseDetail(
      id: release(1).id, title: "zero \u{0} byte", artists: [ArtistCredit(name: "{\"'\\\u{1F3B5}")],
      notes: words, isMainRelease: false)
    let many = ReleaseDetail(
      id: release(2).id, title: "many", tracklist: [Track(position: "A", title: words)])
    let catalog = try await TestCatalog.make([record, many], at: server)
    #expect(try await catalog.releases(ids: [record.id, many.id]) == [record, many])
  }
}
