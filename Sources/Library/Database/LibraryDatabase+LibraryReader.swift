import Foundation
import GRDB
import Releases

extension LibraryDatabase: LibraryReader {
  public func crate(id: CustomCrate.ID) async throws(LibraryFailure) -> CustomCrate? {
    try await read { database in
      try Row.fetchOne(
        database, sql: "SELECT id, name FROM crate WHERE id = ?", arguments: [id.text]
      )
      .flatMap(CustomCrate.init(row:))
    }
  }

  public func folder(id: CollectionFolder.ID) async throws(LibraryFailure) -> CollectionFolder? {
    try await read { database in
      try String.fetchOne(database, sql: "SELECT name FROM folder WHERE id = ?", arguments: [id])
        .map { CollectionFolder(id: id, name: $0) }
    }
  }

  public func releases(in crate: Crate.ID) async throws(LibraryFailure) -> [ReleaseSummary] {
    try await details(in: crate).map(\.summary)
  }

  /// As ``releases(in:)``, with all that is known of each.
  ///
  /// - Throws: ``LibraryFailure``.
  public func details(in crate: Crate.ID) async throws(LibraryFailure) -> [ReleaseDetail] {
    try await read { database in
      switch crate {
      case .custom(let id):
        try Self.details(
          database, of: "crateRelease", where: "crate = ? ORDER BY position, release", [id.text])
      case .wants:
        try Self.details(database, of: "want", where: "true ORDER BY position, release")
      case .folder(let id):
        try Self.details(database, of: "item", where: "folder = ? ORDER BY item.id", [id])
      }
    }
  }
}
