import CatalogStore
import PostgresServer
import Releases

@testable import PostgresCatalog

/// Catalogues of a few records at a server.
enum TestCatalog {
  static let origin = CatalogOrigin(name: "mine", source: "made up")

  /// Imports releases as `catalog import` does.
  static func make(
    _ releases: [ReleaseDetail], at server: PostgresServer, origin: CatalogOrigin = origin
  ) async throws -> PostgresCatalog {
    let address = try PostgresAddress(server.address())
    let draft = try PostgresDraft(at: address, origin: origin)
    for start in stride(from: 0, to: releases.count, by: 100) {
      try await draft.add(draft.prepare(Array(releases[start...].prefix(100))))
    }
    _ = try await draft.finish { _ in }
    let catalogs = try await PostgresCatalogs(address).open()
    return catalogs.first { $0.info.name == origin.name }!
  }
}
