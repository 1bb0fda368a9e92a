import GRDB
import SQLiteSupport
import Text

extension LibraryEditor {
  /// Creates a folder.
  public func createFolder(_ name: String) throws -> CollectionFolder {
    try createFolder(name, taken: folders().map(\.name))
  }

  /// - Parameter taken: the names of other folders that it may be equal to.
  func createFolder(_ name: String, taken: [String]) throws -> CollectionFolder {
    let name = try GroupName.folder.checked(name, taken: taken)
    try database.execute(sql: "INSERT INTO folder (name) VALUES (?)", arguments: [name])
    return CollectionFolder(id: Int(database.lastInsertedRowID), name: name)
  }

  /// Renames a folder.
  public func rename(_ folder: CollectionFolder, to name: String) throws -> CollectionFolder {
    try refuseUncategorized(folder, "renamed")
    let others = try folders().filter { $0.id != folder.id }
    let name = try GroupName.folder.checked(name, taken: others.map(\.name))
    try database.execute(
      sql: "UPDATE folder SET name = ? WHERE id = ?", arguments: [name, folder.id])
    return CollectionFolder(id: folder.id, name: name)
  }

  /// Deletes a folder, and returns how many records were moved from it to Uncategorized.
  ///
  /// - Parameter movesItems: delete it even if it has records, and move those to Uncategorized.
  public func delete(_ folder: CollectionFolder, movesItems: Bool) throws -> Int {
    try refuseUncategorized(folder, "deleted")
    let items = try Int.fetchAll(
      database, sql: "SELECT id FROM item WHERE folder = ? ORDER BY id", arguments: [folder.id])
    guard items.isEmpty || movesItems else {
      throw LibraryFailure.refused(
        "\(folder.name) has \(items.count.counted("record"))",
        remedy: .emptyOrForce(.folder(rest: CollectionFolder.uncategorized.name)))
    }
    _ = try move(items, to: CollectionFolder.uncategorized.id)
    try database.execute(sql: "DELETE FROM folder WHERE id = ?", arguments: [folder.id])
    return items.count
  }

  /// Every folder, in the order of their numbers.
  public func folders() throws -> [CollectionFolder] {
    try Row.fetchAll(database, sql: "SELECT id, name FROM folder ORDER BY id")
      .map { CollectionFolder(id: try $0.value("id"), name: try $0.value("name")) }
  }

  /// The folder with this name, in any case.
  public func folder(named name: String) throws -> CollectionFolder {
    try GroupName.folder.find(name, among: folders())
  }

  /// The folder with this name, in any case; created if there is none.
  public func folder(namedOrNew name: String) throws -> CollectionFolder {
    try GroupName.folder.match(name, among: folders()) ?? createFolder(name)
  }

  private func refuseUncategorized(_ folder: CollectionFolder, _ verb: String) throws {
    guard folder.id != CollectionFolder.uncategorized.id else {
      throw LibraryFailure.refused("\(folder.name) is always there and cannot be \(verb)")
    }
  }
}
