import Barcodes
import Foundation
import GRDB
import SQLiteSupport
import Text

extension LibraryMerger {
  /// Which pressings were chosen for barcodes.
  mutating func mergeChoices() throws {
    let rows = try Row.fetchCursor(source, sql: "SELECT * FROM decision")
    while let row = try rows.next() {
      let (gtin, release): (Int64, String) = (try row.value("gtin"), try row.value("release"))
      let kept = try String.fetchOne(
        try target.cachedStatement(sql: "SELECT release FROM decision WHERE gtin = ?"),
        arguments: [gtin])
      if let kept {
        guard kept != release else { continue }
        let digits = GTIN(value: UInt64(bitPattern: gtin))?.shortestDigits ?? String(gtin)
        note("the pressing of \(digits)", kept: kept, other: release)
      } else {
        try target.cachedStatement(sql: "INSERT INTO decision VALUES (?, ?, ?)")
          .execute(arguments: [gtin, release, try row.value("decidedAt") as Int])
        tally.decisions += 1
      }
    }
  }

  /// What a person said of photos.
  mutating func mergeVerdicts() throws {
    let rows = try Row.fetchCursor(source, sql: "SELECT * FROM photoVerdict")
    while let row = try rows.next() {
      let hash: Data = try row.value("hash")
      let release: String? = try row.value("release")
      let known = try Row.fetchOne(
        try target.cachedStatement(sql: "SELECT release FROM photoVerdict WHERE hash = ?"),
        arguments: [hash])
      if let known {
        let kept: String? = try known.value("release")
        guard kept != release else { continue }
        note(
          "what \(try photoName(hash)) shows", kept: kept ?? Self.nothing,
          other: release ?? Self.nothing)
      } else {
        try target.cachedStatement(sql: "INSERT INTO photoVerdict VALUES (?, ?, ?)")
          .execute(arguments: [hash, release, try row.value("saidAt") as Int])
        tally.decisions += 1
      }
    }
  }

  private static let nothing = "no record"

  /// The name of a photo with this content, or the digits of that.
  private func photoName(_ hash: Data) throws -> String {
    let row = try JournalRow.fetchOne(target, where: "hash = ? ORDER BY path LIMIT 1", [hash])
    let path = try row?.entry(in: target).path
    return path.map { String(decoding: $0, as: UTF8.self) }
      ?? hash.map { $0.hexadecimal(digits: 2) }.joined()
  }

  /// How many photos are ambiguous though the pressing of their barcode was chosen.
  func waitingPhotos() throws -> Int {
    try Int.fetchOne(
      target,
      sql: """
        SELECT count(DISTINCT path) FROM decision JOIN scanBarcode USING (gtin)
        JOIN scanOutcome USING (content) JOIN scanPhoto USING (content)
        WHERE status = 'ambiguous'
        """) ?? 0
  }
}
