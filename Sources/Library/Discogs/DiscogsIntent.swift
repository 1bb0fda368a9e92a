import Foundation
import GRDB
import Releases
import SQLiteSupport

/// A request that is about to change something at Discogs. It is noted before it is sent: whoever reads
/// Discogs next finds out whether it was carried out if its reply never came.
public struct DiscogsIntent: Sendable {
  /// What it is about.
  public enum Subject: Sendable, Hashable {
    /// A copy that Discogs does not have.
    case newCopy(CollectionItem.ID)
    /// A copy by its number at Discogs.
    case copy(instance: Int)
    case want
  }

  public let subject: Subject
  public let release: ReleaseID
  /// What Discogs has once it was carried out; an empty text for what is taken away.
  public let sent: [DiscogsValues.Field: String]

  public init(_ subject: Subject, of release: ReleaseID, sent: [DiscogsValues.Field: String]) {
    self.subject = subject
    self.release = release
    self.sent = sent
  }
}

extension DiscogsIntent {
  init(row: Row) throws {
    let (text, item): (String, Int?) = (try row.value("release"), try row.value("item"))
    guard let release = ReleaseID(text) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "no release")
    }
    let instance: Int? = try row.value("instance")
    let texts: [String: String] = try row.json("sent")
    self.init(
      item.map(Subject.newCopy) ?? instance.map(Subject.copy) ?? .want, of: release,
      sent: texts.reduce(into: [:]) { $0[DiscogsValues.Field(name: $1.key)] = $1.value })
  }

  func insert(in database: Database) throws -> Int64 {
    var (item, instance): (Int?, Int?) = (nil, nil)
    switch subject {
    case .newCopy(let id): item = id
    case .copy(let id): instance = id
    case .want: break
    }
    let texts = sent.reduce(into: [String: String]()) { $0[$1.key.name] = $1.value }
    try database.execute(
      sql: "INSERT INTO discogsIntent (release, item, instance, sent) VALUES (?, ?, ?, ?)",
      arguments: [release.description, item, instance, try JSONEncoder().encode(texts)])
    return database.lastInsertedRowID
  }

  /// Pairs a copy here with the one at Discogs that was added for it.
  func carriedOut(item: CollectionItem.ID, instance: Int, in database: Database) throws {
    var values = DiscogsValues()
    for (field, text) in sent { values[field] = text }
    // It may have been removed here since, and what it was paired with before is not at Discogs.
    try database.execute(
      sql: "UPDATE discogsCopy SET item = NULL WHERE item = ?", arguments: [item])
    try database.execute(
      sql: """
        INSERT INTO discogsCopy (instance, item, release, agreed, there)
        VALUES (?1, (SELECT id FROM item WHERE id = ?2), ?3, ?4, ?4)
        ON CONFLICT (instance) DO NOTHING
        """,
      arguments: [instance, item, release.description, try values.encoded])
  }

  /// Agrees on what was sent.
  func carriedOut(_ sent: [DiscogsValues.Field: String], in database: Database) throws {
    let (table, key, value): (String, String, DatabaseValue) =
      switch subject {
      case .copy(let instance): ("discogsCopy", "instance", instance.databaseValue)
      case .newCopy, .want: ("discogsWant", "release", release.description.databaseValue)
      }
    let row = try Row.fetchOne(
      database, sql: "SELECT agreed, there FROM \(table) WHERE \(key) = ?", arguments: [value])
    guard let row else {
      guard table == "discogsWant" else { return }
      var values = DiscogsValues()
      for (field, text) in sent { values[field] = text }
      try database.execute(
        sql: "INSERT INTO discogsWant (release, agreed, there) VALUES (?1, ?2, ?2)",
        arguments: [value, try values.encoded])
      return
    }
    var agreed: DiscogsValues = try row.json("agreed")
    let isThere = try row.value("there") as Data? != nil
    var there: DiscogsValues = isThere ? try row.json("there") : DiscogsValues()
    for (field, text) in sent {
      agreed[field] = text
      there[field] = text
    }
    try database.execute(
      sql: "UPDATE \(table) SET agreed = ?, there = ? WHERE \(key) = ?",
      arguments: [try agreed.encoded, try there.encoded, value])
  }
}
