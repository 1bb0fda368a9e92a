import BarcodeReading
import Files
import Foundation
import Imaging
import Library
import Links
import Releases
import TestSupport
import Testing

@testable import Scanning

/// Outcomes that an earlier version wrote into the journal.
struct StoredOutcomeTests {
  /// How a failed look-up was stored before failures that pass and those that last were told apart.
  private static let oldFailure = #"{"catalog":{"_0":{"offline":{"_0":"x"}}}}"#

  private let folder: TemporaryFolder
  private let journal: ScanJournal

  init() throws {
    folder = try TemporaryFolder()
    journal = ScanJournal(try LibraryDatabase(path: folder.path("library.sqlite")))
  }

  /// The outcome of a look-up that could not be made, its failure stored in the old form.
  private func oldOutcome() async throws -> JournalEntry.Outcome {
    let picture = SymbolRenderer().picture(of: .upcA("036000291452"))
    let path = PhotoPath(try folder.write(PNGFile(picture).bytes, to: "photo.png"))
    let offline = MemoryCatalog(failure: .temporary(.offline("no network")))
    let scanner = PhotoScanner(resolver: DeepLinkResolver(catalog: offline))
    let outcome = try #require(await scanner.scan(path).first)
    #expect(outcome.status == .pending)
    let stored = try OutcomeArchive.stored(outcome)
    var body = try #require(
      try JSONSerialization.jsonObject(with: stored.body) as? [String: Any])
    var findings = try #require(body["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    findings[0]["failure"] = try JSONSerialization.jsonObject(with: Data(Self.oldFailure.utf8))
    body["findings"] = findings
    return JournalEntry.Outcome(
      page: stored.page, status: stored.status, gtins: stored.gtins,
      body: try JSONSerialization.data(withJSONObject: body))
  }

  @Test("a failure in the old form is listed as pending, and resolved like any other")
  func oldFailure() async throws {
    let path = folder.path("photo.png")
    try await journal.keep(
      [
        JournalEntry(
          path: Array(path.utf8),
          file: .init(hash: Array(repeating: 7, count: 32), size: 1, modified: 1), reader: "1",
          outcomes: [try await oldOutcome()], scannedAt: Date(timeIntervalSince1970: 0))
      ], releases: [], pressings: [], gone: [])
    let history = ScanHistory(journal)
    var listed: [ScanOutcome] = []
    try await history.visit([.pending]) { listed += $0.outcomes }
    #expect(listed.map(\.path.description) == [path])
    #expect(listed.map(\.status) == [.pending])
    #expect(listed.first?.problem?.reason.isEmpty == false)

    let scanner = PhotoScanner(resolver: DeepLinkResolver(catalog: MemoryCatalog.standard))
    var resolved: [ScanOutcome] = []
    try await history.resolve([.pending], with: scanner) { resolved += $0.outcomes }
    #expect(resolved.map(\.status) == [.resolved])
    #expect(resolved.first?.match.best?.id == MemoryCatalog.lone.id)
    try await history.visit([.pending]) { _ in Issue.record("none is left") }
  }

  @Test("a body that is no outcome: the photo is read again, and the history names the library")
  func broken() async throws {
    let path = PhotoPath(try folder.write([1], to: "photo.png"))
    let stamp = try #require(FileStamp(of: path))
    let hash = [UInt8](repeating: 7, count: 32)
    let stored = JournalEntry.Outcome(
      page: 0, status: "pending", gtins: [], body: Data("{}".utf8))
    let file = JournalEntry.File(hash: hash, size: stamp.size, modified: stamp.modified)
    try await journal.keep([
      JournalEntry(
        path: path.bytes, file: file, reader: "1", outcomes: [stored],
        scannedAt: Date(timeIntervalSince1970: 0))
    ])
    let memory = JournalMemory(journal, reader: "1")
    #expect(try await memory.photo(path, stamp: stamp) == nil)
    #expect(try await memory.photo(path, file: FileIdentity(file)) == nil)
    #expect(try await !memory.isKnown(path))
    let failure = LibraryFailure.broken(
      path: folder.path("library.sqlite"), reason: "what it says of \(path) is no outcome")
    await #expect(throws: failure) {
      try await ScanHistory(journal).visit { _ in Issue.record("there is no outcome to show") }
    }
  }

  @Test(
    "why nothing was read is kept with what is known of it",
    arguments: [
      ReaderResult.Failure(
        .glare, pixelsPerModule: 2.43, bars: Point(x: 50, y: 40), place: Point(x: 20, y: 45),
        fillsFrame: true),
      ReaderResult.Failure(
        .otherSymbology, bars: Point(x: 50, y: 40), otherSymbology: .code39),
    ])
  func unread(failure: ReaderResult.Failure) async throws {
    let outcome = ScanOutcome(
      path: PhotoPath("a.jpg"), status: .unread, problem: .unread(failure))
    let stored = try OutcomeArchive.stored(outcome)
    let restored = try await OutcomeArchive(journal: journal).outcome(
      stored, of: PhotoPath("a.jpg"))
    #expect(restored?.problem == .unread(failure))
  }

  @Test("an earlier version stored it as one word")
  func oldUnread() async throws {
    let stored = JournalEntry.Outcome(
      page: 0, status: "unread", gtins: [],
      body: Data(#"{"findings":[],"unread":"notDecodable"}"#.utf8))
    let restored = try await OutcomeArchive(journal: journal).outcome(
      stored, of: PhotoPath("a.jpg"))
    #expect(restored?.problem == .unread(.notDecodable))
  }
}
