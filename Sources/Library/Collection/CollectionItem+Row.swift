import Foundation
import GRDB
import Releases

extension CollectionItem {
  /// Everything of an item; conditions and an order may follow.
  static let selection = """
    SELECT item.*, folder.name AS folderName, release.detail FROM item
    JOIN folder ON folder.id = item.folder JOIN release ON release.id = item.release
    """

  init(row: Row, decoder: JSONDecoder) throws {
    self.init(
      id: row["id"],
      release: try decoder.decode(ReleaseSummary.self, from: row["detail"]),
      folder: CollectionFolder(id: row["folder"], name: row["folderName"]),
      mediaCondition: (row["mediaCondition"] as String?).flatMap(Condition.init(rawValue:)),
      sleeveCondition: (row["sleeveCondition"] as String?).flatMap(Condition.init(rawValue:)),
      rating: row["rating"],
      notes: row["notes"],
      dateAdded: Date(secondsSince1970: row["dateAdded"]),
      photo: (row["photo"] as Data?).map(Array.init))
  }

  /// The items that `condition` selects, the earliest added first.
  static func fetch(
    _ database: Database, where condition: String = "true", _ arguments: StatementArguments = []
  ) throws -> [CollectionItem] {
    let decoder = JSONDecoder()
    let statement = try database.cachedStatement(
      sql: "\(selection) WHERE \(condition) ORDER BY item.id")
    return try Row.fetchAll(statement, arguments: arguments)
      .map { try CollectionItem(row: $0, decoder: decoder) }
  }
}
