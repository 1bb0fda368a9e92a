import GRDB
import Releases
import SQLiteSupport

extension LibraryDatabase: OwnedRecords {
  public func ownership(of release: ReleaseDetail) async throws(LibraryFailure) -> [Ownership] {
    try await read { database in
      let id = release.id.description
      let owned = try Row.fetchAll(
        database,
        sql: """
          SELECT item.release, folder.id, folder.name, count(*) AS copies FROM item
          JOIN folder ON folder.id = item.folder JOIN release AS known ON known.id = item.release
          WHERE item.release = ?1 OR known.master = ?2
          GROUP BY item.release, folder.id
          ORDER BY item.release <> ?1, item.release, folder.id
          """,
        arguments: [id, release.master?.description]
      )
      .compactMap { try Ownership(row: $0, release: release.id) }
      let isWanted = try Bool.fetchOne(
        database, sql: "SELECT EXISTS (SELECT 1 FROM want WHERE release = ?)", arguments: [id])
      return owned + (isWanted == true ? [.wanted] : [])
    }
  }
}

extension LibraryDatabase {
  public func holdings(
    among releases: [ReleaseID]
  ) async throws(LibraryFailure) -> PressingClues.Holdings {
    try await holdings(among: releases, owned: "item WHERE scanKey IS NULL")
  }

  public func standings(
    of releases: [ReleaseID]
  ) async throws(LibraryFailure) -> PressingClues.Holdings {
    try await holdings(among: releases, owned: "item WHERE true")
  }

  private func holdings(
    among releases: [ReleaseID], owned: String
  ) async throws(LibraryFailure) -> PressingClues.Holdings {
    try await read { database in
      func found(_ rows: String) throws -> Set<ReleaseID> {
        let ids = try String.fetchAll(
          database,
          sql: """
            SELECT release FROM \(rows)
            AND release IN (\(databaseQuestionMarks(count: releases.count)))
            """, arguments: StatementArguments(releases.map(\.description)))
        return Set(ids.compactMap { ReleaseID($0) })
      }
      return PressingClues.Holdings(owned: try found(owned), wanted: try found("want WHERE true"))
    }
  }
}

extension Ownership {
  fileprivate init?(row: Row, release: ReleaseID) throws {
    guard let id = ReleaseID(try row.value("release") as String) else { return nil }
    let folder = CollectionFolder(id: try row.value("id"), name: try row.value("name"))
    let copies: Int = try row.value("copies")
    self =
      id == release
      ? .pressing(folder, copies: copies) : .otherPressing(id, folder, copies: copies)
  }
}
