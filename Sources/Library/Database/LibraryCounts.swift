import GRDB

/// How much of each kind a library holds.
public struct LibraryCounts: Sendable, Hashable {
  /// Copies in the collection.
  public let items: Int
  public let folders: Int
  /// Those that the user made.
  public let crates: Int
  public let wants: Int
  /// Barcodes whose pressing the user chose.
  public let decisions: Int
  /// Those that can be undone.
  public let changes: Int
}

extension LibraryCounts {
  init(_ database: Database) throws {
    func count(_ table: String) throws -> Int {
      try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? 0
    }
    items = try count("item")
    folders = try count("folder")
    crates = try count("crate")
    wants = try count("want")
    decisions = try count("decision")
    changes = try count("change")
  }
}
