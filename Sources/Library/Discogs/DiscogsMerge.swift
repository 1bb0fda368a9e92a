import Foundation
import GRDB
import Releases
import SQLiteSupport

/// What a pull brought in.
public struct DiscogsPullCounts: Sendable, Hashable {
  /// Copies that were added here.
  public internal(set) var added = 0
  /// Copies that were here already, from a file or a photo.
  public internal(set) var matched = 0
  /// Copies of which something was changed here.
  public internal(set) var changed = 0
  public internal(set) var folders = 0
  public internal(set) var wants = 0
  public internal(set) var changedWants = 0
}

/// Brings what Discogs has into the library, within one change. What Discogs says now was noted before.
///
/// Nothing is deleted, and what was changed here since both last agreed stays.
struct DiscogsMerge {
  let editor: LibraryEditor
  /// Whether Discogs' text counts where both sides were changed.
  let prefersDiscogs: Bool
  var folders: DiscogsFolders
  var counts = DiscogsPullCounts()

  var database: Database { editor.database }

  init(_ editor: LibraryEditor, prefersDiscogs: Bool) throws {
    self.editor = editor
    self.prefersDiscogs = prefersDiscogs
    folders = try DiscogsFolders(editor.database)
  }

  mutating func run(_ names: [Int: String]) throws {
    try bringFolders(names)
    counts.matched = try DiscogsMatcher(database: database, folders: folders).run()
    try addCopies()
    try addWants()
    for pair in try DiscogsPair.differing(folders, in: database) { try bring(pair) }
    // What was in folders that are no longer at Discogs has been moved.
    try database.execute(sql: "DELETE FROM discogsFolder WHERE there IS NULL")
  }

  /// Brings what was changed at Discogs alone.
  private mutating func bring(_ pair: DiscogsPair) throws {
    let comparison = pair.values
    let wanted =
      prefersDiscogs
      ? comparison.fields(in: .changedThere, .conflict) : comparison.fields(in: .changedThere)
    let agreed = comparison.agreeing(on: comparison.fields(in: .same) + wanted)
    if !wanted.isEmpty {
      var values = comparison.here
      for field in wanted { values[field] = comparison.there[field] }
      switch pair.key {
      case .copy(_, let item):
        try update(item, to: values)
        counts.changed += 1
      case .want:
        try database.execute(
          sql: "UPDATE want SET notes = ? WHERE release = ?",
          arguments: [values[.notes], pair.release])
        counts.changedWants += 1
      }
    }
    try pair.setAgreed(agreed, in: database)
  }

  private mutating func update(_ item: CollectionItem.ID, to values: DiscogsValues) throws {
    let folder = try DiscogsFolders.missing(values[.folder]) ?? folder(values[.folder])
    try database.cachedStatement(
      sql: """
        UPDATE item SET folder = ?, mediaCondition = ?, sleeveCondition = ?, rating = ?, notes = ?,
          customFields = ? WHERE id = ?
        """
    )
    .execute(
      arguments: [
        folder, values.mediaCondition?.rawValue, values.sleeveCondition?.rawValue, values.rating,
        values[.notes], try values.own.encoded, item,
      ])
  }
}
