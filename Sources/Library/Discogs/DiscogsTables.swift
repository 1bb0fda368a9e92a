import GRDB

/// The tables that pair the library with a collection at Discogs.
///
/// `agreed` is what both sides last agreed on, `there` what Discogs had when it was last read. Both are
/// values by the names of their fields, as JSON. `dateInFile` is when a copy was added as a collection file of Discogs has it.
enum DiscogsTables {
  static func create(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE discogsAccount (
          number INTEGER PRIMARY KEY CHECK (number = 1),
          username TEXT NOT NULL,
          pulledAt INTEGER,
          pushedAt INTEGER
        ) STRICT;

        CREATE TABLE discogsFolder (
          id INTEGER PRIMARY KEY,
          folder INTEGER UNIQUE REFERENCES folder (id) ON DELETE SET NULL,
          agreed TEXT NOT NULL,
          there TEXT
        ) STRICT;

        CREATE TABLE discogsCopy (
          instance INTEGER PRIMARY KEY,
          item INTEGER UNIQUE REFERENCES item (id) ON DELETE SET NULL,
          release TEXT NOT NULL,
          agreed BLOB NOT NULL,
          there BLOB,
          dateInFile INTEGER
        ) STRICT;
        CREATE INDEX discogsCopyByRelease ON discogsCopy (release);

        CREATE TABLE discogsWant (
          release TEXT PRIMARY KEY NOT NULL,
          agreed BLOB NOT NULL,
          there BLOB
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE discogsPage (
          list TEXT NOT NULL,
          page INTEGER NOT NULL,
          pages INTEGER NOT NULL,
          total INTEGER NOT NULL,
          readAt INTEGER NOT NULL,
          PRIMARY KEY (list, page)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE discogsFound (
          list TEXT NOT NULL,
          number INTEGER NOT NULL,
          release TEXT NOT NULL,
          detail BLOB NOT NULL,
          found BLOB NOT NULL,
          dateAdded INTEGER,
          dateInFile INTEGER,
          PRIMARY KEY (list, number)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX discogsFoundByRelease ON discogsFound (release);

        CREATE TABLE discogsIntent (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          release TEXT NOT NULL,
          item INTEGER,
          instance INTEGER,
          sent BLOB NOT NULL
        ) STRICT;
        """)
    // A push changes what was agreed on, and is not undone: rows are found by their key alone.
    try ChangeTables.record(
      "discogsFolder", columns: ["id", "folder", "agreed", "there"], key: ["id"], in: database)
    try ChangeTables.record(
      "discogsCopy", columns: ["instance", "item", "release", "agreed", "there", "dateInFile"],
      key: ["instance"], in: database)
    try ChangeTables.record(
      "discogsWant", columns: ["release", "agreed", "there"], key: ["release"], in: database)
  }
}
