import Foundation
import GRDB
import Releases
import SQLiteSupport

/// Reads every row of a library as commands do, and says which cannot be read. SQLite's own check does
/// not know what a row should hold.
struct RowCheck {
  private let table: String
  private let rows: String
  private let read: (Row) throws -> Void

  /// - Parameters:
  ///   - rows: what follows `SELECT`; by default all of the table.
  ///   - read: throws where a row cannot be read.
  private init(
    _ table: String, rows: String? = nil, _ read: @escaping (Row) throws -> Void
  ) {
    self.table = table
    self.rows = rows ?? "* FROM \(table)"
    self.read = read
  }

  /// The most problems that are named.
  private static let problemLimit = 100

  /// What is wrong with the rows of all tables.
  static func problems(in database: Database) -> [String] {
    var problems: [String] = []
    for check in all(database) {
      problems += check.problems(in: database, limit: problemLimit - problems.count)
    }
    return problems
  }

  private func problems(in database: Database, limit: Int) -> [String] {
    var problems: [String] = []
    do {
      let cursor = try Row.fetchCursor(database, sql: "SELECT \(rows)")
      while problems.count < limit, let row = try cursor.next() {
        do {
          try read(row)
        } catch {
          let reason = error is DecodingError ? "no such record" : error.sqliteReason
          problems.append("a row of \(table) cannot be read (\(reason))")
        }
      }
    } catch {
      problems.append("\(table) cannot be read (\(error.sqliteReason))")
    }
    return problems
  }

  private static func discogsValues(_ row: Row) throws {
    let _: DiscogsValues = try row.json("agreed")
    if try row.value("there") as Data? != nil { let _: DiscogsValues = try row.json("there") }
  }

  private static func all(_ database: Database) -> [RowCheck] {
    [
      RowCheck("release") { let _: ReleaseDetail = try $0.json("detail") },
      RowCheck("releaseTraits") { _ = try ReleaseTraits(row: $0) },
      RowCheck("pressing") { let _: ReleaseSummary = try $0.json("summary") },
      RowCheck("folder") { let _: (Int, String) = (try $0.value("id"), try $0.value("name")) },
      RowCheck("item", rows: String(CollectionItem.selection.dropFirst("SELECT ".count))) {
        _ = try CollectionItem(row: $0)
      },
      RowCheck("crate") { _ = try CustomCrate(row: $0) },
      RowCheck("crateRelease") {
        let _: (String, Int) = (try $0.value("crate"), try $0.value("position"))
      },
      RowCheck("want") {
        let _: (String, Date) = (try $0.value("notes"), try $0.date("dateAdded"))
      },
      RowCheck("decision") {
        let _: (Int64, Date) = (try $0.value("gtin"), try $0.date("decidedAt"))
      },
      RowCheck("discogsCopy", discogsValues),
      RowCheck("discogsWant", discogsValues),
      RowCheck("discogsFolder") {
        let _: (Int, String) = (try $0.value("id"), try $0.value("agreed"))
      },
      RowCheck("discogsFound") {
        let _: (ReleaseDetail, DiscogsValues) = (try $0.json("detail"), try $0.json("found"))
      },
      RowCheck("discogsIntent") { let _: DiscogsValues = try $0.json("sent") },
      RowCheck("change") { _ = try LibraryChange(row: $0) },
      RowCheck("undoStep") {
        guard UndoStatement(try $0.value("statement")) != nil else {
          throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "it undoes nothing")
        }
      },
      RowCheck("scanPhoto", rows: JournalRow.columns) {
        _ = try JournalRow($0).entry(in: database)
      },
      RowCheck("scanKept") {
        let _: (String, Int?) = (try $0.value("key"), try $0.value("item"))
      },
      RowCheck("photoVerdict") {
        let _: (Data, String?) = (try $0.value("hash"), try $0.value("release"))
      },
    ]
  }
}
