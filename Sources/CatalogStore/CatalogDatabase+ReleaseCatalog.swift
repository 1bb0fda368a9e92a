import Barcodes
import Foundation
import GRDB
import Releases

extension CatalogDatabase: ReleaseCatalog {
  public func releases(
    withBarcode gtin: GTIN
  ) async throws(CatalogFailure) -> [ReleaseSummary] {
    try await read { database in
      try Data.fetchAll(
        database,
        sql: """
          SELECT detail FROM barcode JOIN release ON release.number = barcode.release
          WHERE gtin = ? ORDER BY release.number
          """,
        arguments: [Int64(gtin.value)]
      )
      .map { try Self.detail(from: $0).summary }
    }
  }

  public func release(id: ReleaseID) async throws(CatalogFailure) -> ReleaseDetail? {
    try await read { database in
      try Data.fetchOne(
        database, sql: "SELECT detail FROM release WHERE id = ?", arguments: [id.description]
      )
      .map(Self.detail(from:))
    }
  }

  public func search(_ query: SearchQuery) async throws(CatalogFailure) -> [ReleaseSummary] {
    if let barcode = query.barcode { return try await releases(withBarcode: barcode) }
    guard let pattern = query.text.flatMap(FTS5Pattern.init(matchingAllPrefixesIn:)) else {
      return []
    }
    return try await read { database in
      try Data.fetchAll(
        database,
        sql: """
          SELECT detail FROM releaseText JOIN release ON release.number = releaseText.rowid
          WHERE releaseText MATCH ? ORDER BY rank, release.number LIMIT 100
          """,
        arguments: [pattern]
      )
      .map { try Self.detail(from: $0).summary }
    }
  }

  private func read<Value: Sendable>(
    _ body: @Sendable (Database) throws -> Value
  ) async throws(CatalogFailure) -> Value {
    do {
      return try await withoutActuallyEscaping(body) { body in
        try await reader.read { try body($0) }
      }
    } catch {
      throw .broken(
        "the catalogue\(path.map { " " + $0 } ?? "") cannot be read (\(error.sqliteReason)): "
          + "import it again")
    }
  }

  private static func detail(from data: Data) throws -> ReleaseDetail {
    try JSONDecoder().decode(ReleaseDetail.self, from: data)
  }
}
