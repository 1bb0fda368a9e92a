import GRDB
import SQLiteSupport

/// The result of checking a library.
public struct LibraryCheckup: Sendable, Hashable {
  /// The file.
  public let path: String
  public let count: LibraryCounts
  /// The names of the daily copies beside the file, the oldest first.
  public let backups: [String]
  /// What is damaged; empty if nothing is.
  public let problems: [String]
}

extension LibraryDatabase {
  /// Checks the whole file, reads every row, and counts what is in it.
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
        problems: integrity.filter { $0 != "ok" } + references + RowCheck.problems(in: database))
    }
  }
}
