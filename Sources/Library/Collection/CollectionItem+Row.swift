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

  /// The same for lists, with the line of each release, or all that is known of one that has none.
  private static let listSelection = """
    SELECT item.*, folder.name AS folderName, line,
      CASE WHEN line IS NULL THEN (SELECT detail FROM release WHERE id = item.release) END AS detail
    FROM item JOIN folder ON folder.id = item.folder
    LEFT JOIN releaseTraits ON releaseTraits.release = item.release
    """

  init(row: Row) throws { try self.init(row: row, release: try row.json("detail")) }

  private init(row: Row, release: ReleaseSummary) throws {
    self.init(
      id: try row.value("id"),
      release: release,
      folder: CollectionFolder(id: try row.value("folder"), name: try row.value("folderName")),
      mediaCondition: (try row.value("mediaCondition") as String?).flatMap(Condition.init),
      sleeveCondition: (try row.value("sleeveCondition") as String?).flatMap(Condition.init),
      rating: try row.value("rating"),
      notes: try row.value("notes"),
      dateAdded: try row.date("dateAdded"),
      customFields: try row.customFields,
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

  /// The same items as lists show them: the artists of each release are one.
  static func fetchList(
    _ database: Database, where condition: String, _ arguments: StatementArguments
  ) throws -> [CollectionItem] {
    let statement = try database.cachedStatement(
      sql: "\(listSelection) WHERE \(condition) ORDER BY item.id")
    return try Row.fetchAll(statement, arguments: arguments).map { row in
      let isListed = try row.value("line") as String? != nil
      return try CollectionItem(
        row: row,
        release: isListed ? try ReleaseTraits(row: row).release : try row.json("detail"))
    }
  }
}

extension Row {
  /// Most items have none, which takes no JSON to see.
  fileprivate var customFields: [String: String] {
    get throws {
      let json = try value("customFields") as Data
      return json.elementsEqual("{}".utf8) ? [:] : try self.json("customFields")
    }
  }
}
