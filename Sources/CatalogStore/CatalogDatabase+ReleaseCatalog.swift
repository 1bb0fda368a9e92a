import Barcodes
import GRDB
import Releases
import SQLiteSupport

extension CatalogDatabase: DatedCatalog {
  /// Those that carry the barcode as it is written; where none does, those whose barcode means it once
  /// missing digits are added.
  public func pressings(
    withBarcode gtin: GTIN
  ) async throws(LookUpFailure) -> [Pressing] {
    try await read { catalog in
      try catalog.numbers(withBarcode: gtin).compactMap { number in
        // A catalogue of barcodes has no details.
        let isComplete = try catalog.release(number) { $0.isComplete } ?? false
        return isComplete
          ? try catalog.detail(number).map { Pressing($0) }
          : try catalog.summary(number).map { Pressing($0) }
      }
    }
  }

  /// A release of a catalogue of barcodes has only what a list shows.
  public func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    try await read { catalog in try catalog.number(of: id).flatMap { try catalog.detail($0) } }
  }

  public func release(
    linkedTo id: ReleaseID
  ) async throws(LookUpFailure) -> ReleaseDetail? {
    try await read { catalog in
      try catalog.number(linkedTo: id).flatMap { try catalog.detail($0) }
    }
  }

  public func releases(ids: [ReleaseID]) async throws(LookUpFailure) -> [ReleaseDetail?] {
    try await read { catalog in
      try ids.map { id in try catalog.number(of: id).flatMap { try catalog.detail($0) } }
    }
  }

  public func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary] {
    try await read { catalog in
      try CatalogSearch(query, in: index(of: catalog)).results()
    }
  }

  public func suggestion(
    for query: SearchQuery
  ) async throws(LookUpFailure) -> SearchQuery? {
    try await read { catalog in
      let index = index(of: catalog)
      let vocabulary = Vocabulary(database: catalog.database)
      return try Spelling { words in try words.map { try vocabulary.count(of: $0) } }
        .suggestion(for: query) { try CatalogSearch($0, in: index).hasWholeMatch() }
    }
  }

  private func index(of catalog: CatalogReading) -> FileSearchIndex {
    FileSearchIndex(of: catalog, releaseCount: releaseCount)
  }

  public func year(ofMaster master: ReleaseID) async throws(LookUpFailure) -> Int? {
    try await read { try $0.year(ofMaster: master) }
  }

  /// A question takes some thousands. SQLite runs as many as these in a few seconds.
  private static let instructionLimit = 100_000_000

  private func read<Value: Sendable>(
    _ body: @Sendable (CatalogReading) throws -> Value
  ) async throws(LookUpFailure) -> Value {
    do {
      let dictionary = dictionary
      return try await reader.reading { database in
        try database.limited(toInstructions: Self.instructionLimit) {
          try body(CatalogReading(database, dictionary))
        }
      }
    } catch {
      throw unreadable(error)
    }
  }
}
