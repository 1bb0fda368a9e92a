import CatalogConformance
import CatalogStore
import PostgresServer
import Releases
import TestSupport
import Testing

@testable import PostgresCatalog

/// A catalogue at a server answers by the rules of every catalogue.
@Suite(.enabled(if: PostgresServer.isInstalled, "there is no PostgreSQL 15"))
struct PostgresConformanceTests {
  @Test("a catalogue in a database")
  func database() async throws {
    let server = try PostgresServer()
    let catalog = try await TestCatalog.make(CatalogConformance.records, at: server)
    #expect(try await CatalogConformance(catalog).violations() == [])
  }
}
