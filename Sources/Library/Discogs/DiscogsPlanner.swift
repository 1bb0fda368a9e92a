import GRDB
import Releases
import SQLiteSupport

/// Compares the library with what Discogs had when it was last read.
struct DiscogsPlanner {
  let database: Database
  /// Whether the side here counts where both were changed, and what was removed there is added again.
  let prefersHere: Bool
  /// Releases of which Discogs has copies that no pull has brought.
  let unknown: Set<String>
  private let folders: DiscogsFolders
  private let names: [CollectionFolder.ID: String]
  private var plan = DiscogsPlan()

  init(_ database: Database, prefersHere: Bool, unknown: Set<String>) throws {
    self.database = database
    self.prefersHere = prefersHere
    self.unknown = unknown
    folders = try DiscogsFolders(database)
    names = try Row.fetchAll(database, sql: "SELECT id, name FROM folder")
      .reduce(into: [:]) { $0[try $1.value("id")] = try $1.value("name") }
  }

  static func plan(
    _ database: Database, prefersHere: Bool, unknown: Set<String>
  ) throws -> DiscogsPlan {
    var planner = try DiscogsPlanner(database, prefersHere: prefersHere, unknown: unknown)
    try planner.compareNames()
    try planner.compareCopies()
    try planner.comparePairs()
    try planner.compareWants()
    try planner.findNewFolders()
    return planner.plan
  }

  private mutating func compareNames() throws {
    let renamed = try Row.fetchAll(
      database,
      sql: """
        SELECT discogsFolder.*, name FROM discogsFolder JOIN folder ON folder.id = folder
        WHERE name <> agreed COLLATE NOCASE AND there IS NOT NULL AND name <> there COLLATE NOCASE
        """)
    for row in renamed {
      let (here, there): (String, String) = (try row.value("name"), try row.value("there"))
      let isConflict = try !prefersHere && there != row.value("agreed")
      plan.differences.append(
        DiscogsDifference(
          kind: isConflict ? .conflict : .change,
          subject: .folder(try row.value("folder"), there: try row.value("id")), release: nil,
          changes: [.init(field: .folder, value: here, here: here, there: there)]))
    }
  }

  /// Those on one side only.
  private mutating func compareCopies() throws {
    let lone = try Row.fetchCursor(
      database,
      sql: """
        SELECT item.*, discogsCopy.instance,
          item.id IN (SELECT item FROM discogsIntent WHERE item IS NOT NULL) AS isOpen FROM item LEFT JOIN discogsCopy ON discogsCopy.item = item.id
        WHERE there IS NULL ORDER BY item.id
        """)
    while let row = try lone.next() {
      let release: String = try row.value("release")
      let instance: Int? = try row.value("instance")
      guard ReleaseID(release)?.source == .discogs else {
        plan.foreign += 1
        continue
      }
      // Of a copy that was sent, nobody knows yet whether it arrived.
      guard !unknown.contains(release), try !row.value("isOpen") else {
        plan.heldBack += 1
        continue
      }
      let values = try DiscogsValues(item: row, folders)
      try add(
        instance == nil || prefersHere ? .add : .gone,
        .copy(
          item: try row.value("id"), instance: nil,
          folder: DiscogsFolders.number(values[.folder]) ?? 0),
        release, DiscogsComparison(agreed: .init(), here: values, there: .init()), values.fields)
    }
    let removed = try Row.fetchAll(
      database,
      sql: "SELECT * FROM discogsCopy WHERE item IS NULL AND there IS NOT NULL ORDER BY instance")
    for row in removed {
      let there: DiscogsValues = try row.json("there")
      try add(
        .delete,
        .copy(
          item: nil, instance: try row.value("instance"),
          folder: DiscogsFolders.number(there[.folder]) ?? 1),
        row.value("release"), DiscogsComparison(agreed: there, here: .init(), there: there), [])
    }
  }

  private mutating func comparePairs() throws {
    for pair in try DiscogsPair.differing(folders, in: database) {
      let values = pair.values
      let subject: DiscogsDifference.Subject =
        switch pair.key {
        case .copy(let instance, let item):
          .copy(
            item: item, instance: instance,
            folder: DiscogsFolders.number(values.there[.folder]) ?? 1)
        case .want: .want
        }
      let conflicts = values.fields(in: .conflict)
      let changes = values.fields(in: .changedHere) + (prefersHere ? conflicts : [])
      if !changes.isEmpty { try add(.change, subject, pair.release, values, changes.sorted()) }
      if !prefersHere, !conflicts.isEmpty {
        try add(.conflict, subject, pair.release, values, conflicts)
      }
    }
  }

  private mutating func compareWants() throws {
    let lone = try Row.fetchAll(
      database,
      sql: """
        SELECT want.release, notes, discogsWant.release IS NOT NULL AS wasThere FROM want
        LEFT JOIN discogsWant USING (release) WHERE there IS NULL ORDER BY position, want.release
        """)
    for row in lone {
      let release: String = try row.value("release")
      guard ReleaseID(release)?.source == .discogs else { continue }
      let values = DiscogsValues(notes: try row.value("notes"))
      let wasThere: Bool = try row.value("wasThere")
      try add(
        wasThere && !prefersHere ? .gone : .add, .want, release,
        DiscogsComparison(agreed: .init(), here: values, there: .init()), values.fields)
    }
    let removed = try String.fetchAll(
      database,
      sql: """
        SELECT release FROM discogsWant WHERE there IS NOT NULL
          AND release NOT IN (SELECT release FROM want) ORDER BY release
        """)
    for release in removed {
      try add(
        .delete, .want, release,
        DiscogsComparison(agreed: .init(), here: .init(), there: .init()), [])
    }
  }

  /// Those in which a push would put copies.
  private mutating func findNewFolders() throws {
    let missing = Set(
      plan.differences.filter { $0.isPushed(deletes: false) }.flatMap(\.changes)
        .compactMap { $0.field == .folder ? DiscogsFolders.missing($0.value) : nil })
    let new = missing.sorted().map { id in
      let name = names[id] ?? ""
      return DiscogsDifference(
        kind: .add, subject: .folder(id, there: nil), release: nil,
        changes: [.init(field: .folder, value: name, here: name, there: "")])
    }
    plan.differences = new + plan.differences
  }

  private mutating func add(
    _ kind: DiscogsDifference.Kind, _ subject: DiscogsDifference.Subject, _ release: String,
    _ values: DiscogsComparison, _ fields: [DiscogsValues.Field]
  ) throws {
    let row = try Row.fetchOne(
      try database.cachedStatement(sql: "SELECT detail FROM release WHERE id = ?"),
      arguments: [release])
    let id = ReleaseID(release) ?? ReleaseID(source: .discogs, value: "0")
    plan.differences.append(
      DiscogsDifference(
        kind: kind, subject: subject,
        release: try row?.json("detail") ?? ReleaseSummary(id: id, title: release),
        changes: fields.map { field in
          .init(
            field: field, value: values.here[field], here: words(field, values.here[field]),
            there: words(field, values.there[field]))
        }))
  }

  /// A text for people.
  private func words(_ field: DiscogsValues.Field, _ text: String) -> String {
    guard field == .folder else { return text }
    if let id = DiscogsFolders.missing(text) { return names[id] ?? text }
    let number = DiscogsFolders.number(text) ?? 1
    return folders.here[number].flatMap { names[$0] } ?? folders.names[number] ?? text
  }
}
