import Foundation
import GRDB
import Releases
import Text

extension LibraryEditor {
  /// Creates a crate, after the others.
  public func createCrate(_ name: String, id: CustomCrate.ID = UUID()) throws -> CustomCrate {
    let name = try GroupName.crate.checked(name, taken: crates().map(\.name))
    try database.execute(
      sql: "INSERT INTO crate VALUES (?, ?, (SELECT coalesce(max(position), 0) + 1 FROM crate))",
      arguments: [id.text, name])
    return CustomCrate(id: id, name: name)
  }

  /// Renames a crate.
  public func rename(_ crate: CustomCrate, to name: String) throws -> CustomCrate {
    let others = try crates().filter { $0.id != crate.id }
    let name = try GroupName.crate.checked(name, taken: others.map(\.name))
    try database.execute(
      sql: "UPDATE crate SET name = ? WHERE id = ?", arguments: [name, crate.id.text])
    return CustomCrate(id: crate.id, name: name)
  }

  /// Deletes a crate, and returns how many records were in it. They stay in the collection.
  ///
  /// - Parameter emptiesIt: delete it even if it has records.
  public func delete(_ crate: CustomCrate, emptiesIt: Bool) throws -> Int {
    let count = try releases(in: crate).count
    guard count == 0 || emptiesIt else {
      throw LibraryFailure.refused(
        "\(crate.name) has \(count.counted("record"))", remedy: .emptyOrForce(.crate))
    }
    try database.execute(
      sql: "DELETE FROM crateRelease WHERE crate = ?", arguments: [crate.id.text])
    try database.execute(sql: "DELETE FROM crate WHERE id = ?", arguments: [crate.id.text])
    return count
  }

  /// Adds a record at the end of a crate; false if it is there already.
  public func add(_ release: ReleaseDetail, to crate: CustomCrate) throws -> Bool {
    try LibraryDatabase.remember(release, in: database)
    try database.execute(
      sql: """
        INSERT INTO crateRelease
        SELECT ?1, ?2, coalesce(max(position), 0) + 1 FROM crateRelease WHERE crate = ?1
        ON CONFLICT DO NOTHING
        """,
      arguments: [crate.id.text, release.id.description])
    return database.changesCount > 0
  }

  /// Adds the records of copies at the end of a crate, and returns how many were not there yet.
  public func add(_ copies: [CollectionItem.ID], to crate: CustomCrate) throws -> Int {
    let releases = try copies.map { try item($0).release.id }
    var added = 0
    for release in releases {
      try database.cachedStatement(
        sql: """
          INSERT INTO crateRelease
          SELECT ?1, ?2, coalesce(max(position), 0) + 1 FROM crateRelease WHERE crate = ?1
          ON CONFLICT DO NOTHING
          """
      )
      .execute(arguments: [crate.id.text, release.description])
      added += database.changesCount
    }
    return added
  }

  /// Removes a record from a crate; false if it is not there.
  public func remove(_ release: ReleaseID, from crate: CustomCrate) throws -> Bool {
    try database.execute(
      sql: "DELETE FROM crateRelease WHERE crate = ? AND release = ?",
      arguments: [crate.id.text, release.description])
    return database.changesCount > 0
  }

  /// Every crate, in the user's order.
  public func crates() throws -> [CustomCrate] {
    try Row.fetchAll(database, sql: "SELECT id, name FROM crate ORDER BY position, id")
      .compactMap(CustomCrate.init(row:))
  }

  /// The records of a crate, in the user's order.
  public func releases(in crate: CustomCrate) throws -> [ReleaseDetail] {
    try LibraryDatabase.details(
      database, of: "crateRelease", where: "crate = ? ORDER BY position, release",
      [crate.id.text])
  }

  /// The crate with this name, in any case, or this UUID.
  public func crate(named name: String) throws -> CustomCrate {
    try GroupName.crate.find(name, among: crates())
  }

  /// The crate with this name, in any case, or this UUID; created if there is none.
  public func crate(namedOrNew name: String) throws -> CustomCrate {
    try GroupName.crate.match(name, among: crates()) ?? createCrate(name)
  }
}
