import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryDatabase {
  public func crate(id: CustomCrate.ID) async throws(LibraryFailure) -> CustomCrate? {
    try await read { database in
      try Row.fetchOne(
        database, sql: "SELECT id, name FROM crate WHERE id = ?", arguments: [id.text]
      )
      .flatMap(CustomCrate.init(row:))
    }
  }

  public func crates() async throws(LibraryFailure) -> [Counted<CustomCrate>] {
    try await read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT id, name, count(release) AS count FROM crate
          LEFT JOIN crateRelease ON crateRelease.crate = crate.id
          GROUP BY id ORDER BY crate.position, id
          """
      )
      .compactMap { row in
        try CustomCrate(row: row).map { Counted($0, count: try row.value("count")) }
      }
    }
  }

  /// The crates that a record is in, in the user's order.
  ///
  /// - Throws: ``LibraryFailure``.
  public func crates(with release: ReleaseID) async throws(LibraryFailure) -> [CustomCrate] {
    try await read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT id, name FROM crate JOIN crateRelease ON crateRelease.crate = crate.id
          WHERE release = ? ORDER BY crate.position, id
          """, arguments: [release.description]
      )
      .compactMap(CustomCrate.init(row:))
    }
  }

  /// The crate with this name, in any case, or this UUID.
  ///
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` with the most similar names if there is none.
  public func crate(named name: String) async throws(LibraryFailure) -> CustomCrate {
    try GroupName.crate.find(name, among: try await crates().map(\.group))
  }
}

extension CustomCrate {
  init?(row: Row) throws {
    guard let id = UUID(uuidString: try row.value("id")) else { return nil }
    self.init(id: id, name: try row.value("name"))
  }
}
