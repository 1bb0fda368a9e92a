import GRDB

/// The tables of what the user owns, wants and decided.
enum CollectionTables {
  /// Those of the first version.
  private static let itemColumns = [
    "id", "release", "folder", "mediaCondition", "sleeveCondition", "rating", "notes", "dateAdded",
    "photo", "scanKey",
  ]

  static func create(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE folder (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          name TEXT NOT NULL UNIQUE COLLATE NOCASE
        ) STRICT;
        INSERT INTO folder (id, name) VALUES (1, 'Uncategorized');

        CREATE TABLE item (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          release TEXT NOT NULL REFERENCES release (id),
          folder INTEGER NOT NULL REFERENCES folder (id),
          mediaCondition TEXT,
          sleeveCondition TEXT,
          rating INTEGER NOT NULL CHECK (rating BETWEEN 0 AND 5),
          notes TEXT NOT NULL,
          dateAdded INTEGER NOT NULL,
          photo BLOB,
          scanKey TEXT UNIQUE
        ) STRICT;
        CREATE INDEX itemByRelease ON item (release);
        CREATE INDEX itemByFolder ON item (folder);

        CREATE TABLE crate (
          id TEXT PRIMARY KEY NOT NULL,
          name TEXT NOT NULL UNIQUE COLLATE NOCASE,
          position INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE crateRelease (
          crate TEXT NOT NULL REFERENCES crate (id),
          release TEXT NOT NULL REFERENCES release (id),
          position INTEGER NOT NULL,
          PRIMARY KEY (crate, release)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX crateReleaseByRelease ON crateRelease (release);

        CREATE TABLE want (
          release TEXT PRIMARY KEY NOT NULL REFERENCES release (id),
          notes TEXT NOT NULL,
          dateAdded INTEGER NOT NULL,
          position INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE decision (
          gtin INTEGER PRIMARY KEY NOT NULL,
          release TEXT NOT NULL REFERENCES release (id),
          decidedAt INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX decisionByRelease ON decision (release);

        ALTER TABLE release ADD COLUMN master TEXT
          GENERATED ALWAYS AS (json_extract(CAST(detail AS TEXT), '$.master')) VIRTUAL;
        CREATE INDEX releaseByMaster ON release (master);
        """)
    try ChangeTables.create(in: database)
    try ChangeTables.record("folder", columns: ["id", "name"], in: database)
    try ChangeTables.record("item", columns: itemColumns, in: database)
    try ChangeTables.record("crate", columns: ["id", "name", "position"], in: database)
    try ChangeTables.record(
      "crateRelease", columns: ["crate", "release", "position"], in: database)
    try ChangeTables.record(
      "want", columns: ["release", "notes", "dateAdded", "position"], in: database)
    try ChangeTables.record("decision", columns: ["gtin", "release", "decidedAt"], in: database)
  }

  /// The fields that users add to their collections at Discogs, as a JSON object.
  static func addCustomFields(in database: Database) throws {
    try database.execute(
      sql: "ALTER TABLE item ADD COLUMN customFields BLOB NOT NULL DEFAULT X'7B7D'")
    try ChangeTables.record("item", columns: itemColumns + ["customFields"], in: database)
  }
}
