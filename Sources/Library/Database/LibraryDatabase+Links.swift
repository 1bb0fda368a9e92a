import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryDatabase {
  public func release(
    sameAs release: ReleaseDetail
  ) async throws(LibraryFailure) -> ReleaseDetail? {
    try await read { database in
      guard try !Self.holds(release.id, in: database) else { return nil }
      for id in release.otherIDs where try Self.holds(id, in: database) {
        return try Self.remembered(id, in: database)
      }
      return try Self.linked(to: release.id, in: database)
    }
  }

  public func release(
    linkedTo id: ReleaseID
  ) async throws(LibraryFailure) -> ReleaseDetail? {
    try await read { try Self.linked(to: id, in: $0) }
  }

  /// What is saved of a release of another source is searched for the id as it is written there.
  private static func linked(
    to id: ReleaseID, in database: Database
  ) throws -> ReleaseDetail? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let mark = try encoder.encode(ReleaseIdentifier(id))
    let others = ReleaseID.Source.allCases.filter { $0 != id.source }
    for source in others {
      let found = try String.fetchAll(
        database,
        sql: "SELECT id FROM release WHERE id GLOB ? AND instr(detail, ?) > 0 ORDER BY id",
        arguments: ["\(source.rawValue):*", mark])
      for other in found.compactMap({ ReleaseID($0) }) where try holds(other, in: database) {
        return try remembered(other, in: database)
      }
    }
    return nil
  }

  /// Whether the user has it, wants it, chose it or put it into a crate.
  private static func holds(_ id: ReleaseID, in database: Database) throws -> Bool {
    let places = ["item", "want", "decision", "crateRelease"]
    return try Bool.fetchOne(
      database,
      sql: "SELECT "
        + places.map { "EXISTS (SELECT 1 FROM \($0) WHERE release = :id)" }
        .joined(separator: " OR "),
      arguments: ["id": id.description]) ?? false
  }
}
