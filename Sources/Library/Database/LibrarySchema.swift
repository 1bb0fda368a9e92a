import GRDB
import SQLiteSupport

/// The tables of a library, built up by migrations that are never changed once released.
///
/// Tables and columns are named in the singular and in camel case, an index by its table and column:
/// `crateRelease`, `dateAdded`, `itemByFolder`.
enum LibrarySchema {
  /// Kept in SQLite's `application_id`, so that no other database is taken for a library: the letters
  /// "VLib".
  static let applicationID = 0x564C_6962

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("releases", migrate: createReleases)
    migrator.registerMigration("scan journal", migrate: JournalSchema.create)
    migrator.registerMigration("collection", migrate: CollectionTables.create)
    migrator.registerMigration("kept scans", migrate: JournalSchema.createKeptScans)
    migrator.registerMigration("counts of changes", migrate: ChangeTables.createCounts)
    migrator.registerMigration("names of the scan journal", migrate: JournalSchema.rename)
    migrator.registerMigration("links of kept scans", migrate: JournalSchema.linkKeptScans)
    migrator.registerMigration("no counts of changes", migrate: ChangeTables.dropCounts)
    migrator.registerMigration("verdicts on photos", migrate: JournalSchema.createVerdicts)
    migrator.registerMigration("custom fields", migrate: CollectionTables.addCustomFields)
    migrator.registerMigration("Discogs", migrate: DiscogsTables.create)
    migrator.registerMigration("traits of releases", migrate: ReleaseTraits.createTable)
    return migrator
  }

  static let tables = [
    "change", "crate", "crateRelease", "decision", "discogsAccount", "discogsCopy",
    "discogsFolder", "discogsFound", "discogsIntent", "discogsPage", "discogsWant", "folder",
    "grdb_migrations", "item", "photoVerdict", "pressing", "recording", "release", "releaseTraits",
    "scanBarcode", "scanContent", "scanKept", "scanOutcome", "scanPhoto", "undoStep", "want",
  ]

  /// - Throws: ``LibraryFileError`` where the file is no library, or one of a newer VinylCrate.
  static func check(_ database: Database, path: String) throws {
    let application = try database.applicationID
    let isEmpty = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") == 0
    guard isEmpty || application == applicationID else {
      throw LibraryFileError.notALibrary(path: path, reason: "it belongs to another program")
    }
    if let name = try database.impostors(among: tables).first {
      throw LibraryFileError.damaged(path: path, reason: "\(name) is no table")
    }
    guard try !migrator.hasBeenSuperseded(database) else {
      throw LibraryFileError.newer(path: path)
    }
  }

  /// Checks a file before it is opened for changes: what is refused stays as it is, byte for byte.
  ///
  /// - Throws: ``LibraryFileError``, or what SQLite throws.
  static func look(at file: SQLiteFile, _ configuration: Configuration) throws {
    guard file.hasContent else { return }
    let openings = [file.alone(configuration)] + (file.isWhole ? [] : [file.whole(configuration)])
    for opening in openings {
      do {
        try opening.read { try check($0, path: file.path) }
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
        // Another program may be changing it. If not, opening it fails before it is changed.
      }
    }
  }

  static func needsMigration(_ database: Database) throws -> Bool {
    try !migrator.hasCompletedMigrations(database)
  }

  /// What is known of the releases that the library refers to, so that it can be read with any
  /// catalogue.
  private static func createReleases(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE release (
          id TEXT PRIMARY KEY NOT NULL,
          detail BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;
        PRAGMA application_id = \(applicationID);
        """)
  }
}
