import GRDB

/// The tables of a catalogue file.
enum CatalogSchema {
  /// Kept in SQLite's `user_version`; a file with a higher one was written by a newer VinylCrate.
  static let version = 1
  /// Kept in SQLite's `application_id`, so that no other database is taken for a catalogue: the
  /// letters "VCat".
  static let applicationID = 0x5643_6174

  static func create(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE catalog (
          name TEXT NOT NULL,
          source TEXT NOT NULL
        ) STRICT;
        CREATE TABLE release (
          number INTEGER PRIMARY KEY,
          id TEXT NOT NULL UNIQUE,
          detail BLOB NOT NULL,
          master TEXT GENERATED ALWAYS AS (
            CASE WHEN json_valid(CAST(detail AS TEXT))
            THEN json_extract(CAST(detail AS TEXT), '$.master') END
          ) VIRTUAL
        ) STRICT;
        CREATE INDEX releaseByMaster ON release (master);
        CREATE TABLE barcode (
          gtin INTEGER NOT NULL,
          release INTEGER NOT NULL REFERENCES release(number),
          PRIMARY KEY (gtin, release)
        ) STRICT, WITHOUT ROWID;
        CREATE VIRTUAL TABLE releaseText USING fts5(
          artist, title, label, content='', tokenize='unicode61 remove_diacritics 2'
        );
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(version);
        """)
  }
}
