import Barcodes
import Foundation
import Releases
import TestSupport
import Testing

@testable import Library

/// The scans of other libraries, where both know a photo or its content.
struct PhotoMergeTests {
  private let sample: SampleLibrary
  private let other: SampleLibrary

  init() throws {
    sample = try SampleLibrary()
    other = try SampleLibrary()
  }

  private func keep(
    _ path: String, hash: UInt8? = 1, status: String = "resolved", modified: Int = 1,
    gtin: String = "96385074", in sample: SampleLibrary
  ) async throws {
    let outcome = JournalEntry.Outcome(
      page: 0, status: status, gtins: [try GTIN(parsing: gtin)], body: Data(status.utf8))
    try await ScanJournal(sample.library).keep([
      JournalEntry(
        path: Array(path.utf8),
        file: hash.map { JournalEntry.File(hash: [$0], size: 1, modified: modified) },
        reader: "1", outcomes: [outcome], scannedAt: SampleLibrary.today)
    ])
  }

  /// The name, the content and the outcome of each photo.
  private func photos() async throws -> [String] {
    try await ScanJournal(sample.library).entries(after: [], limit: 100).map { entry in
      let hash = entry.file.map { "\($0.hash[0])" } ?? "-"
      let path = String(decoding: entry.path, as: UTF8.self)
      return "\(path) \(hash) \(entry.outcomes.map(\.status).joined())"
    }
  }

  private func merge() async throws -> MergeTally {
    try await sample.library.merge([other.library.path])
  }

  @Test("a photo comes over with its barcodes, its group and the time of its scan")
  func scan() async throws {
    try await keep("/a", in: other)
    try await keep("/b", hash: 2, status: "unread", in: other)
    try await ScanJournal(other.library).keep(groups: [Array("/b".utf8): Array("/a".utf8)])
    #expect(try await merge().photos == 2)
    let journal = ScanJournal(sample.library)
    #expect(try await photos() == ["/a 1 resolved", "/b 2 unread"])
    let read = try await journal.entries(barcode: GTIN(parsing: "96385074"))
    #expect(read.map(\.path) == [Array("/a".utf8), Array("/b".utf8)])
    let back = try #require(try await journal.entry(path: Array("/b".utf8)))
    #expect(back.record == Array("/a".utf8) && back.scannedAt == SampleLibrary.today)
  }

  @Test("one content under two names is one, and of its outcomes that stands which names more")
  func content() async throws {
    try await keep("/a", status: "pending", in: sample)
    try await keep("/b", status: "resolved", in: other)
    _ = try await merge()
    #expect(try await photos() == ["/a 1 resolved", "/b 1 resolved"])
    try await keep("/c", status: "ambiguous", in: other)
    _ = try await merge()
    #expect(try await photos() == ["/a 1 resolved", "/b 1 resolved", "/c 1 resolved"])
  }

  @Test("of two photos with one name the later one stands in either order, and that is told")
  func oneName() async throws {
    try await keep("/a", hash: 1, modified: 5, in: sample)
    try await keep("/a", hash: 2, modified: 4, in: other)
    #expect(
      try await merge().conflicts.map(\.description)
        == [
          "\(other.library.path): /a is another photo there, and stays the one that was written later"
        ]
    )
    #expect(try await photos() == ["/a 1 resolved"])
    try await keep("/a", hash: 2, modified: 6, in: other)
    #expect(try await merge().conflicts.count == 1)
    #expect(try await photos() == ["/a 2 resolved"])
  }

  @Test("a photo that could not be read stands only where it could not be read anywhere")
  func unreadable() async throws {
    try await keep("/a", hash: nil, status: "unreadable", in: sample)
    try await keep("/a", in: other)
    try await keep("/b", in: sample)
    try await keep("/b", hash: nil, status: "unreadable", in: other)
    try await keep("/c", hash: nil, status: "unreadable", in: other)
    #expect(try await merge().photos == 1)
    #expect(try await photos() == ["/a 1 resolved", "/b 1 resolved", "/c - unreadable"])
    #expect(try await merge().summary == "merged 1 library: nothing new")
  }

  @Test("where a person said what a photo shows, its copy is of that record in either order")
  func corrected() async throws {
    let (lone, record) = (MemoryCatalog.lone, MemoryCatalog.record)
    for library in [sample.library, other.library] {
      try await library.change { editor in
        _ = try editor.keepScan(NewItem(release: lone, photo: [1]), key: "01 0 00000096385074")
        return "kept"
      }
    }
    try await other.library.change { editor in
      try editor.save(.shows(record), ofPhoto: [1])
      _ = try editor.correctScan(
        record, keysBeginningWith: "01 ", key: "01 0 \(record.id)")
      return "corrected"
    }
    let third = try SampleLibrary()
    _ = try await third.library.merge([other.library.path, sample.library.path])
    _ = try await merge()
    for library in [sample.library, third.library] {
      #expect(try await library.items().map(\.release.id) == [record.id])
    }
    #expect(try await merge().conflicts == [])
  }
}
