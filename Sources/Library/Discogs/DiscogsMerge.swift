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
  private var folders: DiscogsFolders
  private(set) var counts = DiscogsPullCounts()

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

  private mutating func bringFolders(_ names: [Int: String]) throws {
    let renamed = try Row.fetchAll(
      database,
      sql: """
        SELECT discogsFolder.*, name FROM discogsFolder JOIN folder ON folder.id = folder
        WHERE there <> agreed AND (name = agreed COLLATE NOCASE OR ?)
        """, arguments: [prefersDiscogs])
    for row in renamed {
      let folder = CollectionFolder(id: try row.value("folder"), name: try row.value("name"))
      let name = try editor.rename(
        folder, to: freeName(try row.value("there"), row.value("id"), of: folder))
      try database.execute(
        sql: "UPDATE discogsFolder SET agreed = there WHERE id = ?",
        arguments: [try row.value("id") as Int])
      if name != folder { counts.folders += 1 }
    }
    let known = try Int.fetchSet(database, sql: "SELECT id FROM discogsFolder")
    for (id, name) in names.sorted(by: { $0.key < $1.key }) where id > 1 && !known.contains(id) {
      try createFolder(id, named: name)
    }
  }

  private mutating func createFolder(_ id: Int, named name: String) throws {
    let folder = try editor.createFolder(try freeName(name, id))
    try database.execute(
      sql: """
        INSERT INTO discogsFolder (id, folder, agreed, there) VALUES (?1, ?2, ?3, ?3)
        ON CONFLICT (id) DO UPDATE SET folder = excluded.folder
        """, arguments: [id, folder.id, name])
    folders.pair(id, with: folder.id)
    counts.folders += 1
  }

  /// A name as folders here may have it, which no other has.
  private func freeName(
    _ name: String, _ id: Int, of folder: CollectionFolder? = nil
  ) throws -> String {
    let printable = String(name.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let taken = try editor.folders().filter { $0.id != folder?.id }.map(\.name)
    if let name = try? GroupName.folder.checked(printable, taken: taken) { return name }
    let numbered = "\(printable) (\(id))"
    return (try? GroupName.folder.checked(numbered, taken: taken)) ?? "Discogs \(id)"
  }

  /// The folder here of a value; made again where it was deleted here.
  private mutating func folder(_ value: String) throws -> CollectionFolder.ID {
    let number = DiscogsFolders.number(value) ?? 1
    if let folder = folders.here[number] { return folder }
    try createFolder(number, named: folders.names[number] ?? "Discogs \(number)")
    return folders.here[number] ?? CollectionFolder.uncategorized.id
  }

  private mutating func addCopies() throws {
    let found = try Row.fetchCursor(
      database,
      sql: """
        SELECT number, release, detail, found, dateAdded FROM discogsFound
        WHERE list = 'copies' AND number NOT IN (SELECT instance FROM discogsCopy)
        ORDER BY dateAdded, number
        """)
    while let row = try found.next() {
      let values: DiscogsValues = try row.json("found")
      try remember(row)
      let item = try insertItem(row, values)
      try database.cachedStatement(
        sql: "INSERT INTO discogsCopy (instance, item, release, agreed, there) "
          + "VALUES (?1, ?2, ?3, ?4, ?4)"
      )
      .execute(arguments: [
        try row.value("number") as Int, item, try row.value("release") as String,
        try values.encoded,
      ])
      counts.added += 1
    }
  }

  /// An earlier look-up knows more of the release than a list at Discogs does.
  private func remember(_ row: Row) throws {
    try database.cachedStatement(
      sql: "INSERT INTO release (id, detail) VALUES (?, ?) ON CONFLICT DO NOTHING"
    )
    .execute(arguments: [try row.value("release") as String, try row.value("detail") as Data])
  }

  private mutating func insertItem(_ row: Row, _ values: DiscogsValues) throws -> Int {
    let dateAdded: Int? = try row.value("dateAdded")
    try database.cachedStatement(
      sql: """
        INSERT INTO item (release, folder, mediaCondition, sleeveCondition, rating, notes,
          dateAdded, customFields) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """
    )
    .execute(
      arguments: [
        try row.value("release") as String, try folder(values[.folder]),
        values.mediaCondition?.rawValue, values.sleeveCondition?.rawValue, values.rating,
        values[.notes], dateAdded ?? editor.now.secondsSince1970, try values.own.encoded,
      ])
    return Int(database.lastInsertedRowID)
  }

  private mutating func addWants() throws {
    let found = try Row.fetchCursor(
      database,
      sql: """
        SELECT release, detail, found, dateAdded FROM discogsFound
        WHERE list = 'wants' AND release NOT IN (SELECT release FROM discogsWant)
        ORDER BY dateAdded, number
        """)
    var position = try editor.lastWantPosition()
    while let row = try found.next() {
      let (values, release): (DiscogsValues, String) = (
        try row.json("found"), try row.value("release")
      )
      try remember(row)
      let dateAdded: Int? = try row.value("dateAdded")
      try database.execute(
        sql: "INSERT INTO want VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        arguments: [
          release, values[.notes], dateAdded ?? editor.now.secondsSince1970, position + 1,
        ])
      let isNew = database.changesCount > 0
      // Of one that was here already nothing is agreed on yet.
      try database.execute(
        sql: "INSERT INTO discogsWant (release, agreed, there) VALUES (?, ?, ?)",
        arguments: [
          release, try (isNew ? values : DiscogsValues()).encoded, try values.encoded,
        ])
      if isNew {
        counts.wants += 1
        position += 1
      }
    }
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
