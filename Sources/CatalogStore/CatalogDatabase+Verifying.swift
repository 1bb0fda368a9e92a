import Foundation
import GRDB
import Releases
import SQLiteSupport

extension CatalogDatabase {
  /// Checks the file from end to end: SQLite's own check, then every release, which has to decode.
  ///
  /// - Parameter progress: is called from time to time with the number of releases read so far.
  /// - Throws: ``LookUpFailure`` of the lasting kind that says what is damaged.
  public func verify(_ progress: (Int) -> Void = { _ in }) throws(LookUpFailure) {
    do {
      try withoutActuallyEscaping(progress) { progress in
        try reader.read { database in
          let complaint = try String.fetchOne(database, sql: "PRAGMA integrity_check(1)")
          guard complaint == "ok" else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: complaint)
          }
          let count = try decodeAll(in: database, progress)
          guard count == releaseCount else {
            throw DatabaseError(
              resultCode: .SQLITE_CORRUPT,
              message: "it has \(count) releases where \(releaseCount) were written")
          }
        }
      }
    } catch {
      throw unreadable(error)
    }
  }

  /// Reads every release, and says how many there are.
  private func decodeAll(in database: Database, _ progress: (Int) -> Void) throws -> Int {
    let decompressor = DetailDecompressor(dictionary)
    let rows = try Row.fetchCursor(database, sql: "SELECT detail FROM release")
    var count = 0
    while let row = try rows.next() {
      try row.withUnsafeData(atIndex: 0) { data in
        guard let data else { throw ByteReader.Malformed() }
        try data.withUnsafeBytes { bytes in
          try decompressor.withBytes(of: bytes) { _ = try StoredRelease($0).detail() }
        }
      }
      count += 1
      if count.isMultiple(of: 10_000) { progress(count) }
    }
    return count
  }
}
