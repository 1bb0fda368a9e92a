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
      let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM item") ?? 0
      var builder = CollectionIndexBuilder(count: count, copies: try Self.copies(in: database))
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT item.id, folder, folder.name AS folderName, mediaCondition, rating, dateAdded,
            photo IS NOT NULL AS hasPhoto, releaseTraits.release, line FROM item
          JOIN folder ON folder.id = item.folder
          JOIN releaseTraits ON releaseTraits.release = item.release ORDER BY item.id
          """)
      while let row = try rows.next() {
        let traits = try ReleaseTraits(row: row)
        builder.add(
          try row.value("id"), try RecordTraits(traits, copy: row), of: traits.release)
      }
      return builder.index
    }
  }

  /// How many copies there are of each release that has several.
  private static func copies(in database: Database) throws -> [ReleaseID: Int] {
    let rows = try Row.fetchCursor(
      database,
      sql: "SELECT release, count(*) AS copies FROM item GROUP BY release HAVING copies > 1")
    var copies: [ReleaseID: Int] = [:]
    while let row = try rows.next() {
      if let id = ReleaseID(try row.value("release") as String) {
        copies[id] = try row.value("copies")
      }
    }
    return copies
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
  /// - Parameter row: with the columns of the copy.
  fileprivate init(_ traits: ReleaseTraits, copy row: Row) throws {
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
