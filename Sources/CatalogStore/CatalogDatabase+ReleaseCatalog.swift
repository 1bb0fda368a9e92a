import Barcodes
import Foundation
import GRDB
import Releases
import SQLiteSupport

extension CatalogDatabase: ReleaseCatalog {
  public func pressings(
    withBarcode gtin: GTIN
  ) async throws(LookUpFailure) -> [Pressing] {
    try await read { try Self.details($0, withBarcode: gtin).map { Pressing($0) } }
  }

  public func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    try await read { database in
      try Self.details(database, "FROM release WHERE id = ?", [id.description]).first
    }
  }

  public func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary] {
    try await read { database in
      guard let gtin = query.barcode else {
        return try Self.details(database, withWords: query.text ?? "").map(\.summary)
      }
      let releases = try Self.details(database, withBarcode: gtin)
      guard let text = query.text else { return releases.map(\.summary) }
      return try SearchWords(text, in: database).fitting(releases).map(\.summary)
    }
  }

  private func read<Value: Sendable>(
    _ body: @Sendable (Database) throws -> Value
  ) async throws(LookUpFailure) -> Value {
    do {
      return try await reader.reading(body)
    } catch {
      throw unreadable(error)
    }
  }

  /// The releases that carry a barcode, in the order of the catalogue.
  private static func details(
    _ database: Database, withBarcode gtin: GTIN
  ) throws -> [ReleaseDetail] {
    try details(
      database,
      """
      FROM barcode JOIN release ON release.number = barcode.release
      WHERE gtin = ? ORDER BY release.number
      """,
      [Int64(gtin.value)])
  }

  /// The first hundred releases that fit all words, best first.
  private static func details(
    _ database: Database, withWords text: String
  ) throws -> [ReleaseDetail] {
    guard let pattern = FTS5Pattern(matchingAllPrefixesIn: text) else { return [] }
    return try details(
      database,
      """
      FROM releaseText JOIN release ON release.number = releaseText.rowid
      WHERE releaseText MATCH ? ORDER BY rank, release.number LIMIT 100
      """,
      [pattern])
  }

  /// The releases that a query finds, each with how many pressings of it there are.
  private static func details(
    _ database: Database, _ query: String, _ arguments: StatementArguments
  ) throws -> [ReleaseDetail] {
    let pressings = "(SELECT count(*) FROM release AS other WHERE other.master = release.master)"
    let statement = try database.cachedStatement(
      sql: "SELECT detail, \(pressings) AS pressings \(query)")
    return try Row.fetchAll(statement, arguments: arguments).map { row in
      var detail: ReleaseDetail = try row.json("detail")
      let count: Int = try row.value("pressings")
      if count > 1 {
        let known = detail.circulation
        detail.circulation = Circulation(have: known?.have, want: known?.want, pressings: count)
      }
      return detail
    }
  }
}
