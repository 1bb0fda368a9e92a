import GRDB

/// The tables that record how to undo changes. Triggers fill them.
///
/// Source: sqlite.org, "Automatic Undo/Redo Using SQLite".
enum ChangeTables {
  static func create(in database: Database) throws {
    // A row of `recording` says which change is being made; there is none between transactions.
    try database.execute(
      sql: """
        CREATE TABLE change (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          summary TEXT NOT NULL,
          madeAt INTEGER NOT NULL,
          run TEXT UNIQUE
        ) STRICT;
        CREATE TABLE undoStep (
          number INTEGER PRIMARY KEY AUTOINCREMENT,
          change INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
          changedTable TEXT NOT NULL,
          statement TEXT NOT NULL
        ) STRICT;
        CREATE INDEX undoStepByChange ON undoStep (change);
        CREATE TABLE recording (
          change INTEGER PRIMARY KEY REFERENCES change (id)
        ) STRICT;
        """)
  }

  /// Counts the items of a change step by step, as a run of many steps reports them after each.
  static func createCounts(in database: Database) throws {
    try database.execute(
      sql: """
        ALTER TABLE change ADD COLUMN items INTEGER NOT NULL DEFAULT 0;
        CREATE TRIGGER undoStepCount AFTER INSERT ON undoStep WHEN NEW.changedTable = 'item'
        BEGIN
          UPDATE change SET items = items + 1 WHERE id = NEW.change;
        END;
        """)
  }

  /// A run that has many steps counts what it does itself.
  static func dropCounts(in database: Database) throws {
    try database.execute(
      sql: "DROP TRIGGER undoStepCount; ALTER TABLE change DROP COLUMN items")
  }

  /// Renames a table whose changes are recorded, also in the changes recorded so far.
  ///
  /// - Parameter name: must not occur in the rows of the table.
  static func rename(
    _ name: String, to newName: String, columns: [String], in database: Database
  ) throws {
    try forget(name, in: database)
    try database.execute(sql: "ALTER TABLE \(name) RENAME TO \(newName)")
    try database.execute(
      sql: """
        UPDATE undoStep SET changedTable = ?2, statement = replace(statement, ?1, ?2)
        WHERE changedTable = ?1
        """, arguments: [name, newName])
    try record(newName, columns: columns, in: database)
  }

  /// Records the changes of a table no more.
  private static func forget(_ table: String, in database: Database) throws {
    for event in ["Insert", "Update", "Delete"] {
      try database.execute(sql: "DROP TRIGGER IF EXISTS \(table)\(event)")
    }
  }

  /// Records, for each change of a row of the table, the statement that undoes it.
  ///
  /// The statement matches the row only as the change left it, so that nothing newer is overwritten. For
  /// a table that is recorded already, the columns replace those recorded so far.
  ///
  /// - Parameter key: the columns by which the row is found, for a table whose other columns may change
  ///   meanwhile; nil for all.
  static func record(
    _ table: String, columns: [String], key: [String]? = nil, in database: Database
  ) throws {
    try forget(table, in: database)
    let names = columns.joined(separator: ", ")
    func values(_ row: String) -> String {
      columns.map { "quote(\(row).\($0))" }.joined(separator: " || ', ' || ")
    }
    func pairs(
      _ columns: [String], _ row: String, _ operation: String, _ separator: String
    ) -> String {
      columns.map { "'\($0) \(operation) ' || quote(\(row).\($0))" }
        .joined(separator: " || '\(separator)' || ")
    }
    let isNew = pairs(key ?? columns, "NEW", "IS", " AND ")
    let oldValues = pairs(columns, "OLD", "=", ", ")
    let inverses = [
      ("INSERT", "'DELETE FROM \(table) WHERE ' || \(isNew)"),
      ("UPDATE", "'UPDATE \(table) SET ' || \(oldValues) || ' WHERE ' || \(isNew)"),
      ("DELETE", "'INSERT INTO \(table) (\(names)) VALUES (' || \(values("OLD")) || ')'"),
    ]
    for (event, inverse) in inverses {
      try database.execute(
        sql: """
          CREATE TRIGGER \(table)\(event.capitalized) AFTER \(event) ON \(table)
          WHEN EXISTS (SELECT 1 FROM recording)
          BEGIN
            INSERT INTO undoStep (change, changedTable, statement)
            SELECT change, '\(table)', \(inverse) FROM recording;
          END
          """)
    }
  }
}
