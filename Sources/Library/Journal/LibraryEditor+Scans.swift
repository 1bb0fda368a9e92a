import GRDB

extension LibraryEditor {
  /// Adds a copy of a record that was scanned; nil if this scan was added before, even if the copy has
  /// been removed since.
  public func addScanned(_ item: NewItem) throws -> CollectionItem.ID? {
    guard let key = item.scanKey else { return try add(item) }
    try database.execute(
      sql: "INSERT INTO scanKept (key) VALUES (?) ON CONFLICT DO NOTHING", arguments: [key])
    return database.changesCount == 0 ? nil : try add(item)
  }
}

extension LibraryDatabase {
  /// Whether the record of a scan was ever added to the collection; it may have been removed since.
  ///
  /// - Throws: ``LibraryFailure``.
  public func hasAdded(scanKey: String) async throws(LibraryFailure) -> Bool {
    try await read { database in
      try Bool.fetchOne(
        database, sql: "SELECT EXISTS (SELECT 1 FROM scanKept WHERE key = ?)",
        arguments: [scanKey]) ?? false
    }
  }
}
