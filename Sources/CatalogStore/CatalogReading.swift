import Barcodes
import Foundation
import GRDB
import Releases
import SQLiteSupport

/// Reads releases of a catalogue within one read of the database.
struct CatalogReading {
  let database: Database
  let decompressor: DetailDecompressor

  /// More releases than any barcode names, even one that many labels have printed by mistake.
  private static let pressingLimit = 100_000

  init(_ database: Database, _ dictionary: DecompressionDictionary?) {
    self.database = database
    decompressor = DetailDecompressor(dictionary)
  }

  /// The releases that carry a barcode, ascending; those that carry it as it is written, or, where none
  /// does, those whose digits had to be completed.
  func numbers(withBarcode gtin: GTIN) throws -> [Int64] {
    let statement = try database.cachedStatement(
      sql: "SELECT release, isCompleted FROM barcode WHERE gtin = ? ORDER BY isCompleted, release")
    let cursor = try Row.fetchCursor(statement, arguments: [Int64(gtin.value)])
    var rows: [(number: Int64, isCompleted: Bool)] = []
    while let row = try cursor.next() {
      rows.append((try row.value("release"), try row.value("isCompleted")))
      guard rows.count <= Self.pressingLimit else {
        throw DatabaseError(
          resultCode: .SQLITE_CORRUPT, message: "\(gtin) names too many releases")
      }
    }
    let exact = rows.filter { !$0.isCompleted }
    return (exact.isEmpty ? rows : exact).map(\.number)
  }

  /// The key of a release; nil if it is not in the catalogue.
  func number(of id: ReleaseID) throws -> Int64? {
    if let number = ReleaseKey.number(of: id) { return number }
    let statement = try database.cachedStatement(sql: "SELECT number FROM otherID WHERE id = ?")
    return try Int64.fetchOne(statement, arguments: [Data(ReleaseKey.bytes(of: id))])
  }

  /// The key of the release of another source that is linked to a Discogs number; nil for none.
  func number(linkedTo id: ReleaseID) throws -> Int64? {
    guard ReleaseKey.number(of: id) != nil else { return nil }
    let statement = try database.cachedStatement(sql: "SELECT number FROM otherID WHERE id = ?")
    return try Int64.fetchOne(statement, arguments: [Data(ReleaseKey.bytes(of: id))])
  }

  /// What `body` makes of a release; nil if there is none of that key.
  func release<Value>(_ number: Int64, _ body: (StoredRelease) throws -> Value) throws -> Value? {
    let statement = try database.cachedStatement(
      sql: "SELECT detail FROM release WHERE number = ?")
    let rows = try Row.fetchCursor(statement, arguments: [number])
    guard let row = try rows.next() else { return nil }
    return try row.withUnsafeData(atIndex: 0) { data in
      guard let data else { throw ByteReader.Malformed() }
      return try data.withUnsafeBytes { bytes in
        try decompressor.withBytes(of: bytes) { try body(try StoredRelease($0)) }
      }
    }
  }

  /// Everything about a release; nil if there is none of that key.
  func detail(_ number: Int64) throws -> ReleaseDetail? {
    guard var detail = try release(number, { try $0.detail() }) else { return nil }
    detail.circulation = try circulation(detail.circulation, master: detail.master)
    if detail.masterYear == nil, let master = detail.master {
      detail.masterYear = try year(ofMaster: master)
    }
    return detail
  }

  /// What a list shows of a release; nil if there is none of that key.
  func summary(_ number: Int64) throws -> ReleaseSummary? {
    let found = try release(number) { ($0.summary, $0.master) }
    guard case (var summary, let master)? = found else { return nil }
    summary.circulation = try circulation(summary.circulation, master: master)
    return summary
  }

  /// What is known of its copies, with how many pressings of its master the catalogue has.
  func circulation(_ known: Circulation?, master: ReleaseID?) throws -> Circulation? {
    guard let master else { return known }
    let statement = try database.cachedStatement(
      sql: "SELECT count FROM pressings WHERE master = ?")
    let count = try Int.fetchOne(statement, arguments: [ReleaseKey.master(master)])
    guard let count else { return known }
    return Circulation(have: known?.have, want: known?.want, pressings: count)
  }

  func year(ofMaster master: ReleaseID) throws -> Int? {
    let statement = try database.cachedStatement(sql: "SELECT year FROM master WHERE number = ?")
    return try Int.fetchOne(statement, arguments: [ReleaseKey.master(master)])
  }
}
