import Foundation
import GRDB
import Releases
import SQLiteSupport

extension LibraryMerger {
  /// The crates, by their names, and their records after those that are in them.
  mutating func mergeCrates() throws {
    let crates = try Row.fetchAll(source, sql: "SELECT id, name FROM crate ORDER BY position, id")
      .compactMap(CustomCrate.init(row:))
    for crate in crates {
      let known = try editor.crates()
      let same =
        known.first { $0.id == crate.id } ?? GroupName.crate.match(crate.name, among: known)
      if same == nil { tally.crates += 1 }
      let place = try same ?? editor.createCrate(crate.name, id: crate.id)
      let records = try String.fetchCursor(
        source, sql: "SELECT release FROM crateRelease WHERE crate = ? ORDER BY position, release",
        arguments: [crate.id.text])
      while let release = try records.next() {
        guard let id = ReleaseID(release),
          let detail = try LibraryDatabase.remembered(id, in: target)
        else { continue }
        if try editor.add(detail, to: place) { tally.crated += 1 }
      }
    }
  }

  /// The wants, after those that are there; notes are put together.
  mutating func mergeWants() throws {
    let rows = try Row.fetchCursor(
      source, sql: "SELECT release, notes, dateAdded FROM want ORDER BY position, release")
    var position = try editor.lastWantPosition()
    while let row = try rows.next() {
      guard let id = ReleaseID(try row.value("release") as String) else { continue }
      let notes: String = try row.value("notes")
      let isNew = try editor.want(
        id, saving: nil, notes: notes, dateAdded: try row.date("dateAdded"), at: position + 1)
      guard !isNew else {
        position += 1
        tally.wants += 1
        continue
      }
      let kept =
        try String.fetchOne(
          target, sql: "SELECT notes FROM want WHERE release = ?", arguments: [id.description])
        ?? ""
      if try editor.setNotes(kept.joined(with: notes), ofWanted: id) { tally.completed += 1 }
    }
  }
}
