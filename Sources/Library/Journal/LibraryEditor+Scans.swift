import Foundation
import GRDB
import SQLiteSupport

extension LibraryEditor {
  /// Keeps a scanned record in the collection: links the photo to a copy that the user has, or adds one.
  ///
  /// - Parameters:
  ///   - scan: the copy to add where the user has none.
  ///   - folder: the name of the folder to add it to, which is made if there is none; nil for the copy's own.
  ///   - key: identifies the scan; what a key led to is remembered, also after that copy was removed.
  ///   - isOwnCopy: whether the photo shows a copy of which there is no other photo: a copy is added even
  ///     if the user has one, unless that one has no photo yet.
  /// - Returns: nil if the user has removed the copy since.
  public func keepScan(
    _ scan: NewItem, inFolder folder: String? = nil, key: String, isOwnCopy: Bool = false
  ) throws -> KeptScan? {
    let known = try Row.fetchOne(
      database, sql: "SELECT item FROM scanKept WHERE key = ?", arguments: [key])
    if let known {
      guard let id: Int = try known.value("item") else { return nil }
      guard try isOwnCopy && isShared(id, key: key, photo: scan.photo) else {
        return KeptScan(copy: try item(id), change: .unchanged)
      }
      let new = try addCopy(scan, inFolder: folder, key: key)
      try database.execute(
        sql: "UPDATE scanKept SET item = ? WHERE key = ?", arguments: [new, key])
      return KeptScan(copy: try item(new), change: .added)
    }
    let copies = try items(of: scan.release.id)
    let copy = copies.first { $0.photo == nil } ?? (isOwnCopy ? nil : copies.first)
    let id = try copy?.id ?? addCopy(scan, inFolder: folder, key: key)
    try database.execute(
      sql: "INSERT INTO scanKept (key, item) VALUES (?, ?)", arguments: [key, id])
    guard let copy else { return KeptScan(copy: try item(id), change: .added) }
    // A catalogue knows more of it than the file that it was imported from.
    try LibraryDatabase.remember(scan.release, in: database)
    if copy.photo == nil, let photo = scan.photo {
      try database.execute(
        sql: "UPDATE item SET photo = ? WHERE id = ?", arguments: [Data(photo), id])
    }
    return KeptScan(
      copy: try item(id), change: .linked(isFirstPhoto: copy.photo == nil))
  }

  private func addCopy(
    _ scan: NewItem, inFolder folder: String?, key: String
  ) throws -> CollectionItem.ID {
    var scan = scan
    scan.scanKey = key
    if let folder { scan.folder = try self.folder(namedOrNew: folder).id }
    guard let id = try add(scan) else {
      throw LibraryFailure.refused("a copy from this photo is in the collection already")
    }
    return id
  }

  /// Whether a copy belongs to other photos, and this one was only linked to it.
  private func isShared(_ id: CollectionItem.ID, key: String, photo: [UInt8]?) throws -> Bool {
    try Bool.fetchOne(
      database,
      sql: """
        SELECT EXISTS (SELECT 1 FROM item WHERE id = ?1 AND scanKey IS NOT ?2 AND photo IS NOT ?3)
          AND EXISTS (SELECT 1 FROM scanKept WHERE item = ?1 AND key <> ?2)
        """, arguments: [id, key, photo.map { Data($0) }]) ?? false
  }
}

extension LibraryDatabase {
  /// Those of the keys whose scans were kept before; their copies may have been removed since.
  ///
  /// - Throws: ``LibraryFailure``.
  public func keptScans(among keys: [String]) async throws(LibraryFailure) -> Set<String> {
    try await read { database in
      let statement = try database.cachedStatement(sql: "SELECT key FROM scanKept WHERE key = ?")
      return Set(try keys.compactMap { try String.fetchOne(statement, arguments: [$0]) })
    }
  }
}
