import Barcodes
import Foundation
import GRDB
import SQLiteSupport

extension LibraryMerger {
  /// Remembers the photos that were scanned, and what became of them.
  ///
  /// Of two photos with one name the one stands that was written later; one that could not be read never
  /// stands before one that could.
  mutating func mergePhotos() throws {
    let rows = try Row.fetchCursor(source, sql: "SELECT \(JournalRow.columns)")
    while let row = try rows.next() {
      let entry = try JournalRow(row).entry(in: source)
      let known = try JournalRow.fetchOne(target, where: "path = ?", [Data(entry.path)])?
        .entry(in: target)
      switch (known?.file, entry.file) {
      case (nil, nil) where known != nil: break
      case (let old?, let new?) where old.hash == new.hash:
        try save(entry, in: old, record: known?.record ?? entry.record)
      case (let old?, let new?):
        note(
          String(decoding: entry.path, as: UTF8.self), kept: "the one that was written later",
          other: "another photo")
        if new.isLater(than: old) { try save(entry, in: new, record: entry.record) }
      case (_?, nil): break
      case (nil, let new):
        if known == nil { tally.photos += 1 }
        try save(entry, in: new, record: entry.record)
      }
    }
  }

  /// - Parameter record: the name of the photo that says which record this one shows.
  private func save(
    _ entry: JournalEntry, in file: JournalEntry.File?, record: [UInt8]?
  ) throws {
    let entry = JournalEntry(
      path: entry.path, file: file, reader: entry.reader, takenAt: entry.takenAt,
      outcomes: try newOutcomes(of: entry), scannedAt: entry.scannedAt)
    try ScanJournal.keep(entry, in: target)
    guard let record else { return }
    try target.cachedStatement(sql: "UPDATE scanPhoto SET record = ? WHERE path = ?")
      .execute(arguments: [Data(record), Data(entry.path)])
  }

  /// The outcomes of an entry; none where those that are known of its content say as much.
  private func newOutcomes(of entry: JournalEntry) throws -> [JournalEntry.Outcome] {
    guard let hash = entry.file?.hash else { return entry.outcomes }
    let known = try JournalRow.fetchOne(target, where: "hash = ? LIMIT 1", [Data(hash)])?
      .entry(in: target)
    if let known, known.knowledge >= entry.knowledge { return [] }
    let gtins = try Int64.fetchAll(
      try source.cachedStatement(
        sql: """
          SELECT gtin FROM scanBarcode JOIN scanContent ON number = content WHERE hash = ?
          """), arguments: [Data(hash)]
    )
    .compactMap { GTIN(value: UInt64(bitPattern: $0)) }
    // Barcodes belong to the content, whichever page they are in.
    return entry.outcomes.enumerated().map { index, outcome in
      JournalEntry.Outcome(
        page: outcome.page, status: outcome.status, gtins: index == 0 ? gtins : [],
        body: outcome.body)
    }
  }
}

extension JournalEntry {
  /// How much the outcomes say: that of the page of which least is known.
  fileprivate var knowledge: Int { outcomes.map(\.knowledge).min() ?? 0 }
}

extension JournalEntry.Outcome {
  fileprivate var knowledge: Int {
    switch status {
    case "resolved": 5
    case "ambiguous": 4
    case "unknown": 3
    case "failed", "pending": 2
    default: 1
    }
  }
}

extension JournalEntry.File {
  /// Whether it stands where the other one has the same name.
  fileprivate func isLater(than other: Self) -> Bool {
    (modified, size) > (other.modified, other.size)
      || (modified, size) == (other.modified, other.size)
        && other.hash.lexicographicallyPrecedes(hash)
  }
}
