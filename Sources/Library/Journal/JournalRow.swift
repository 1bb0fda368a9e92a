import Barcodes
import Foundation
import GRDB
import SQLiteSupport

/// One photo of the journal, joined with its content.
struct JournalRow {
  /// What follows `SELECT`; a condition may come after it.
  static let columns = """
    path, photo.content, size, modified, problem, record, hash, reader, taken,
      coalesce(content.scanned, photo.scanned) AS scanned
    FROM scanPhoto AS photo LEFT JOIN scanContent AS content ON content.number = photo.content
    """

  private let row: Row

  init(_ row: Row) {
    self.row = row
  }

  static func fetchOne(
    _ database: Database, where condition: String, _ arguments: StatementArguments
  ) throws -> JournalRow? {
    try fetchAll(database, where: condition, arguments).first
  }

  static func fetchAll(
    _ database: Database, where condition: String, _ arguments: StatementArguments
  ) throws -> [JournalRow] {
    let statement = try database.cachedStatement(
      sql: "SELECT \(columns) WHERE \(condition)")
    return try Row.fetchAll(statement, arguments: arguments).map(JournalRow.init)
  }

  /// The entry, with the outcomes of its content.
  func entry(in database: Database) throws -> JournalEntry {
    let content: Int64? = try row.value("content")
    let scannedAt = try row.date("scanned")
    let path = Array(try row.value("path") as Data)
    let record = (try row.value("record") as Data?).map(Array.init)
    guard let content else {
      let problem = JournalEntry.Outcome(
        page: 0, status: "unreadable", gtins: [], body: try row.value("problem"))
      return JournalEntry(
        path: path, file: nil, reader: "", record: record, outcomes: [problem],
        scannedAt: scannedAt)
    }
    let statement = try database.cachedStatement(
      sql: "SELECT page, status, body FROM scanOutcome WHERE content = ? ORDER BY page")
    let outcomes = try Row.fetchAll(statement, arguments: [content]).map { row in
      JournalEntry.Outcome(
        page: try row.value("page"), status: try row.value("status"), gtins: [],
        body: try row.value("body"))
    }
    return JournalEntry(
      path: path,
      file: JournalEntry.File(
        hash: Array(try row.value("hash") as Data), size: try row.value("size"),
        modified: try row.value("modified")),
      reader: try row.value("reader"), takenAt: try row.value("taken"), record: record,
      outcomes: outcomes, scannedAt: scannedAt)
  }
}
