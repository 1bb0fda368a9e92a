import Barcodes
import CatalogConformance
import CatalogStore
import Foundation
import PostgresServer
import Releases
import TestSupport
import Testing

@testable import PostgresCatalog

/// A server that is away, full, older or newer, and who may do what there.
@Suite(
  .enabled(if: PostgresServer.isInstalled, "there is no PostgreSQL 15"), .timeLimit(.minutes(20)))
struct PostgresAccessTests {
  private let records = CatalogConformance.records
  private var id: ReleaseID { records[0].id }

  @Test("a server that is away makes look-ups wait, and is asked again when it is back")
  func restart() async throws {
    let server = try PostgresServer()
    let catalog = try await TestCatalog.make(records, at: server)
    #expect(try await catalog.release(id: id) != nil)
    // The connection that is idle dies with the server, which nobody notices where that is back in time.
    try server.stop()
    try server.start()
    #expect(try await catalog.release(id: id) != nil)

    try server.stop()
    await #expect { try await catalog.release(id: id) } throws: { error in
      if case .temporary(.offline) = error as? LookUpFailure { true } else { false }
    }
    try server.start()
    #expect(try await CatalogConformance(catalog).violations() == [])
  }

  @Test("a server without a free connection makes look-ups wait")
  func full() async throws {
    let server = try PostgresServer()
    _ = try await TestCatalog.make(records, at: server)
    try server.psql(
      "CREATE ROLE one LOGIN CONNECTION LIMIT 0; GRANT vinylcrate_reader TO one")
    let catalogs = PostgresCatalogs(try PostgresAddress(server.address(user: "one")))
    await #expect { try await catalogs.release(id: id) } throws: { error in
      if case .temporary = error as? LookUpFailure { true } else { false }
    }
  }

  @Test("more questions at once than connections wait for one another")
  func pool() async throws {
    let server = try PostgresServer()
    let catalog = try await TestCatalog.make(records, at: server)
    let found = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<100 { group.addTask { try await catalog.release(id: id) != nil } }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(found == 100)
    let open = try server.psql(
      "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'vinylcrate'")
    #expect(Int(open.trimmingCharacters(in: .newlines)) ?? 0 <= 4)
  }

  @Test("readers read, and change nothing")
  func reading() async throws {
    let server = try PostgresServer()
    _ = try await TestCatalog.make(records, at: server)
    try server.psql(
      "CREATE ROLE one LOGIN; CREATE ROLE two LOGIN; GRANT vinylcrate_reader TO one")
    let one = PostgresCatalogs(try PostgresAddress(server.address(user: "one")))
    #expect(try await CatalogConformance(one).violations() == [])
    #expect(throws: (any Error).self) {
      try PostgresDraft(
        at: try PostgresAddress(server.address(user: "one")), origin: TestCatalog.origin)
    }
    let two = PostgresCatalogs(try PostgresAddress(server.address(user: "two")))
    await #expect { try await two.release(id: id) } throws: { error in
      if case .lasting(.broken(_, .askForPrivileges)) = error as? LookUpFailure {
        true
      } else {
        false
      }
    }
  }

  @Test("a password that is wrong is told without it, and nobody waits for the server")
  func password() async throws {
    let port = 20_000 + Int(ProcessInfo.processInfo.processIdentifier) % 20_000
    let server = try PostgresServer(port: port)
    try server.psql("CREATE ROLE one LOGIN PASSWORD 'right'")
    let uri = "postgresql://one:secret@127.0.0.1:\(port)/postgres"
    let catalogs = PostgresCatalogs(try PostgresAddress(uri))
    await #expect { try await catalogs.release(id: id) } throws: { error in
      guard case .lasting(let failure) = error as? LookUpFailure,
        case .broken(let reason, .checkPassword) = failure
      else { return false }
      return !reason.contains("secret") && reason.contains("127.0.0.1:\(port)/postgres")
    }
    withExtendedLifetime(server) {}
  }

  @Test("a catalogue of a newer program is not read, and one of an earlier is upgraded")
  func versions() async throws {
    let server = try PostgresServer()
    let address = try PostgresAddress(server.address())
    _ = try await TestCatalog.make(records, at: server)
    try server.psql("UPDATE vinylcrate_mine.catalog SET version = 99")
    await #expect { try await PostgresCatalogs(address).release(id: id) } throws: { error in
      if case .lasting(.newerSchema) = error as? LookUpFailure { true } else { false }
    }
    await #expect(throws: LookUpFailure.self) { try await CatalogUpgrade(of: address).run() }

    // As the first version left it: without the words of the second.
    try server.psql(
      """
      SET search_path = vinylcrate_mine; UPDATE catalog SET version = 1;
      DROP TABLE word, beginning; DROP INDEX release_words_idx
      """)
    await #expect { try await PostgresCatalogs(address).release(id: id) } throws: { error in
      if case .lasting(.broken(_, .upgradeCatalog)) = error as? LookUpFailure {
        true
      } else {
        false
      }
    }
    #expect(try await CatalogUpgrade(of: address).run() == ["mine"])
    #expect(try await CatalogUpgrade(of: address).run() == [])
    #expect(try await CatalogConformance(PostgresCatalogs(address)).violations() == [])
  }

  @Test("a database without a catalogue says so")
  func empty() async throws {
    let server = try PostgresServer()
    let catalogs = PostgresCatalogs(try PostgresAddress(server.address()))
    await #expect { try await catalogs.release(id: id) } throws: { error in
      if case .lasting(.broken(_, .importCatalogTo)) = error as? LookUpFailure {
        true
      } else {
        false
      }
    }
  }
}
