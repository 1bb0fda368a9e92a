import Barcodes
import CatalogStore
import Foundation
import Releases

/// A catalogue in a PostgreSQL database, which many machines may ask at once.
///
/// What is asked while the catalogue is made anew is answered from the one before, and then from the new
/// one.
public struct PostgresCatalog: Sendable {
  /// What it holds.
  public let info: CatalogInfo
  let schema: PostgresSchema
  private let pool: ConnectionPool

  init(_ schema: PostgresSchema, _ info: CatalogInfo, in pool: ConnectionPool) {
    self.schema = schema
    self.info = info
    self.pool = pool
  }

  private func read<Value>(
    _ body: (PostgresReading) throws -> Value
  ) async throws(LookUpFailure) -> Value {
    do {
      return try await pool.with { try body(PostgresReading($0, schema, info)) }
    } catch let failure as LookUpFailure {
      throw failure
    } catch {
      throw .lasting(
        .broken(
          "\(pool.address.name): the catalogue cannot be read (a release in it is damaged)",
          remedy: .importCatalogAgain))
    }
  }
}

extension PostgresCatalog: DatedCatalog {
  /// Those that carry the barcode as it is written; where none does, those whose barcode means it once
  /// missing digits are added.
  public func pressings(withBarcode gtin: GTIN) async throws(LookUpFailure) -> [Pressing] {
    try await read { try $0.pressings(withBarcode: gtin) }
  }

  /// A release of a catalogue of barcodes has only what a list shows.
  public func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    try await releases(ids: [id])[0]
  }

  public func release(linkedTo id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    try await read { try $0.detail(linkedTo: id) }
  }

  public func releases(ids: [ReleaseID]) async throws(LookUpFailure) -> [ReleaseDetail?] {
    try await read { try $0.details(ids) }
  }

  public func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary] {
    try await read { try CatalogSearch(query, in: $0).results() }
  }

  public func suggestion(for query: SearchQuery) async throws(LookUpFailure) -> SearchQuery? {
    try await read { reading in
      try Spelling { try reading.counts(of: $0) }
        .suggestion(for: query) { try CatalogSearch($0, in: reading).hasWholeMatch() }
    }
  }

  public func year(ofMaster master: ReleaseID) async throws(LookUpFailure) -> Int? {
    try await read { try $0.year(ofMaster: master) }
  }
}
