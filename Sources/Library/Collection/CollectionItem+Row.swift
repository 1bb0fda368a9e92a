import Foundation
import GRDB
import Releases
import SQLiteSupport

extension CollectionItem {
  /// Selects all columns of an item; a condition and an order may follow.
  static let selection = """
    SELECT item.*, folder.name AS folderName, release.detail FROM item
    JOIN folder ON folder.id = item.folder JOIN release ON release.id = item.release
    """

  init(row: Row) throws {
    self.init(
      id: try row.value("id"),
      release: try row.json("detail"),
      folder: CollectionFolder(id: try row.value("folder"), name: try row.value("folderName")),
      mediaCondition: (try row.value("mediaCondition") as String?).flatMap(Condition.init),
      sleeveCondition: (try row.value("sleeveCondition") as String?).flatMap(Condition.init),
      rating: try row.value("rating"),
      notes: try row.value("notes"),
      dateAdded: try row.date("dateAdded"),
      customFields: try row.json("customFields"),
      photo: (try row.value("photo") as Data?).map(Array.init))
  }

  /// The items that `condition` selects, the earliest added first.
  static func fetch(
    _ database: Database, where condition: String = "true", _ arguments: StatementArguments = []
  ) throws -> [CollectionItem] {
    let statement = try database.cachedStatement(
      sql: "\(selection) WHERE \(condition) ORDER BY item.id")
    return try Row.fetchAll(statement, arguments: arguments).map(CollectionItem.init(row:))
  }
}
