import Foundation
import GRDB
import Releases
import SQLiteSupport

/// A copy or a want that is here and at Discogs.
struct DiscogsPair {
  enum Key: Hashable {
    case copy(instance: Int, item: CollectionItem.ID)
    case want
  }

  let key: Key
  /// As the library writes its id.
  let release: String
  let values: DiscogsComparison

  /// Those whose sides may not say the same, or that are agreed on otherwise than either side has it.
  static func differing(_ folders: DiscogsFolders, in database: Database) throws -> [DiscogsPair] {
    try all(folders, in: database).filter {
      $0.values.here != $0.values.there || $0.values.agreed != $0.values.there
    }
  }

  private static func all(
    _ folders: DiscogsFolders, in database: Database
  ) throws -> [DiscogsPair] {
    let copies = try Row.fetchCursor(
      database,
      sql: """
        SELECT instance, agreed, there, item.* FROM discogsCopy
        JOIN item ON item.id = discogsCopy.item WHERE there IS NOT NULL ORDER BY item.id
        """)
    var pairs: [DiscogsPair] = []
    while let row = try copies.next() {
      pairs.append(
        DiscogsPair(
          key: .copy(instance: try row.value("instance"), item: try row.value("id")),
          release: try row.value("release"),
          values: try DiscogsComparison(row, here: DiscogsValues(item: row, folders))))
    }
    let wants = try Row.fetchCursor(
      database,
      sql: """
        SELECT release, agreed, there, notes FROM discogsWant JOIN want USING (release)
        WHERE there IS NOT NULL ORDER BY position, release
        """)
    while let row = try wants.next() {
      pairs.append(
        DiscogsPair(
          key: .want, release: try row.value("release"),
          values: try DiscogsComparison(row, here: DiscogsValues(notes: try row.value("notes")))))
    }
    return pairs
  }

  func setAgreed(_ agreed: DiscogsValues, in database: Database) throws {
    guard agreed != values.agreed else { return }
    switch key {
    case .copy(let instance, _):
      try database.cachedStatement(sql: "UPDATE discogsCopy SET agreed = ? WHERE instance = ?")
        .execute(arguments: [try agreed.encoded, instance])
    case .want:
      try database.cachedStatement(sql: "UPDATE discogsWant SET agreed = ? WHERE release = ?")
        .execute(arguments: [try agreed.encoded, release])
    }
  }
}

extension DiscogsComparison {
  fileprivate init(_ row: Row, here: DiscogsValues) throws {
    self.init(agreed: try row.json("agreed"), here: here, there: try row.json("there"))
  }
}
