import Barcodes
import Foundation
import GRDB
import Releases

extension CatalogDatabase: ReleaseCatalog {
  public func releases(
    withBarcode gtin: GTIN
  ) async throws(LookUpFailure) -> [ReleaseSummary] {
    try await read { database in
      try Self.details(
        database,
        """
        FROM barcode JOIN release ON release.number = barcode.release
        WHERE gtin = ? ORDER BY release.number
        """,
        [Int64(gtin.value)]
      )
      .map(\.summary)
    }
  }

  public func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    try await read { database in
      try Self.details(database, "FROM release WHERE id = ?", [id.description]).first
    }
  }

  public func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary] {
    if let barcode = query.barcode { return try await releases(withBarcode: barcode) }
    guard let pattern = query.text.flatMap(FTS5Pattern.init(matchingAllPrefixesIn:)) else {
      return []
    }
    return try await read { database in
      try Self.details(
        database,
        """
        FROM releaseText JOIN release ON release.number = releaseText.rowid
        WHERE releaseText MATCH ? ORDER BY rank, release.number LIMIT 100
        """,
        [pattern]
      )
      .map(\.summary)
    }
  }

  private func read<Value: Sendable>(
    _ body: @Sendable (Database) throws -> Value
  ) async throws(LookUpFailure) -> Value {
    do {
      return try await withoutActuallyEscaping(body) { body in
        try await reader.read { try body($0) }
      }
    } catch {
      throw .lasting(
        .broken(
          "the catalogue\(path.map { " " + $0 } ?? "") cannot be read (\(error.sqliteReason))",
          remedy: .importCatalogAgain))
    }
  }

  /// The releases that a query finds, each with how many pressings of it there are.
  private static func details(
    _ database: Database, _ query: String, _ arguments: StatementArguments
  ) throws -> [ReleaseDetail] {
    let pressings = "(SELECT count(*) FROM release AS other WHERE other.master = release.master)"
    let statement = try database.cachedStatement(
      sql: "SELECT detail, \(pressings) AS pressings \(query)")
    return try Row.fetchAll(statement, arguments: arguments).map { row in
      var detail = try JSONDecoder().decode(ReleaseDetail.self, from: row["detail"])
      let count: Int = row["pressings"]
      if count > 1 {
        let known = detail.circulation
        detail.circulation = Circulation(have: known?.have, want: known?.want, pressings: count)
      }
      return detail
    }
  }
}
