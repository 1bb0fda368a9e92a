import Barcodes
import Foundation
import GRDB
import Glibc
import Releases
import TestSupport
import Testing

@testable import CatalogStore

/// Catalogue files, good and bad.
struct CatalogFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a catalogue of one record and gives its path.
  private func catalogFile() async throws -> String {
    let path = folder.path("catalog.sqlite")
    try await TestCatalog.write([CatalogLookUpTests.bjork], to: path)
    return path
  }

  private func change(_ path: String, _ sql: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: sql) }
    try queue.close()
  }

  @Test("what was built can be opened and asked")
  func build() async throws {
    let path = try await catalogFile()
    let catalog = try CatalogDatabase(path: path)
    #expect(try await catalog.release(id: CatalogLookUpTests.bjork.id) == CatalogLookUpTests.bjork)
    let info = try catalog.info()
    #expect(info.origin == TestCatalog.origin)
    #expect(info.path == path)
    #expect(info.releaseCount == 1)
    #expect(info.barcodeCount == 1)
    #expect(info.sharedBarcodeCount == 0)
  }

  @Test("opening changes nothing: no byte, no file beside it")
  func readOnly() async throws {
    let path = try await catalogFile()
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let catalog = try CatalogDatabase(path: path)
    _ = try await catalog.search(SearchQuery(text: "debut"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
  }

  @Test("a missing file is told as missing, and not made")
  func missing() throws {
    let path = folder.path("none.sqlite")
    #expect(
      throws: LookUpFailure.lasting(
        .broken("\(path): no such catalogue", remedy: .nameCatalog))
    ) { try CatalogDatabase(path: path) }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("files that are no catalogue")
  func otherFiles() async throws {
    let text = try folder.write(Array("not a database at all, only text".utf8), to: "text.sqlite")
    let empty = try folder.write([], to: "empty.sqlite")
    let whole = try await catalogFile()
    let cut = try folder.write(
      Array(try Data(contentsOf: URL(fileURLWithPath: whole)).prefix(50)), to: "cut.sqlite")
    for path in [text, empty, cut, folder.path] {
      #expect(
        performing: { try CatalogDatabase(path: path) },
        throws: { error in
          guard case .lasting(.broken(let reason, .checkCatalog)) = error as? LookUpFailure else {
            return false
          }
          return reason.hasPrefix("\(path): not a readable catalogue (")
        })
    }
  }

  @Test("a database of another program is told apart from a catalogue")
  func foreign() throws {
    let path = folder.path("foreign.sqlite")
    try change(path, "CREATE TABLE release (id TEXT); PRAGMA user_version = 1;")
    #expect(
      throws: LookUpFailure.lasting(
        .broken(
          "\(path): not a readable catalogue (it belongs to another program)",
          remedy: .checkCatalog))
    ) { try CatalogDatabase(path: path) }
  }

  @Test("a catalogue of a newer program is refused with its version")
  func newer() async throws {
    let path = try await catalogFile()
    try change(path, "PRAGMA user_version = \(CatalogSchema.version + 1)")
    let version = CatalogSchema.version + 1
    #expect(
      throws: LookUpFailure.lasting(
        .newerSchema("\(path): written by a newer VinylCrate (catalogue version \(version))"))
    ) {
      try CatalogDatabase(path: path)
    }
  }

  @Test("a file without permission to read", .enabled(if: geteuid() != 0, "root may read all"))
  func unreadable() async throws {
    let path = try await catalogFile()
    chmod(path, 0)
    #expect(throws: LookUpFailure.self) { try CatalogDatabase(path: path) }
  }

  @Test("a catalogue that lost a table says so when it is asked, with its path")
  func broken() async throws {
    let path = try await catalogFile()
    try change(path, "DROP TABLE barcode")
    let catalog = try CatalogDatabase(path: path)
    let gtin = try #require(GTIN(digits: "036000291452"))
    await #expect(
      performing: { try await catalog.pressings(withBarcode: gtin) },
      throws: { error in
        guard case .lasting(.broken(let reason, .importCatalogAgain)) = error as? LookUpFailure
        else { return false }
        return reason.contains(path)
      })
  }

  @Test("a record that cannot be decoded is told as a broken catalogue")
  func brokenRecord() async throws {
    let path = try await catalogFile()
    try change(path, "UPDATE release SET detail = x'7B'")
    let catalog = try CatalogDatabase(path: path)
    await #expect(throws: LookUpFailure.self) {
      try await catalog.release(id: CatalogLookUpTests.bjork.id)
    }
  }

  @Test("tables that hold something else are told as a broken catalogue")
  func otherTables() async throws {
    let path = try await catalogFile()
    try change(
      path,
      """
      ALTER TABLE release RENAME TO kept;
      CREATE VIEW release AS SELECT number, NULL AS detail FROM kept;
      """)
    #expect(
      throws: LookUpFailure.lasting(
        .broken(
          "\(path): not a readable catalogue (release is no table)", remedy: .importCatalogAgain))
    ) { try CatalogDatabase(path: path) }
  }

  @Test("a release whose id is there already is left out and counted")
  func twice() async throws {
    let (path, bjork) = (folder.path("twice.sqlite"), CatalogLookUpTests.bjork)
    let mbid = ReleaseID(source: .musicBrainz, value: "b84ee12a-09ef-421b-82de-0441a926375b")
    let other = ReleaseDetail(id: mbid, title: "Twice")
    let releases = [CatalogLookUpTests.sigur, bjork, bjork, other, other]
    let info = try await TestCatalog.write(releases, to: path)
    #expect(info.releaseCount == 3)
    #expect(info.repeatedCount == 2)
    let catalog = try CatalogDatabase(path: path)
    #expect(try await catalog.search(SearchQuery(text: "debut")).count == 1)
    #expect(try await catalog.search(SearchQuery(text: "twice")).map(\.id) == [mbid])
  }

  @Test("a catalogue of the first version says that it has to be imported again")
  func older() async throws {
    let path = try await catalogFile()
    try change(path, "PRAGMA user_version = 1")
    #expect(
      performing: { try CatalogDatabase(path: path) },
      throws: { error in
        guard case .lasting(.broken(let reason, .importCatalogAgain)) = error as? LookUpFailure
        else { return false }
        return reason.contains("older") && reason.hasPrefix("\(path): ")
      })
  }
}
