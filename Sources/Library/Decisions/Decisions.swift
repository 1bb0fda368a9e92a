import Barcodes
import GRDB
import Releases
import SQLiteSupport

extension LibraryDatabase {
  public func chosenRelease(for gtin: GTIN) async throws(LibraryFailure) -> ReleaseDetail? {
    try await read { database in
      try Self.details(database, of: "decision", where: "gtin = ?", [Int64(gtin.value)]).first
    }
  }

  /// Every barcode for which the user chose a release.
  ///
  /// - Throws: ``LibraryFailure``.
  public func choices() async throws(LibraryFailure) -> [GTIN: ReleaseID] {
    try await read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT gtin, release FROM decision")
      return Dictionary(
        try rows.compactMap { row -> (GTIN, ReleaseID)? in
          guard let gtin = GTIN(value: UInt64(try row.value("gtin") as Int64)),
            let release = ReleaseID(try row.value("release") as String)
          else { return nil }
          return (gtin, release)
        }, uniquingKeysWith: { first, _ in first })
    }
  }
}

extension LibraryEditor {
  /// Saves which pressing the user chose for a barcode, and replaces an earlier choice.
  public func choose(_ release: ReleaseDetail, for gtin: GTIN) throws {
    try LibraryDatabase.remember(release, in: database)
    try database.execute(
      sql: """
        INSERT INTO decision VALUES (?, ?, ?)
        ON CONFLICT (gtin) DO UPDATE SET release = excluded.release, decidedAt = excluded.decidedAt
        WHERE release <> excluded.release
        """,
      arguments: [Int64(gtin.value), release.id.description, now.secondsSince1970])
  }
}
