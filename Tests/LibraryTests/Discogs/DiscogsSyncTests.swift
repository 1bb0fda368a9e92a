import Foundation
import GRDB
import Releases
import TestSupport
import Testing

@testable import Library

/// What is read of Discogs becomes part of the library, and what is undone after.
struct DiscogsSyncTests {
  private let sample: SampleLibrary
  private var library: LibraryDatabase { sample.library }

  init() throws {
    sample = try SampleLibrary()
  }

  private func entry(
    _ number: Int, _ release: ReleaseDetail = MemoryCatalog.lone,
    _ values: [DiscogsValues.Field: String] = [:], at seconds: Double = 1
  ) -> DiscogsEntry {
    DiscogsEntry(
      number: number, release: release,
      values: values.reduce(into: DiscogsValues()) { $0[$1.key] = $1.value },
      dateAdded: Date(timeIntervalSince1970: seconds))
  }

  private func read(_ copies: [DiscogsEntry], total: Int? = nil) async throws {
    _ = try await library.beginDiscogsReading(of: "ada", resumes: false)
    for (list, entries) in [(DiscogsList.copies, copies), (.wants, [])] {
      try await library.keepDiscogsPage(
        DiscogsProgress(page: 1, of: 1, total: list == .copies ? total ?? copies.count : 0),
        of: list, entries)
    }
  }

  @discardableResult
  private func pull(
    _ copies: [DiscogsEntry], folders: [Int: String] = [1: "Uncategorized"]
  ) async throws -> DiscogsPullCounts {
    try await read(copies)
    return try await library.pullDiscogs(folders: folders)
  }

  private func push(_ intent: DiscogsIntent, instance: Int? = nil) async throws {
    try await library.finish(intent, try await library.begin(intent), instance: instance)
  }

  private func edit(_ notes: String) async throws {
    try await library.change { editor in
      _ = try editor.edit([1]) { $0.notes = notes }
      return "edited"
    }
  }

  @Test("what a push changed does not keep an earlier pull from being undone")
  func undoAfterPush() async throws {
    try await pull([entry(11)])
    try await edit("new")
    try await push(
      DiscogsIntent(.copy(instance: 11), of: MemoryCatalog.lone.id, sent: [.notes: "new"]))
    #expect(try await library.discogsPlan().differences.isEmpty)
    #expect(try await library.undo()?.summary == "edited")
    #expect(try await library.undo()?.summary == "pulled 1 record from Discogs")
    #expect(try await library.counts().items == 0)
    #expect(try await library.discogsPlan().differences.isEmpty)
  }

  @Test("a removal that was pushed can still be undone")
  func undoOfRemoval() async throws {
    try await pull([entry(11)])
    try await library.change { editor in
      _ = try editor.remove([1])
      return "removed"
    }
    #expect(try await library.discogsPlan().differences.map(\.kind) == [.delete])
    try await library.noteRemoval(instance: 11)
    #expect(try await library.discogsPlan().differences.isEmpty)
    #expect(try await library.undo()?.summary == "removed")
    try await read([])
    _ = try await library.noteDiscogs(folders: [:])
    #expect(try await library.discogsPlan().differences.map(\.kind) == [.gone])
  }

  @Test("of a copy that was sent, nobody knows before the list was read whole")
  func openIntent() async throws {
    let other = ReleaseDetail(id: ReleaseID(source: .discogs, value: "5"), title: "Five")
    try await pull([entry(11)])
    try await sample.add(other)
    _ = try await library.begin(DiscogsIntent(.newCopy(2), of: other.id, sent: [:]))
    try await read([entry(11)], total: 2)
    _ = try await library.noteDiscogs(folders: [:])
    #expect(try await library.discogsPlan().differences.isEmpty)
    #expect(try await library.discogsPlan().heldBack == 1)
    try await read([entry(11), entry(12, other)])
    _ = try await library.noteDiscogs(folders: [:])
    #expect(try await library.discogsPlan().differences.isEmpty)
    #expect(try await library.discogsPlan().heldBack == 0)
    #expect(try await pull([entry(11), entry(12, other)]).added == 0)
  }

  @Test("a list of which pages shifted takes nothing for removed")
  func notWhole() async throws {
    try await pull([entry(11), entry(12)])
    try await read([entry(11)], total: 2)
    _ = try await library.pullDiscogs(folders: [:])
    #expect(try await library.discogsPlan().count(.gone) == 0)
  }

  @Test("copies are matched by time, then by folder, then by what they say")
  func matching() async throws {
    let release = MemoryCatalog.lone
    let ids = try await library.change { editor in
      let shelf = try editor.createFolder("Shelf").id
      return try [
        NewItem(release: release, notes: "a"),
        NewItem(release: release, folder: shelf, notes: "b"),
        NewItem(release: release, notes: "c", dateAdded: Date(timeIntervalSince1970: 1000)),
        NewItem(release: release, notes: "d"),
      ].compactMap { try editor.add($0) }
    } summary: { _ in
      "added"
    }
    let counts = try await pull(
      [
        entry(13, release, [.folder: "7", .notes: "x"]), entry(14, release, [.notes: "d"]),
        entry(15, release, [.folder: "7", .notes: "c"], at: 1000),
      ], folders: [1: "Uncategorized", 7: "shelf"])
    #expect(counts.matched == 3)
    #expect(counts.added == 0)
    #expect(counts.folders == 0)
    #expect(ids.count == 4)
    let pairs = try await library.read { database in
      try Int.fetchAll(database, sql: "SELECT item FROM discogsCopy ORDER BY instance")
    }
    // The last by its time, though it is in another folder.
    #expect(pairs == [2, 4, 3])
    #expect(try await library.items(in: nil, window: nil).map(\.notes) == ["a", "b", "c", "d"])
    #expect(try await library.discogsPlan().count(.add) == 1)
    #expect(try await library.discogsPlan().count(.conflict) == 1)
  }

  @Test("names of folders that are impossible here, or taken, are made possible")
  func folderNames() async throws {
    let counts = try await pull(
      [entry(11, MemoryCatalog.lone, [.folder: "8"])],
      folders: [1: "Uncategorized", 7: "", 8: "a\nb", 9: "A B", 10: "uncategorized"])
    #expect(counts.folders == 4)
    #expect(
      try await library.folders().map(\.group.name)
        == ["Uncategorized", "Discogs", "a b", "A B (9)", "uncategorized (10)"])
    #expect(try await library.items().first?.folder.name == "a b")
    #expect(try await library.discogsPlan().differences.isEmpty, "nothing is renamed at Discogs")
    #expect(try await library.checkUp().problems == [])
  }

  @Test("a folder that is deleted at Discogs leaves its records in Uncategorized, as there")
  func deletedFolder() async throws {
    let (there, folders) = (
      [DiscogsValues.Field.folder: "7"], [1: "Uncategorized", 7: "Shelf"]
    )
    try await pull([entry(11, MemoryCatalog.lone, there)], folders: folders)
    #expect(try await library.items().first?.folder.name == "Shelf")
    #expect(try await pull([entry(11)]).changed == 1)
    #expect(try await library.items().first?.folder == .uncategorized)
    #expect(try await library.folders().count == 2)
    _ = try await library.undo()
    #expect(try await library.items().first?.folder.name == "Shelf")
    #expect(try await pull([entry(11)]).changed == 1)
  }

  @Test("damage in the tables of Discogs is found")
  func damage() async throws {
    try await pull([entry(11)])
    #expect(try await library.checkUp().problems == [])
    try sample.execute("UPDATE discogsCopy SET agreed = X'00'")
    #expect(try await library.checkUp().problems.count == 1)
  }
}
