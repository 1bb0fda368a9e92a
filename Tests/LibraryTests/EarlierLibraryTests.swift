import Barcodes
import Foundation
import GRDB
import Releases
import TestSupport
import Testing

@testable import Library

/// A library that an earlier VinylCrate made, as this one uses it.
@Suite struct EarlierLibraryTests {
  private let folder: TemporaryFolder
  private let library: LibraryDatabase
  private static let scanKey =
    "4fc383154cfb0b3b992792f5a1ee34336e278dfe064dee011a4a687079c224c5 0 00829707951718"

  init() throws {
    folder = try TemporaryFolder()
    let path = folder.path("library.sqlite")
    let dump = String(decoding: PackageResources.library_2026_11_sql, as: UTF8.self)
    try DatabaseQueue(path: path).writeWithoutTransaction { try $0.execute(sql: dump) }
    library = try LibraryDatabase(path: path)
  }

  @Test("all that it held is there, and sound")
  func contents() async throws {
    #expect(
      try await library.items().map(\.release.id.description)
        == ["discogs:249504", "discogs:25", "discogs:249504", "discogs:6084161"])
    #expect(
      try await library.folders().map { "\($0.group.name) \($0.count)" }
        == ["Uncategorized 2", "Shelf 2 2"])
    #expect(
      try await library.crates().map { "\($0.group.name) \($0.count)" }
        == ["Sunday 1", "Scanned 2"])
    #expect(try await library.wants().map(\.notes) == ["first"])
    let chosen = try await library.chosenRelease(for: GTIN(parsing: "829707951718"))
    #expect(chosen?.id.description == "discogs:6084161")
    let checkup = try await library.checkUp()
    #expect(checkup.problems == [])
    #expect(checkup.backups.count == 1, "it is copied before its tables are changed")
  }

  @Test("its lists are searched and counted by what is known of its releases")
  func lists() async throws {
    let items = try await library.items()
    let title = try #require(items.first).release.title
    let expected = items.filter { $0.release.title == title }.map(\.id)
    #expect(
      try await library.listing(of: CollectionQuery("title:\"\(title)\"")).ids == expected)
    #expect(try await library.insights(of: nil) == Insights(items.map(\.release)))
    let saved = try await library.read {
      try String.fetchAll($0, sql: "SELECT release FROM releaseTraits ORDER BY release")
    }
    let known = try await library.read {
      try String.fetchAll($0, sql: "SELECT id FROM release ORDER BY id")
    }
    #expect(saved == known)
  }

  @Test("a release that cannot be read keeps nobody from the others")
  func damagedRelease() async throws {
    let path = folder.path("damaged.sqlite")
    let dump = String(decoding: PackageResources.library_2026_11_sql, as: UTF8.self)
    try await DatabaseQueue(path: path).writeWithoutTransaction {
      try $0.execute(sql: dump)
      try $0.execute(sql: "UPDATE release SET detail = X'7B7D' WHERE id = 'discogs:25'")
    }
    let damaged = try LibraryDatabase(path: path)
    #expect(try await damaged.listing(of: CollectionQuery(order: .added)).ids.count == 4)
    #expect(try await damaged.checkUp().problems.isEmpty == false)
  }

  @Test("the photos that were scanned are known")
  func journal() async throws {
    let journal = ScanJournal(library)
    let entries = try await journal.entries(after: [], limit: 10)
    #expect(
      entries.map { String(decoding: $0.path, as: UTF8.self) } == [
        "/photos/broken.png", "/photos/dub/one.pgm", "/photos/three.pgm", "/photos/two.pgm",
      ])
    #expect(
      entries.flatMap(\.outcomes).map(\.status) == [
        "unreadable", "resolved", "unknown", "resolved",
      ])
    #expect(
      try await journal.entries(after: [], statuses: ["resolved"], limit: 10).map(\.path)
        == [entries[1].path, entries[3].path])
    #expect(try await library.keptScans(among: [Self.scanKey, "other"]) == [Self.scanKey])
  }

  @Test("its changes are undone one by one, down to an empty library")
  func undo() async throws {
    #expect(try await library.undo()?.summary == "added 2 records from photos")
    #expect(try await library.items().map(\.id) == [1, 2])
    #expect(try await library.crates().map(\.group.name) == ["Sunday"])
    #expect(try await library.keptScans(among: [Self.scanKey]).isEmpty)
    var count = 1
    while try await library.undo() != nil { count += 1 }
    #expect(count == 7)
    let counts = try await library.counts()
    #expect(
      counts
        == LibraryCounts(items: 0, folders: 1, crates: 0, wants: 0, decisions: 0, changes: 0))
  }

  @Test("what a scan adds now is recorded as before, and undone")
  func scanAgain() async throws {
    _ = try await library.undo()
    let item = NewItem(release: MemoryCatalog.lone)
    let changes = try await library.change { editor in
      try [1, 2].map { _ in try editor.keepScan(item, key: Self.scanKey)?.change }
    } summary: {
      "\($0.count)"
    }
    #expect(changes == [.added, .unchanged])
    #expect(try await library.undo()?.summary == "2")
    #expect(try await library.keptScans(among: [Self.scanKey]).isEmpty)
  }

  @Test("the scans that it kept belong to the copies that they added")
  func keptScans() async throws {
    let item = NewItem(release: MemoryCatalog.lone)
    let kept = try await library.change {
      try $0.keepScan(item, key: Self.scanKey)
    } summary: { _ in
      "nothing"
    }
    #expect(kept?.copy.id == 4)
    #expect(kept?.change == .unchanged)
    try await library.change { editor in
      _ = try editor.remove([4])
      return "removed"
    }
    _ = try await library.undo()
    let again = try await library.change {
      try $0.keepScan(item, key: Self.scanKey)
    } summary: { _ in
      "nothing"
    }
    #expect(again?.copy.id == 4, "the link is back with the copy")
  }

  @Test("every table, index and trigger is named in one way, as in a new library")
  func names() async throws {
    let new = try LibraryDatabase(path: folder.path("new.sqlite"))
    let query = """
      SELECT type || ' ' || name || ' ' || tbl_name FROM sqlite_master
      WHERE name NOT LIKE 'sqlite%' AND name NOT LIKE 'grdb%' ORDER BY 1
      """
    let names = try await library.read { try String.fetchAll($0, sql: query) }
    #expect(try await new.read { try String.fetchAll($0, sql: query) } == names)
    #expect(names.contains("table scanPhoto scanPhoto"))
    #expect(names.filter { $0.contains("_") } == [])
  }
}
