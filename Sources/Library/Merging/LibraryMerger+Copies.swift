import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryMerger {
  /// The copies in the collection, with their folders, and the photos that were linked to them.
  ///
  /// Copies of the source that are two stay two. A copy that was removed from the target does not come
  /// back, as the same photos would not bring it back either.
  mutating func mergeCopies() throws {
    claimed = []
    let folders = try editor.folders().count
    for name in try String.fetchAll(source, sql: "SELECT name FROM folder ORDER BY id") {
      _ = try editor.folder(namedOrNew: name)
    }
    tally.folders += try editor.folders().count - folders
    let ids = try Int.fetchCursor(source, sql: "SELECT id FROM item ORDER BY id")
    while let id = try ids.next() {
      guard let item = try CollectionItem.fetch(source, where: "item.id = ?", [id]).first else {
        continue
      }
      try merge(MergedCopy(item, in: source))
    }
    // Those of copies that were removed from the source are kept, too.
    let removed = try String.fetchCursor(source, sql: "SELECT key FROM scanKept WHERE item IS NULL")
    while let key = try removed.next() {
      try target.cachedStatement(
        sql: "INSERT INTO scanKept (key) VALUES (?) ON CONFLICT DO NOTHING"
      )
      .execute(arguments: [key])
      tally.removed += target.changesCount
    }
  }

  private mutating func merge(_ copy: MergedCopy) throws {
    let place = try place(of: copy)
    let id: CollectionItem.ID
    switch place {
    case .removed: return
    case .new:
      guard let added = try add(copy) else { return }
      id = added
      tally.added.append(id)
    case .known(let known):
      id = known
      try complete(known, with: copy)
    }
    claimed.insert(id)
    for key in copy.keys {
      try target.cachedStatement(
        sql: "INSERT INTO scanKept (key, item) VALUES (?, ?) ON CONFLICT DO NOTHING"
      )
      .execute(arguments: [key, id])
      if case .known = place { tally.linked += target.changesCount }
    }
  }

  private func add(_ copy: MergedCopy) throws -> CollectionItem.ID? {
    let item = copy.item
    guard let release = try LibraryDatabase.remembered(item.release.id, in: target) else {
      return nil
    }
    let folder = try editor.folder(namedOrNew: item.folder.name)
    return try editor.add(
      NewItem(
        release: release, folder: folder.id, mediaCondition: item.mediaCondition,
        sleeveCondition: item.sleeveCondition, rating: item.rating, notes: item.notes,
        dateAdded: item.dateAdded, customFields: item.customFields, photo: item.photo,
        scanKey: copy.scanKey), saving: nil)
  }

  private enum Place {
    case new
    case known(CollectionItem.ID)
    /// It was there, and the user removed it.
    case removed
  }

  /// Which copy of the target it is: the one that was kept from the same scan, else, as a batch has it,
  /// one of the same release.
  private func place(of copy: MergedCopy) throws -> Place {
    var wasThere = false
    for key in copy.keys {
      let kept = try Row.fetchOne(
        try target.cachedStatement(sql: "SELECT item FROM scanKept WHERE key = ?"),
        arguments: [key])
      guard let kept else { continue }
      if let id: Int = try kept.value("item") { return .known(id) }
      wasThere = true
    }
    guard !wasThere else { return .removed }
    let others = try editor.items(of: copy.item.release.id).filter { !claimed.contains($0.id) }
    guard copy.isScanned else {
      let twin =
        others.first { $0.dateAdded == copy.item.dateAdded && copy.hasValues(of: $0) }
        ?? others.first { $0.dateAdded == copy.item.dateAdded }
        ?? others.first { $0.photo != nil && !makesCopies }
      return twin.map { .known($0.id) } ?? .new
    }
    let one = others.first { $0.photo == nil } ?? (makesCopies ? nil : others.first)
    return one.map { .known($0.id) } ?? .new
  }
}
