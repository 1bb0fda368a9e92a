import GRDB
import Releases
import SQLiteSupport

extension ReleaseTraits {
  /// Makes the table, and fills it from what is known of the releases.
  static func createTable(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE releaseTraits (
          release TEXT PRIMARY KEY NOT NULL REFERENCES release (id) ON DELETE CASCADE,
          line TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        """)
    let rows = try Row.fetchCursor(database, sql: "SELECT id, detail FROM release ORDER BY id")
    while let row = try rows.next() {
      let id: String = try row.value("id")
      // One that is damaged keeps nobody from the rest; the library's check-up names it.
      let detail: ReleaseDetail? = try? row.json("detail")
      let known = detail.map { ReleaseTraits($0) }
      let unknown = ReleaseID(id).map { ReleaseTraits(ReleaseSummary(id: $0, title: "")) }
      try (known ?? unknown)?.save(as: id, in: database)
    }
  }

  /// Saves them in the place of those that were saved before.
  func save(in database: Database) throws { try save(as: release.id.description, in: database) }

  private func save(as id: String, in database: Database) throws {
    try database.cachedStatement(
      sql: """
        INSERT INTO releaseTraits (release, line) VALUES (?, ?)
        ON CONFLICT (release) DO UPDATE SET line = excluded.line
        """
    )
    .execute(arguments: [id, line])
  }

  /// - Throws: `DatabaseError` where the columns `release` and `line` hold none.
  init(row: Row) throws {
    let (id, line): (String, String) = (try row.value("release"), try row.value("line"))
    guard let id = ReleaseID(id), let traits = ReleaseTraits(id, line: Array(line.utf8)) else {
      throw DatabaseError(
        resultCode: .SQLITE_CORRUPT, message: "the column line holds no traits of a release")
    }
    self = traits
  }
}
