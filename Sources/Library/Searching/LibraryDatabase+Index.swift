import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryDatabase {
  /// What the collection is searched, sorted and grouped by; one release is decoded at a time.
  ///
  /// - Throws: ``LibraryFailure``.
  public func collectionIndex() async throws(LibraryFailure) -> CollectionIndex {
    try await read { database in
      var copies: [(id: CollectionItem.ID, traits: RecordTraits)] = []
      let rows = try Row.fetchCursor(database, sql: "\(CollectionItem.selection) ORDER BY item.id")
      while let row = try rows.next() {
        let item = try CollectionItem(row: row)
        let release: ReleaseDetail = try row.json("detail")
        copies.append((item.id, RecordTraits(ListedRecord(item), barcodes: release.gtins)))
      }
      return CollectionIndex(copies)
    }
  }

  public func listing(
    of query: CollectionQuery
  ) async throws(LibraryFailure) -> CollectionListing {
    try await collectionIndex().listing(of: query)
  }

  public func items(ids: [CollectionItem.ID]) async throws(LibraryFailure) -> [CollectionItem] {
    let items = try await read { database in
      let list = try JSONEncoder().encode(ids)
      return try CollectionItem.fetch(
        database, where: "item.id IN (SELECT value FROM json_each(?))",
        [String(decoding: list, as: UTF8.self)])
    }
    let byID = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    return ids.compactMap { byID[$0] }
  }
}
