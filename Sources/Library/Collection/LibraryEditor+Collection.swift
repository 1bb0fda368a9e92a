import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryEditor {
  /// Adds a copy of a record; nil if one from the same scan is there already.
  public func add(_ item: NewItem) throws -> CollectionItem.ID? {
    try add(item, saving: try SavedRelease(item.release))
  }

  /// - Parameter saved: the release as it is saved; nil if it is saved already.
  func add(_ item: NewItem, saving saved: SavedRelease?) throws -> CollectionItem.ID? {
    try ItemValues.check(mediaCondition: item.mediaCondition, rating: item.rating)
    if let saved { try LibraryDatabase.remember(saved, in: database) }
    try database.cachedStatement(
      sql: """
        INSERT INTO item (release, folder, mediaCondition, sleeveCondition, rating, notes,
          dateAdded, customFields, photo, scanKey)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (scanKey) DO NOTHING
        """
    )
    .execute(
      arguments: [
        item.release.id.description, item.folder, item.mediaCondition?.rawValue,
        item.sleeveCondition?.rawValue, item.rating, item.notes,
        (item.dateAdded ?? now).secondsSince1970, try item.customFields.encoded,
        item.photo.map { Data($0) }, item.scanKey,
      ])
    return database.changesCount == 0 ? nil : Int(database.lastInsertedRowID)
  }

  /// Removes copies, and returns them.
  public func remove(_ items: [CollectionItem.ID]) throws -> [CollectionItem] {
    try items.map { id in
      let item = try item(id)
      try database.execute(sql: "DELETE FROM item WHERE id = ?", arguments: [id])
      return item
    }
  }

  /// Changes what the user says of copies, and returns those that were changed, as they were before.
  public func edit(
    _ items: [CollectionItem.ID], _ change: (inout ItemValues) -> Void
  ) throws -> [CollectionItem] {
    try items.map(item).filter { item in
      var values = ItemValues(item)
      change(&values)
      guard values != ItemValues(item) else { return false }
      try ItemValues.check(mediaCondition: values.mediaCondition, rating: values.rating)
      try database.execute(
        sql: """
          UPDATE item SET folder = ?, mediaCondition = ?, sleeveCondition = ?, rating = ?, notes = ?
          WHERE id = ?
          """,
        arguments: [
          values.folder.id, values.mediaCondition?.rawValue, values.sleeveCondition?.rawValue,
          values.rating, values.notes, item.id,
        ])
      return true
    }
  }

  /// Moves copies to a folder, and returns them as they were before.
  public func move(
    _ items: [CollectionItem.ID], to folder: CollectionFolder.ID
  ) throws -> [CollectionItem] {
    try items.map { id in
      let item = try item(id)
      try database.execute(
        sql: "UPDATE item SET folder = ? WHERE id = ? AND folder <> ?",
        arguments: [folder, id, folder])
      return item
    }
  }

  /// Whether there is a copy of this number.
  public func hasItem(_ id: CollectionItem.ID) throws -> Bool {
    try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM item WHERE id = ?)", arguments: [id]) ?? false
  }

  /// One copy by its number.
  public func item(_ id: CollectionItem.ID) throws -> CollectionItem {
    guard let item = try CollectionItem.fetch(database, where: "item.id = ?", [id]).first else {
      throw LibraryFailure.refused("there is no item \(id) in the collection")
    }
    return item
  }

  /// The copies of one pressing.
  public func items(of release: ReleaseID) throws -> [CollectionItem] {
    try CollectionItem.fetch(database, where: "item.release = ?", [release.description])
  }

  /// The copies of the pressings for which `fits` is true.
  public func items(where fits: (ReleaseDetail) -> Bool) throws -> [CollectionItem] {
    let owned = try LibraryDatabase.details(
      database, of: "item", where: "true GROUP BY item.release ORDER BY min(item.id)")
    return try owned.filter(fits).flatMap { try items(of: $0.id) }
  }
}

extension [String: String] {
  /// As it is kept in a column.
  var encoded: Data {
    get throws {
      guard !isEmpty else { return Data("{}".utf8) }
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(self)
    }
  }
}
