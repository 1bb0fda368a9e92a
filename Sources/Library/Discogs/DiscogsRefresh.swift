import Foundation
import GRDB
import SQLiteSupport

/// What a list at Discogs says now, noted in the library. Nothing that the user owns or said changes, so
/// it is no change to be undone.
struct DiscogsRefresh {
  let database: Database
  /// The folders at Discogs: their numbers and names.
  let folders: [Int: String]

  func run() throws {
    try settleIntents()
    try noteFolders()
    for list in DiscogsList.allCases { try note(list) }
    try agree()
  }

  /// Finds out which requests were carried out whose replies never came. Of a new copy that is not
  /// found it is certain only where the list was read whole.
  private func settleIntents() throws {
    let isWhole = try LibraryDatabase.isDiscogsListWhole(.copies, database)
    for row in try Row.fetchAll(database, sql: "SELECT * FROM discogsIntent ORDER BY id") {
      let intent = try DiscogsIntent(row: row)
      switch intent.subject {
      case .newCopy(let item):
        let found = try Int.fetchOne(
          database,
          sql: """
            SELECT number FROM discogsFound WHERE list = 'copies' AND release = ?
              AND number NOT IN (SELECT instance FROM discogsCopy) ORDER BY number LIMIT 1
            """, arguments: [intent.release.description])
        guard found != nil || isWhole else { continue }
        if let found { try intent.carriedOut(item: item, instance: found, in: database) }
      case .copy(let instance):
        try settle(intent, key: instance, list: .copies)
      case .want:
        try settle(intent, key: Int(intent.release.value), list: .wants)
      }
      try database.execute(
        sql: "DELETE FROM discogsIntent WHERE id = ?", arguments: [try row.value("id") as Int])
    }
  }

  /// What Discogs now has as it was sent was carried out.
  private func settle(_ intent: DiscogsIntent, key: Int?, list: DiscogsList) throws {
    let row = try Row.fetchOne(
      database, sql: "SELECT found FROM discogsFound WHERE list = ? AND number = ?",
      arguments: [list.rawValue, key])
    guard let found: DiscogsValues = try row?.json("found") else { return }
    try intent.carriedOut(intent.sent.filter { found[$0.key] == $0.value }, in: database)
  }

  private func noteFolders() throws {
    let known = try Row.fetchAll(database, sql: "SELECT id, there FROM discogsFolder")
    for row in known {
      let (id, name): (Int, String?) = (try row.value("id"), try row.value("there"))
      guard folders[id] != name else { continue }
      try database.execute(
        sql: "UPDATE discogsFolder SET there = ? WHERE id = ?", arguments: [folders[id], id])
    }
    // Folders of one name are the same folder.
    for (id, name) in folders.sorted(by: { $0.key < $1.key }) where id > 1 {
      try database.execute(
        sql: """
          INSERT INTO discogsFolder (id, folder, agreed, there)
          SELECT ?1, id, ?2, ?2 FROM folder WHERE name = ?2 COLLATE NOCASE AND id <> 1
            AND id NOT IN (SELECT folder FROM discogsFolder WHERE folder IS NOT NULL)
          ON CONFLICT (id) DO NOTHING
          """, arguments: [id, name])
    }
    try database.execute(
      sql: "UPDATE discogsFolder SET agreed = there WHERE there <> agreed AND there = "
        + "(SELECT name FROM folder WHERE folder.id = discogsFolder.folder)")
  }

  private func note(_ list: DiscogsList) throws {
    let (table, key) =
      list == .copies ? ("discogsCopy", "instance") : ("discogsWant", "release")
    let column = list == .copies ? "number" : "release"
    try database.execute(
      sql: """
        UPDATE \(table) SET there = found.found FROM discogsFound AS found
        WHERE found.list = ? AND found.\(column) = \(table).\(key) AND there IS NOT found.found
        """, arguments: [list.rawValue])
    guard try LibraryDatabase.isDiscogsListWhole(list, database) else { return }
    try database.execute(
      sql: """
        UPDATE \(table) SET there = NULL WHERE there IS NOT NULL
          AND \(key) NOT IN (SELECT \(column) FROM discogsFound WHERE list = ?)
        """, arguments: [list.rawValue])
  }

  /// What is the same on both sides is agreed on.
  private func agree() throws {
    let folders = try DiscogsFolders(database)
    for pair in try DiscogsPair.differing(folders, in: database) {
      let agreed = pair.values.agreeing(on: pair.values.fields(in: .same))
      try pair.setAgreed(agreed, in: database)
    }
  }
}
