import GRDB
import Releases
import SQLiteSupport

/// How many records a catalogue completed.
public struct Completion: Sendable, Hashable {
  /// Copies in the collection.
  public var copies: Int
  /// Records on the wants list.
  public var wants: Int

  public init(copies: Int = 0, wants: Int = 0) {
    self.copies = copies
    self.wants = wants
  }
}

extension LibraryDatabase {
  /// Asks a catalogue about the releases of which only a line of a list is known, and saves
  /// what it knows of them. Nothing that the user said changes, so this is no change to be undone.
  ///
  /// - Throws: ``LookUpFailure``; ``LibraryFailure``.
  public func complete(from catalog: any ReleaseCatalog) async throws -> Completion {
    var completion = Completion()
    for id in try await incompleteReleases() {
      guard let release = try await catalog.release(id: id) else { continue }
      let added = try await write { database in
        try Self.remember(release, in: database)
        guard database.changesCount > 0 else { return Completion() }
        return Completion(
          copies: try Self.count(of: id, in: "item", database),
          wants: try Self.count(of: id, in: "want", database))
      }
      completion.copies += added.copies
      completion.wants += added.wants
    }
    return completion
  }

  /// A catalogue knows at least a track, an identifier or the country of a release; a collection file,
  /// and a collection at Discogs, have none of them.
  private func incompleteReleases() async throws(LibraryFailure) -> [ReleaseID] {
    try await read { database in
      try String.fetchAll(
        database,
        sql: """
          SELECT id FROM release WHERE CAST(detail AS TEXT) ->> '$.country' IS NULL
            AND json_array_length(CAST(detail AS TEXT), '$.tracklist') = 0
            AND json_array_length(CAST(detail AS TEXT), '$.identifiers') = 0
          ORDER BY id
          """
      ).compactMap { ReleaseID($0) }
    }
  }

  private static func count(
    of id: ReleaseID, in table: String, _ database: Database
  ) throws -> Int {
    try Int.fetchOne(
      database, sql: "SELECT count(*) FROM \(table) WHERE release = ?",
      arguments: [id.description]) ?? 0
  }
}
