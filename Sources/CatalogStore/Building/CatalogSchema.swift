/// The tables of a catalogue file.
enum CatalogSchema {
  /// Kept in SQLite's `user_version`; a file with a higher one was written by a newer VinylCrate.
  static let version = 2
  /// Kept in SQLite's `application_id`, so that no other database is taken for a catalogue: the
  /// letters "VCat".
  static let applicationID = 0x5643_6174

  static let tableNames = [
    "barcode", "beginning", "catalog", "master", "otherID", "postingBlock", "pressings", "release",
    "word",
  ]

  /// `otherID` has the ids that are no Discogs number, and the Discogs numbers that releases of another
  /// source are linked to. `release.number` and `barcode.release` are as in ``ReleaseKey``, `detail` as in
  /// ``DetailCompressor``, `word.postings` as in ``WordIndexBuilder``; `barcode.isCompleted` is 1 where
  /// digits had to be added.
  static let tables = """
    PRAGMA application_id = \(applicationID);
    PRAGMA user_version = \(version);
    CREATE TABLE catalog (
      origin TEXT NOT NULL,
      counts TEXT NOT NULL,
      dictionary BLOB
    ) STRICT;
    CREATE TABLE release (
      number INTEGER PRIMARY KEY,
      detail BLOB NOT NULL
    ) STRICT;
    CREATE TABLE otherID (
      id BLOB PRIMARY KEY,
      number INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE barcode (
      gtin INTEGER NOT NULL,
      isCompleted INTEGER NOT NULL,
      release INTEGER NOT NULL,
      PRIMARY KEY (gtin, isCompleted, release)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE pressings (
      master INTEGER PRIMARY KEY,
      count INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE master (
      number INTEGER PRIMARY KEY,
      year INTEGER,
      mainRelease INTEGER
    ) STRICT;
    CREATE TABLE word (
      word BLOB PRIMARY KEY,
      count INTEGER NOT NULL,
      postings BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE beginning (
      beginning BLOB PRIMARY KEY,
      words BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE postingBlock (
      number INTEGER PRIMARY KEY,
      postings BLOB NOT NULL
    ) STRICT;
    """
}
