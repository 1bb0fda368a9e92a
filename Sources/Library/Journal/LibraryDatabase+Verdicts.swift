import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryDatabase {
  /// What was said of photos; photos of which nothing was said are left out.
  ///
  /// - Parameter hashes: SHA-256 of the photos' contents.
  /// - Throws: ``LibraryFailure``.
  public func verdicts(
    of hashes: [[UInt8]]
  ) async throws(LibraryFailure) -> [[UInt8]: PhotoVerdict] {
    try await read { database in
      let statement = try database.cachedStatement(
        sql: """
          SELECT detail FROM photoVerdict LEFT JOIN release ON release.id = photoVerdict.release
          WHERE hash = ?
          """)
      var verdicts: [[UInt8]: PhotoVerdict] = [:]
      for hash in hashes {
        guard let row = try Row.fetchOne(statement, arguments: [Data(hash)]) else { continue }
        let detail: DatabaseValue = try row.value("detail")
        verdicts[hash] = detail.isNull ? .dismissed : .shows(try row.json("detail"))
      }
      return verdicts
    }
  }
}

extension LibraryEditor {
  /// Saves what a person said of a photo, and replaces what was said before.
  ///
  /// - Parameter hash: SHA-256 of the photo's content.
  public func save(_ verdict: PhotoVerdict, ofPhoto hash: [UInt8]) throws {
    var id: ReleaseID?
    if case .shows(let release) = verdict {
      try LibraryDatabase.remember(release, in: database)
      id = release.id
    }
    try database.execute(
      sql: """
        INSERT INTO photoVerdict (hash, release, saidAt) VALUES (?, ?, ?)
        ON CONFLICT (hash) DO UPDATE SET release = excluded.release, saidAt = excluded.saidAt
        WHERE release IS NOT excluded.release
        """, arguments: [Data(hash), id?.description, now.secondsSince1970])
  }

  /// Changes the release of the one copy that was added from a photo and has no other photos: the photo
  /// was taken for another record.
  ///
  /// - Parameters:
  ///   - prefix: what the keys of the photo's scans begin with.
  ///   - key: identifies the scan from now on.
  /// - Returns: nil if there is no such copy.
  public func correctScan(
    _ release: ReleaseDetail, keysBeginningWith prefix: String, key: String
  ) throws -> KeptScan? {
    let copies = try Int.fetchAll(
      database,
      sql: """
        SELECT id FROM item WHERE substr(scanKey, 1, length(?1)) = ?1 AND NOT EXISTS (
          SELECT 1 FROM scanKept WHERE scanKept.item = item.id AND substr(key, 1, length(?1)) <> ?1)
        """, arguments: [prefix])
    guard copies.count == 1, try item(copies[0]).release.id != release.id else { return nil }
    try LibraryDatabase.remember(release, in: database)
    try database.execute(
      sql: "UPDATE item SET release = ? WHERE id = ?",
      arguments: [release.id.description, copies[0]])
    try database.execute(
      sql: """
        INSERT INTO scanKept (key, item) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET item = excluded.item
        """, arguments: [key, copies[0]])
    return KeptScan(copy: try item(copies[0]), change: .corrected)
  }
}
