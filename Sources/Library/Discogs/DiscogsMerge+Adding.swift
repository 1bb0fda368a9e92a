import Foundation
import GRDB
import Releases
import SQLiteSupport

extension DiscogsMerge {
  mutating func addCopies() throws {
    let found = try Row.fetchCursor(
      database,
      sql: """
        SELECT number, release, detail, found, dateAdded, dateInFile FROM discogsFound
        WHERE list = 'copies' AND number NOT IN (SELECT instance FROM discogsCopy)
        ORDER BY dateAdded, number
        """)
    while let row = try found.next() {
      let values: DiscogsValues = try row.json("found")
      try remember(row)
      let item = try insertItem(row, values)
      try database.cachedStatement(
        sql: "INSERT INTO discogsCopy (instance, item, release, agreed, there, dateInFile) "
          + "VALUES (?1, ?2, ?3, ?4, ?4, ?5)"
      )
      .execute(arguments: [
        try row.value("number") as Int, item, try row.value("release") as String,
        try values.encoded, try row.value("dateInFile") as Int?,
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
    if database.changesCount > 0 {
      try ReleaseTraits(try row.json("detail") as ReleaseDetail).save(in: database)
    }
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

  mutating func addWants() throws {
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
}
