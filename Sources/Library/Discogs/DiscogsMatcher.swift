import Foundation
import GRDB
import SQLiteSupport

/// Pairs copies at Discogs with those that are here already, from a collection file or from a photo.
///
/// A pair is of one release. Of several copies those are paired that were added at the same time, then
/// those in the same folder, then those that agree in most values; two copies stay two.
struct DiscogsMatcher {
  let database: Database
  let folders: DiscogsFolders

  private struct Candidate {
    let instance: Int
    let item: CollectionItem.ID
    let likeness: Int
    let there: DiscogsValues
  }

  /// - Returns: how many pairs were made.
  func run() throws -> Int {
    let releases = try String.fetchAll(
      database,
      sql: """
        SELECT DISTINCT release FROM discogsFound WHERE list = 'copies'
          AND number NOT IN (SELECT instance FROM discogsCopy)
          AND release IN (SELECT release FROM item WHERE \(Self.isFree)) ORDER BY release
        """)
    return try releases.reduce(0) { try $0 + pair($1) }
  }

  /// Whether an item is paired with nothing that is at Discogs.
  private static let isFree =
    "id NOT IN (SELECT item FROM discogsCopy WHERE item IS NOT NULL AND there IS NOT NULL)"

  private func pair(_ release: String) throws -> Int {
    let found = try Row.fetchAll(
      database,
      sql: """
        SELECT number, found, dateAdded, dateInFile FROM discogsFound WHERE list = 'copies'
          AND release = ? AND number NOT IN (SELECT instance FROM discogsCopy)
        """, arguments: [release])
    let items = try Row.fetchAll(
      database, sql: "SELECT * FROM item WHERE release = ? AND \(Self.isFree)",
      arguments: [release])
    var candidates: [Candidate] = []
    for entry in found {
      let there: DiscogsValues = try entry.json("found")
      for item in items {
        candidates.append(
          Candidate(
            instance: try entry.value("number"), item: try item.value("id"),
            likeness: try likeness(of: item, to: entry, there), there: there))
      }
    }
    candidates.sort { ($1.likeness, $0.instance, $0.item) < ($0.likeness, $1.instance, $1.item) }
    var (taken, paired): (Set<Int>, Set<Int>) = ([], [])
    for candidate in candidates
    where !taken.contains(candidate.item) && !paired.contains(candidate.instance) {
      taken.insert(candidate.item)
      paired.insert(candidate.instance)
      try save(candidate, release)
    }
    return paired.count
  }

  private func likeness(of item: Row, to entry: Row, _ there: DiscogsValues) throws -> Int {
    let here = try DiscogsValues(item: item, folders)
    let time: Int = try item.value("dateAdded")
    let times: [Int?] = [try entry.value("dateAdded"), try entry.value("dateInFile")]
    let equal = [DiscogsValues.Field.media, .sleeve, .rating, .notes]
      .count { here[$0] == there[$0] }
    return (times.contains(time) ? 16 : 0) + (here[.folder] == there[.folder] ? 8 : 0) + equal
  }

  /// Nothing is agreed on yet: what only one side says goes to the other, and where both say something
  /// else it is a conflict.
  private func save(_ pair: Candidate, _ release: String) throws {
    try database.execute(
      sql: "UPDATE discogsCopy SET item = NULL WHERE item = ?", arguments: [pair.item])
    try database.execute(
      sql:
        "INSERT INTO discogsCopy (instance, item, release, agreed, there) VALUES (?, ?, ?, ?, ?)",
      arguments: [
        pair.instance, pair.item, release, try DiscogsValues().encoded, try pair.there.encoded,
      ])
  }
}
