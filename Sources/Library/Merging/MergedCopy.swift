import GRDB

/// A copy of the library that is merged, with the scans that it was kept from.
struct MergedCopy {
  let item: CollectionItem
  /// Of the scan that it was added from; nil if it was not.
  let scanKey: String?
  /// Of all scans that were linked to it, that first.
  let keys: [String]

  /// Whether a photo shows it.
  var isScanned: Bool { item.photo != nil || !keys.isEmpty }

  /// Whether a person said that a photo shows this record.
  var isSaid: Bool { keys.contains { $0.hasSuffix(" \(item.release.id)") } }

  init(_ item: CollectionItem, in database: Database) throws {
    self.item = item
    scanKey = try Self.scanKey(of: item.id, in: database)
    let linked = try String.fetchAll(
      try database.cachedStatement(sql: "SELECT key FROM scanKept WHERE item = ? ORDER BY key"),
      arguments: [item.id])
    keys = [scanKey].compactMap(\.self) + linked.filter { [scanKey] in $0 != scanKey }
  }

  static func scanKey(of item: CollectionItem.ID, in database: Database) throws -> String? {
    try String.fetchOne(
      try database.cachedStatement(sql: "SELECT scanKey FROM item WHERE id = ?"),
      arguments: [item])
  }

  /// Whether the user said the same of both.
  func hasValues(of other: CollectionItem) -> Bool {
    item.folder.name.lowercased() == other.folder.name.lowercased()
      && item.mediaCondition == other.mediaCondition
      && item.sleeveCondition == other.sleeveCondition && item.rating == other.rating
      && item.notes == other.notes
  }
}
