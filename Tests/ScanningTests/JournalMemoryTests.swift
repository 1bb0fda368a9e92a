import Files
import Foundation
import Library
import Links
import Releases
import ScanReports
import Synchronization
import TestSupport
import Testing

@testable import Scanning

/// What the library remembers of scans.
struct JournalMemoryTests {
  private let folder: TemporaryFolder
  private let journal: ScanJournal

  init() throws {
    folder = try TemporaryFolder()
    journal = ScanJournal(try LibraryDatabase(path: folder.path("library.sqlite")))
  }

  private func memory(reader: String = "1", forgets: Bool = false) -> JournalMemory {
    JournalMemory(journal, reader: reader, forgets: forgets)
  }

  private func scan(
    _ names: [String], memory: JournalMemory, failing failure: LookUpFailure? = nil
  ) async throws -> [ScannedPhoto] {
    let catalog = failure.map { MemoryCatalog(failure: $0) } ?? MemoryCatalog.standard
    let engine = ScanEngine(
      scanner: PhotoScanner(resolver: DeepLinkResolver(catalog: catalog)), workerCount: 2,
      memory: memory)
    let paths = ListedPhotoNames(names.map { PhotoPath(folder.path($0)) })
    return try await engine.scan(paths) { events in
      var photos: [ScannedPhoto] = []
      for try await case .finished(let photo) in events { photos.append(photo) }
      return photos
    }
  }

  private func json(_ photos: [ScannedPhoto]) -> [String] {
    var printer = OutcomeFormat.jsonl.printer(on: TextPage(width: nil, hasColor: false))
    return photos.flatMap(\.outcomes).map { printer.text(of: $0) }
  }

  private func write(_ symbol: SymbolPattern?, _ name: String) throws {
    let picture =
      symbol.map { SymbolRenderer().picture(of: $0) } ?? GrayPicture(width: 40, height: 30)
    try folder.write(PNGFile(picture).bytes, to: name)
  }

  /// One of every kind of outcome.
  private func writeAll() throws -> [String] {
    try write(.upcA("036000291452"), "resolved.png")
    try write(.ean13("5012394144777"), "two.png")
    try write(.ean8("96385074"), "ambiguous.png")
    try write(.ean13("4006381333931"), "unknown.png")
    try write(nil, "blank.png")
    try folder.write(Array("text".utf8), to: "broken.png")
    return ["resolved", "two", "ambiguous", "unknown", "blank", "broken"].map { $0 + ".png" }
  }

  @Test("what is remembered is what was scanned, byte for byte")
  func restores() async throws {
    let names = try writeAll() + ["missing.png"]
    let first = try await scan(names, memory: memory())
    let second = try await scan(names, memory: memory())
    #expect(json(second) == json(first))
    #expect(first.allSatisfy { $0.novelty == .new })
    // A file that cannot be had is tried again.
    #expect(second.map(\.novelty) == Array(repeating: .known, count: 6) + [.new])
    #expect(second.map(\.file) == first.map(\.file))
  }

  @Test("a look-up that failed is remembered as pending, and resolved later")
  func pending() async throws {
    let names = try writeAll()
    let offline = try await scan(
      names, memory: memory(), failing: .temporary(.offline("no network")))
    #expect(offline[0].outcomes.map(\.status) == [.pending])
    #expect(json(try await scan(names, memory: memory())) == json(offline))
    let scanner = PhotoScanner(resolver: DeepLinkResolver(catalog: MemoryCatalog.standard))
    let history = ScanHistory(journal)
    var resolved = 0
    try await history.resolve([.pending], with: scanner) { _ in resolved += 1 }
    #expect(resolved == 4)
    let fresh = ScanJournal(try LibraryDatabase(path: folder.path("other.sqlite")))
    let online = try await scan(names, memory: JournalMemory(fresh, reader: "1"))
    #expect(json(try await scan(names, memory: memory())) == json(online))
    try await history.resolve([.pending], with: scanner) { _ in Issue.record("none are left") }
  }

  @Test("a barcode beside a resolved one is resolved later too, and then left alone")
  func secondBarcode() async throws {
    let upper = SymbolRenderer().picture(of: .upcA("036000291452"))
    let lower = SymbolRenderer().picture(of: .ean13("4006381333931"))
    var both = GrayPicture(
      width: max(upper.width, lower.width), height: upper.height + lower.height + 40)
    both.draw(upper, x: 0, y: 0)
    both.draw(lower, x: 0, y: upper.height + 40)
    try folder.write(PNGFile(both).bytes, to: "both.png")
    try write(.upcA("036000291452"), "resolved.png")
    let photos = try await scan(["both.png", "resolved.png"], memory: memory())
    #expect(photos.map(\.outcomes[0].status) == [.resolved, .resolved])
    #expect(photos[0].outcomes[0].findings.map(\.status) == [.resolved, .unknown])

    let history = ScanHistory(journal)
    func resolve(_ statuses: Set<ScanStatus>, _ details: [ReleaseDetail]) async throws
      -> [[ScanStatus]]
    {
      let catalog = MemoryCatalog(details: details)
      let scanner = PhotoScanner(resolver: DeepLinkResolver(catalog: catalog))
      var resolved: [[ScanStatus]] = []
      try await history.resolve(statuses, with: scanner) {
        resolved += $0.outcomes.map { $0.findings.map(\.status) }
      }
      return resolved
    }
    let late = ReleaseDetail(
      id: ReleaseID(source: .discogs, value: "9"), title: "Late",
      identifiers: [ReleaseIdentifier(kind: .barcode, value: "4006381333931")])
    #expect(try await resolve([.pending], [late]) == [], "unknown ones were not asked for")
    #expect(try await resolve([.unknown], []) == [], "nothing more is known")
    #expect(try await resolve([.unknown], [late]) == [[.resolved, .resolved]])
    #expect(try await resolve([.unknown], [late]) == [])
    var listed: [ScanOutcome] = []
    try await history.visit([.unknown]) { listed += $0.outcomes }
    #expect(listed.isEmpty)
  }

  @Test("a moved photo takes its outcome with it, a copy has the same, a changed one is read again")
  func moved() async throws {
    _ = try await scan(try writeAll(), memory: memory())
    let files = FileManager.default
    try files.moveItem(atPath: folder.path("two.png"), toPath: folder.path("renamed.png"))
    try files.copyItem(atPath: folder.path("blank.png"), toPath: folder.path("copy.png"))
    try write(.ean8("96385074"), "resolved.png")
    let again = try await scan(["renamed.png", "copy.png", "resolved.png"], memory: memory())
    #expect(again[0].novelty == .moved(from: PhotoPath(folder.path("two.png"))))
    #expect(again[0].outcomes.map(\.status) == [.resolved])
    #expect(again[1].novelty == .moved(from: nil))
    #expect(again[2].outcomes.map(\.status) == [.ambiguous])
    var paths: [String] = []
    try await ScanHistory(journal).visit { paths.append($0.path.description) }
    let names = [
      "ambiguous", "blank", "broken", "copy", "renamed", "resolved", "unknown",
    ]
    #expect(paths == names.map { folder.path($0 + ".png") })
  }

  @Test("of many files of the same content each costs the same")
  func identicalFiles() async throws {
    let names = (0..<200).map { "\(1000 + $0).png" }
    for name in names { try folder.write([], to: name) }
    let looks = Mutex(0)
    let memory = JournalMemory(journal, reader: "1") { path in
      looks.withLock { $0 += 1 }
      return FileStamp(of: path) == nil
    }
    _ = try await scan([names[0]], memory: memory)
    let photos = try await scan(names, memory: memory)
    #expect(photos.dropFirst().allSatisfy { $0.novelty == .moved(from: nil) })
    #expect(looks.withLock { $0 } <= GoneNames.namesAtOnce * names.count)
  }

  @Test("files of the same content that moved are all noticed")
  func identicalFilesMoved() async throws {
    let names = (0..<50).map { "b\(1000 + $0).png" }
    for name in names { try folder.write([], to: name) }
    _ = try await scan(names, memory: memory())
    let moved = names.map { $0.replacing("b", with: "a") }
    for (old, new) in zip(names, moved) {
      try FileManager.default.moveItem(atPath: folder.path(old), toPath: folder.path(new))
    }
    let again = try await scan(moved, memory: memory())
    #expect(
      Set(again.map(\.novelty)) == Set(names.map { .moved(from: PhotoPath(folder.path($0))) }))
    let gone = try await ScanHistory(journal).gone(in: [])
    #expect(gone.files.isEmpty)
  }

  @Test("another reader, or a rescan, reads everything again")
  func rescan() async throws {
    let names = try writeAll()
    _ = try await scan(names, memory: memory())
    let other = try await scan(names, memory: memory(reader: "2"))
    #expect(other.allSatisfy { $0.novelty == .new })
    let forced = try await scan(names, memory: memory(reader: "2", forgets: true))
    #expect(forced.allSatisfy { $0.novelty == .new })
    let known = try await scan(names, memory: memory(reader: "2"))
    #expect(known.allSatisfy { $0.novelty == .known })
  }

  @Test("the history is listed by status, page after page, with the day of each scan")
  func history() async throws {
    let day = Date(timeIntervalSince1970: 1_700_000_000)
    let memory = JournalMemory(journal, reader: "1") { day }
    _ = try await scan(try writeAll() + ["missing.png"], memory: memory)
    var listed: [String] = []
    try await ScanHistory(journal).visit([.unread, .unreadable]) { photo in
      listed += photo.outcomes.map { "\($0.path.description.dropFirst(folder.path.count + 1))" }
      #expect(photo.outcomes.allSatisfy { $0.scannedAt == day })
    }
    #expect(listed == ["blank.png", "broken.png", "missing.png"])
  }
}
