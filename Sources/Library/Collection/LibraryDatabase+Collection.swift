import GRDB
import Releases
import SQLiteSupport

extension LibraryDatabase {
  public func items(
    in folder: CollectionFolder.ID?, window: Range<Int>?
  ) async throws(LibraryFailure) -> [CollectionItem] {
    try await part(of: folder, window: window).items
  }

  public func part(
    of folder: CollectionFolder.ID?, window: Range<Int>?
  ) async throws(LibraryFailure) -> CollectionPart {
    let (condition, arguments): (String, StatementArguments) =
      folder.map { ("WHERE folder = ?", [$0]) } ?? ("", [])
    let rows = "SELECT id FROM item \(condition)"
    return try await read { database in
      guard let window else {
        return CollectionPart(
          try CollectionItem.fetch(database, where: "item.id IN (\(rows))", arguments))
      }
      let count =
        try Int.fetchOne(
          database, sql: "SELECT count(*) FROM item \(condition)", arguments: arguments) ?? 0
      let wanted = window.clamped(to: 0..<count)
      // To skip rows takes as long as to read them: those near the end are reached from there.
      let isNearEnd = wanted.lowerBound > count / 2
      let (order, skipped) =
        isNearEnd ? ("DESC", count - wanted.upperBound) : ("ASC", wanted.lowerBound)
      let items = try CollectionItem.fetchList(
        database, where: "item.id IN (\(rows) ORDER BY id \(order) LIMIT ? OFFSET ?)",
        arguments + [wanted.count, skipped])
      return CollectionPart(items, of: count)
    }
  }

  public func items(of release: ReleaseID) async throws(LibraryFailure) -> [CollectionItem] {
    try await read {
      try CollectionItem.fetch($0, where: "item.release = ?", [release.description])
    }
  }

  public func folder(id: CollectionFolder.ID) async throws(LibraryFailure) -> CollectionFolder? {
    try await read { database in
      try String.fetchOne(database, sql: "SELECT name FROM folder WHERE id = ?", arguments: [id])
        .map { CollectionFolder(id: id, name: $0) }
    }
  }

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
        Counted(
          CollectionFolder(id: try $0.value("id"), name: try $0.value("name")),
          count: try $0.value("count"))
      }
    }
  }
}
