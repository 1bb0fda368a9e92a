import GRDB

/// The tables of the scan journal.
///
/// An outcome belongs to a content, not to a file: a file that is moved keeps its outcomes. A release
/// is stored once, in the library's own table, or in `pressing` if only its summary is known.
enum JournalSchema {
  static func create(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE scan_content (
          number INTEGER PRIMARY KEY,
          hash BLOB NOT NULL UNIQUE,
          reader TEXT NOT NULL,
          taken INTEGER,
          scanned INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE scan_outcome (
          content INTEGER NOT NULL REFERENCES scan_content ON DELETE CASCADE,
          page INTEGER NOT NULL,
          status TEXT NOT NULL,
          body BLOB NOT NULL,
          PRIMARY KEY (content, page)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX scan_outcome_status ON scan_outcome (status);
        CREATE TABLE scan_barcode (
          gtin INTEGER NOT NULL,
          content INTEGER NOT NULL REFERENCES scan_content ON DELETE CASCADE,
          PRIMARY KEY (gtin, content)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX scan_barcode_content ON scan_barcode (content);
        CREATE TABLE scan_photo (
          path BLOB PRIMARY KEY NOT NULL,
          content INTEGER REFERENCES scan_content,
          size INTEGER,
          modified INTEGER,
          problem BLOB,
          scanned INTEGER,
          CHECK ((content IS NULL) = (size IS NULL) AND (content IS NULL) = (modified IS NULL)),
          CHECK ((content IS NULL) = (problem IS NOT NULL)),
          CHECK ((content IS NULL) = (scanned IS NOT NULL))
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX scan_photo_content ON scan_photo (content);
        CREATE TABLE pressing (
          id TEXT PRIMARY KEY NOT NULL,
          summary BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;
        """)
  }

  /// The scans whose records were added to the collection. A record that the user removed is not added
  /// again by the next run over the same photos; one whose addition was undone is.
  static func createKeptScans(in database: Database) throws {
    try database.execute(
      sql: "CREATE TABLE scan_kept (key TEXT PRIMARY KEY NOT NULL) STRICT, WITHOUT ROWID")
    try ChangeTables.record("scan_kept", columns: ["key"], in: database)
  }

  /// Renames the tables as all others are named: from `scan_photo` to `scanPhoto`.
  static func rename(in database: Database) throws {
    try database.execute(
      sql: """
        ALTER TABLE scan_content RENAME TO scanContent;
        ALTER TABLE scan_outcome RENAME TO scanOutcome;
        ALTER TABLE scan_barcode RENAME TO scanBarcode;
        ALTER TABLE scan_photo RENAME TO scanPhoto;
        DROP INDEX scan_outcome_status;
        CREATE INDEX scanOutcomeByStatus ON scanOutcome (status);
        DROP INDEX scan_barcode_content;
        CREATE INDEX scanBarcodeByContent ON scanBarcode (content);
        DROP INDEX scan_photo_content;
        CREATE INDEX scanPhotoByContent ON scanPhoto (content);
        """)
    try ChangeTables.rename("scan_kept", to: "scanKept", columns: ["key"], in: database)
  }

  /// Says of each scan that was kept which copy it shows; nil once that was removed.
  static func linkKeptScans(in database: Database) throws {
    try database.execute(
      sql: """
        ALTER TABLE scanKept ADD COLUMN item INTEGER REFERENCES item (id) ON DELETE SET NULL;
        UPDATE scanKept SET item = (SELECT id FROM item WHERE scanKey = key);
        CREATE INDEX scanKeptByItem ON scanKept (item);
        """)
    try ChangeTables.record("scanKept", columns: ["key", "item"], in: database)
  }

  /// What a person said of photos, and which photos show one record: the name of the one that says which
  /// it is, in all photos of a group.
  static func createVerdicts(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE photoVerdict (
          hash BLOB PRIMARY KEY NOT NULL,
          release TEXT REFERENCES release (id),
          saidAt INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        ALTER TABLE scanPhoto ADD COLUMN record BLOB;
        """)
    try ChangeTables.record(
      "photoVerdict", columns: ["hash", "release", "saidAt"], in: database)
  }
}
