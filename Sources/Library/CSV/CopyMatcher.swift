import GRDB
import SQLiteSupport

/// Finds the rows that describe copies which the library had before the import.
///
/// Each copy is matched with one row: importing a file again adds nothing, and two copies of a record
/// in one file stay two, even if their rows are equal.
struct CopyMatcher: Sendable {
  private var unclaimedCount: Int

  /// Lists all copies in a table of this connection, from which each is taken when a row claims it.
  init(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TEMP TABLE unclaimed AS
          SELECT item.release, folder, dateAdded, mediaCondition, sleeveCondition, rating, notes,
            dateInFile FROM item LEFT JOIN discogsCopy ON discogsCopy.item = item.id;
        CREATE INDEX temp.unclaimedByValues ON unclaimed
          (release, folder, mediaCondition, sleeveCondition, rating, notes, dateAdded);
        CREATE INDEX temp.unclaimedByTime ON unclaimed (release, folder, dateAdded);
        """)
    unclaimedCount = try Int.fetchOne(database, sql: "SELECT count(*) FROM unclaimed") ?? 0
  }

  /// Takes the copy that a row describes out of the unclaimed ones; false if there is none.
  ///
  /// Such a copy has the same release, folder and time of adding; of one that was pulled from Discogs
  /// it may be the time in Discogs' own zone. For a row without a time, all other values must be equal.
  mutating func claim(
    _ copy: ImportedCopy, in folder: CollectionFolder.ID, _ database: Database
  ) throws -> Bool {
    guard unclaimedCount > 0, try takeOne(copy, in: folder, database) else { return false }
    unclaimedCount -= 1
    return true
  }

  private func takeOne(
    _ copy: ImportedCopy, in folder: CollectionFolder.ID, _ database: Database
  ) throws -> Bool {
    let place: StatementArguments = [copy.release.id.description, folder]
    let values: StatementArguments = [
      copy.mediaCondition?.rawValue, copy.sleeveCondition?.rawValue, copy.rating, copy.notes,
    ]
    let hasEqualValues =
      "mediaCondition IS ? AND sleeveCondition IS ? AND rating = ? AND notes = ?"
    guard let time = copy.dateAdded?.secondsSince1970 else {
      return try take(hasEqualValues, place + values, database)
    }
    // If several were added at that time, an equal one is taken, which leaves the others to their rows.
    return try take(
      hasEqualValues + " AND \(Self.isAtTime)", place + values + [time, time], database)
      || take(Self.isAtTime, place + [time, time], database)
  }

  private static let isAtTime = "(dateAdded = ? OR dateInFile = ?)"

  private func take(
    _ condition: String, _ arguments: StatementArguments, _ database: Database
  ) throws -> Bool {
    try database.cachedStatement(
      sql: """
        DELETE FROM unclaimed WHERE rowid = (
          SELECT rowid FROM unclaimed WHERE release = ? AND folder = ? AND \(condition) LIMIT 1)
        """
    )
    .execute(arguments: arguments)
    return database.changesCount == 1
  }
}
