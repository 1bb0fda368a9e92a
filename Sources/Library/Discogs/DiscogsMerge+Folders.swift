import GRDB
import SQLiteSupport

extension DiscogsMerge {
  mutating func bringFolders(_ names: [Int: String]) throws {
    let renamed = try Row.fetchAll(
      database,
      sql: """
        SELECT discogsFolder.*, name FROM discogsFolder JOIN folder ON folder.id = folder
        WHERE there <> agreed AND (name = agreed COLLATE NOCASE OR ?)
        """, arguments: [prefersDiscogs])
    for row in renamed {
      let folder = CollectionFolder(id: try row.value("folder"), name: try row.value("name"))
      let name = try freeName(row.value("there"), row.value("id"), of: folder)
      guard name != folder.name else { continue }
      _ = try editor.rename(folder, to: name)
      try database.execute(
        sql: "UPDATE discogsFolder SET agreed = ? WHERE id = ?",
        arguments: [name, try row.value("id") as Int])
      counts.folders += 1
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
        INSERT INTO discogsFolder (id, folder, agreed, there) VALUES (?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET folder = excluded.folder, agreed = excluded.agreed
        """, arguments: [id, folder.id, folder.name, name])
    folders.pair(id, with: folder.id)
    counts.folders += 1
  }

  /// A name as folders here may have it, which no other has.
  private func freeName(
    _ name: String, _ id: Int, of folder: CollectionFolder? = nil
  ) throws -> String {
    let line = String(name.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let printable = line.allSatisfy(\.isWhitespace) ? "Discogs" : line
    let taken = try editor.folders().filter { $0.id != folder?.id }.map(\.name)
    if let name = try? GroupName.folder.checked(printable, taken: taken) { return name }
    let numbered = "\(printable) (\(id))"
    return (try? GroupName.folder.checked(numbered, taken: taken)) ?? "Discogs \(id)"
  }

  /// The folder here of a value; made again where it was deleted here.
  mutating func folder(_ value: String) throws -> CollectionFolder.ID {
    let number = DiscogsFolders.number(value) ?? 1
    if let folder = folders.here[number] { return folder }
    try createFolder(number, named: folders.names[number] ?? "Discogs \(number)")
    return folders.here[number] ?? CollectionFolder.uncategorized.id
  }
}
