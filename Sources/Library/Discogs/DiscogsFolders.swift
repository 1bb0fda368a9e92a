import GRDB
import SQLiteSupport

/// Which folder of the library is which at Discogs.
struct DiscogsFolders: Sendable {
  /// By their numbers at Discogs; 1 is the same on both sides.
  private(set) var here: [Int: CollectionFolder.ID] = [1: CollectionFolder.uncategorized.id]
  private(set) var there: [CollectionFolder.ID: Int] = [CollectionFolder.uncategorized.id: 1]
  /// The names at Discogs, by their numbers there.
  private(set) var names: [Int: String] = [1: CollectionFolder.uncategorized.name]

  init(_ database: Database) throws {
    let rows = try Row.fetchAll(
      database, sql: "SELECT id, folder, agreed, there FROM discogsFolder")
    for row in rows {
      let (id, name): (Int, String?) = (try row.value("id"), try row.value("there"))
      names[id] = try name ?? row.value("agreed")
      if let folder: Int = try row.value("folder") { pair(id, with: folder) }
    }
  }

  mutating func pair(_ id: Int, with folder: CollectionFolder.ID) {
    here[id] = folder
    there[folder] = id
  }

  /// A folder of the library as a value: one that Discogs does not have is marked.
  func value(of folder: CollectionFolder.ID) -> String {
    switch there[folder] {
    case 1?: ""
    case let id?: String(id)
    case nil: Self.mark + String(folder)
    }
  }

  /// The number at Discogs of a value; nil where Discogs does not have the folder.
  static func number(_ value: String) -> Int? { value.isEmpty ? 1 : Int(value) }

  /// The folder of the library that a value names, which Discogs does not have.
  static func missing(_ value: String) -> CollectionFolder.ID? {
    value.hasPrefix(mark) ? Int(value.dropFirst(mark.count)) : nil
  }

  private static let mark = "here "
}

extension DiscogsValues {
  /// What the row of an item says.
  init(item row: Row, _ folders: DiscogsFolders) throws {
    self.init()
    func grade(_ column: String) throws -> String {
      (try row.value(column) as String?).flatMap(Condition.init)?.description ?? ""
    }
    self[.folder] = folders.value(of: try row.value("folder"))
    self[.media] = try grade("mediaCondition")
    self[.sleeve] = try grade("sleeveCondition")
    let rating: Int = try row.value("rating")
    self[.rating] = rating == 0 ? "" : String(rating)
    self[.notes] = try row.value("notes")
    for (name, text) in try row.json("customFields") as [String: String] { self[.own(name)] = text }
  }

  /// What a want's notes say.
  init(notes: String) {
    self.init()
    self[.notes] = notes
  }

  var mediaCondition: Condition? { Condition(parsing: self[.media]) }
  var sleeveCondition: Condition? { Condition(parsing: self[.sleeve]) }
  var rating: Int { Int(self[.rating]) ?? 0 }
}
