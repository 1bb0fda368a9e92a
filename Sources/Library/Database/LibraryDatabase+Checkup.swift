import GRDB
import SQLiteSupport

extension LibraryDatabase {
  /// Examines the whole file, and counts what is in it.
  ///
  /// - Throws: ``LibraryFailure``.
  public func checkUp() async throws(LibraryFailure) -> LibraryCheckup {
    try await read { database in
      let integrity = try String.fetchAll(database, sql: "PRAGMA integrity_check")
      let references = try Row.fetchAll(database, sql: "PRAGMA foreign_key_check")
        .map { row in
          let (table, parent): (String, String) = (try row.value("table"), try row.value("parent"))
          return "a row of \(table) refers to a \(parent) that is not there"
        }
      return LibraryCheckup(
        path: path, count: try LibraryCounts(database),
        backups: try backup.copies.map(\.lastPathComponent),
        problems: integrity.filter { $0 != "ok" } + references)
    }
  }
}

extension LibraryCounts {
  init(_ database: Database) throws {
    func count(_ table: String) throws -> Int {
      try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? 0
    }
    items = try count("item")
    folders = try count("folder")
    crates = try count("crate")
    wants = try count("want")
    decisions = try count("decision")
    changes = try count("change")
  }
}
