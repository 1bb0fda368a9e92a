import GRDB
import Releases

extension LibraryDatabase {
  /// What the user owns, in one folder or in all, the earliest added first.
  ///
  /// - Throws: ``LibraryFailure``.
  public func items(
    in folder: CollectionFolder.ID? = nil
  ) async throws(LibraryFailure) -> [CollectionItem] {
    try await read { database in
      guard let folder else { return try CollectionItem.fetch(database) }
      return try CollectionItem.fetch(database, where: "item.folder = ?", [folder])
    }
  }

  /// The copies of one pressing.
  ///
  /// - Throws: ``LibraryFailure``.
  public func items(of release: ReleaseID) async throws(LibraryFailure) -> [CollectionItem] {
    try await read {
      try CollectionItem.fetch($0, where: "item.release = ?", [release.description])
    }
  }

  /// What was remembered of a release; nil where the library never spoke of it.
  ///
  /// - Throws: ``LibraryFailure``.
  public func release(id: ReleaseID) async throws(LibraryFailure) -> ReleaseDetail? {
    try await read { try Self.remembered(id, in: $0) }
  }

  /// Every folder and how many records are in it, in the order of their numbers.
  ///
  /// - Throws: ``LibraryFailure``.
  public func folders() async throws(LibraryFailure) -> [Counted<CollectionFolder>] {
    try await read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT folder.id, name, count(item.id) AS count FROM folder
          LEFT JOIN item ON item.folder = folder.id GROUP BY folder.id ORDER BY folder.id
          """
      )
      .map {
        Counted(CollectionFolder(id: $0["id"], name: $0["name"]), count: $0["count"])
      }
    }
  }

  /// The folder of a name, in any case.
  ///
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` with the nearest names where there is none.
  public func folder(named name: String) async throws(LibraryFailure) -> CollectionFolder {
    try GroupName.folder.find(name, among: try await folders().map(\.group))
  }
}
