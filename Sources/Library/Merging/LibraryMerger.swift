import Files
import GRDB
import SQLiteSupport

/// Brings what one library holds into another, as one batch over the photos of both would have done.
///
/// Everything is known by what it is: a photo by its content, a scan by its key, a crate by its name. So
/// what was merged before adds nothing. Where a person said different things, the library that is changed
/// stands.
struct LibraryMerger {
  /// The library that is merged, which is only read.
  let source: Database
  let editor: LibraryEditor
  /// The file of the source, as it was named.
  let name: String
  /// Whether each scan shows a copy of its own.
  let makesCopies: Bool
  var tally: MergeTally
  /// The copies that are a copy of the source already: no two of those become one.
  var claimed: Set<CollectionItem.ID> = []

  var target: Database { editor.database }

  /// - Returns: what was done, that of `tally` included.
  mutating func merge() throws -> MergeTally {
    try mergeReleases()
    try mergePhotos()
    try mergeChoices()
    try mergeVerdicts()
    try mergeCopies()
    try mergeCrates()
    try mergeWants()
    tally.libraries += 1
    tally.waiting = try waitingPhotos()
    return tally
  }

  /// Calls `body` with each row that a question to the source gives.
  func forEachRow(
    _ sql: String, _ arguments: StatementArguments = [], _ body: (Row) throws -> Void
  ) throws {
    let rows = try Row.fetchCursor(
      try source.cachedStatement(sql: sql), arguments: arguments)
    while let row = try rows.next() { try body(row) }
  }

  mutating func note(_ subject: String, kept: String, other: String) {
    tally.conflicts.append(
      MergeConflict(library: name, subject: subject, kept: kept, other: other))
  }
}
