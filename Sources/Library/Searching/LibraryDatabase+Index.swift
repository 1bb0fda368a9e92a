import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryDatabase {
  /// What the collection is searched, sorted and grouped by.
  ///
  /// - Throws: ``LibraryFailure``, also in a task that is cancelled.
  public func collectionIndex() async throws(LibraryFailure) -> CollectionIndex {
    try await read { database in
      var ids: [CollectionItem.ID] = []
      var records: [RecordTraits] = []
      let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM item") ?? 0
      ids.reserveCapacity(count)
      records.reserveCapacity(count)
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT item.id, folder, folder.name AS folderName, mediaCondition, rating, dateAdded,
            photo IS NOT NULL AS hasPhoto, releaseTraits.release, line FROM item
          JOIN folder ON folder.id = item.folder
          JOIN releaseTraits ON releaseTraits.release = item.release ORDER BY item.id
          """)
      while let row = try rows.next() {
        ids.append(try row.value("id"))
        records.append(try RecordTraits(row: row))
      }
      return CollectionIndex(ids, records)
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
      return try CollectionItem.fetchList(
        database, where: "item.id IN (SELECT value FROM json_each(?))",
        [String(decoding: list, as: UTF8.self)])
    }
    let byID = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    return ids.compactMap { byID[$0] }
  }
}

extension RecordTraits {
  fileprivate init(row: Row) throws {
    let traits = try ReleaseTraits(row: row)
    self.init(
      traits.release, barcodes: traits.barcodes,
      dateAdded: try row.value("dateAdded"),
      copy: Copy(
        folder: CollectionFolder(id: try row.value("folder"), name: try row.value("folderName")),
        rating: Int8(clamping: try row.value("rating") as Int),
        grade: (try row.value("mediaCondition") as String?).flatMap(Condition.init),
        hasPhoto: try row.value("hasPhoto")))
  }
}
