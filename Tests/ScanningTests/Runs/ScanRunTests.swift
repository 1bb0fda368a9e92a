import Files
import Links
import TestSupport
import Testing

@testable import Scanning

/// What a run tells its sinks and its keeper, and when.
struct ScanRunTests {
  /// The photo's name, its barcode, and how it came to be known.
  private typealias Photo = (name: String, digits: String?, novelty: ScannedPhoto.Novelty)

  private static let one = "5012394144777"
  private static let other = "4006381333931"

  private let folder: TemporaryFolder
  private let log = RunLog()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Entries without the folder that the photos are in.
  private var entries: [String] {
    log.entries.map { $0.replacing(folder.path + "/", with: "") }
  }

  private func path(_ name: String) -> PhotoPath { PhotoPath(folder.path(name)) }

  /// An engine that finds each photo in its memory, beside the names of the photos.
  private func prepare(_ photos: [Photo]) throws -> (engine: ScanEngine, paths: [PhotoPath]) {
    var prepared: [PhotoPath: ScannedPhoto] = [:]
    for photo in photos {
      // The memory is asked about files that are there.
      let path = PhotoPath(try folder.write([0], to: photo.name))
      prepared[path] = .made(path.description, photo.digits, novelty: photo.novelty)
    }
    let scanner = PhotoScanner(resolver: DeepLinkResolver(catalog: MemoryCatalog.standard))
    let engine = ScanEngine(
      scanner: scanner, workerCount: 2, memory: PreparedMemory(photos: prepared))
    return (engine, photos.map { path($0.name) })
  }

  private func unread(_ names: String...) -> [Photo] {
    names.map { ($0, nil, ScannedPhoto.Novelty.new) }
  }

  @Test("the run begins, each photo is added and counted in the order of the names, the run ends")
  func order() async throws {
    let (engine, paths) = try prepare(unread("b.jpg", "a.jpg"))
    var run = ScanRun(engine: engine, sinks: [RecordingSink(log: log)])
    let summary = try await run.scan(ListedPhotoNames(paths))
    #expect(
      entries == ["begin", "add b.jpg", "count b.jpg", "add a.jpg", "count a.jpg", "end 2"])
    #expect(summary.photoCount == 2)
    #expect(summary.statuses == [.unread: 2])
    #expect(summary.openStatuses == [.unread])
  }

  @Test("no photos: the run still begins and ends")
  func empty() async throws {
    var run = ScanRun(engine: try prepare([]).engine, sinks: [RecordingSink(log: log)])
    _ = try await run.scan(ListedPhotoNames([]))
    #expect(entries == ["begin", "end 0"])
  }

  @Test("each sink is told the same, one after the other")
  func severalSinks() async throws {
    let (engine, paths) = try prepare(unread("a.jpg"))
    var run = ScanRun(
      engine: engine, sinks: [RecordingSink(log: log), RecordingSink(log: log)])
    _ = try await run.scan(ListedPhotoNames(paths))
    let once = ["begin", "add a.jpg", "count a.jpg", "end 1"]
    #expect(entries == once.flatMap { [$0, $0] })
  }

  @Test("a photo is counted when it is finished, its group is added when it is complete")
  func groups() async throws {
    let (engine, paths) = try prepare([
      ("x-back.jpg", Self.one, .new), ("x-front.jpg", nil, .new), ("y.jpg", nil, .new),
    ])
    var run = ScanRun(
      engine: engine, sinks: [RecordingSink(log: log)], grouping: PhotoGrouper())
    let summary = try await run.scan(ListedPhotoNames(paths))
    #expect(
      entries == [
        "begin", "count x-back.jpg", "count x-front.jpg", "add x-back.jpg x-front.jpg",
        "count y.jpg", "add y.jpg", "end 3",
      ])
    #expect(summary.recordCount == 1)
    #expect(summary.statuses == [.resolved: 1, .grouped: 1, .unread: 1])
  }

  @Test("what is no photo is told before the photo after it")
  func notices() async throws {
    let (engine, paths) = try prepare(unread("a.jpg", "b.jpg"))
    let notice = FolderNotice(path: path("list.txt"), kind: .notAPhoto)
    var run = ScanRun(engine: engine, sinks: [RecordingSink(log: log)])
    let summary = try await run.scan(NoticedNames(paths, noticed: [paths[1]: notice]))
    let place = try #require(entries.firstIndex(of: "notice list.txt"))
    let next = try #require(entries.firstIndex(of: "add b.jpg"))
    #expect(place < next)
    #expect(summary.otherFileCount == 1)
    #expect(summary.photoCount == 2)
  }

  @Test(
    "which photos are added depends on what is shown; all are counted, and all records are kept",
    arguments: [
      (ScanRun.Shown.all, ["known.jpg", "moved.jpg", "new.jpg"]),
      (.changed, ["moved.jpg", "new.jpg"]), (.new, ["new.jpg"]),
    ])
  func shown(shown: ScanRun.Shown, names: [String]) async throws {
    let (engine, paths) = try prepare([
      ("known.jpg", Self.one, .known), ("moved.jpg", Self.one, .moved(from: nil)),
      ("new.jpg", Self.one, .new),
    ])
    var run = ScanRun(
      engine: engine, sinks: [RecordingSink(log: log)], shown: shown,
      keeper: RecordingKeeper(log: log), recordsAtOnce: 3)
    let summary = try await run.scan(ListedPhotoNames(paths))
    #expect(entries.filter { $0.hasPrefix("add") } == names.map { "add \($0)" })
    #expect(
      entries.filter { $0.hasPrefix("count") }
        == ["count known.jpg", "count moved.jpg", "count new.jpg"])
    #expect(entries.filter { $0.hasPrefix("keep") } == ["keep 3"])
    #expect(summary.photoCount == names.count)
  }

  @Test(
    "the keeper gets so many records at once, and the rest before the end",
    arguments: [(1, [1, 1, 1, 1, 1]), (2, [2, 2, 1]), (5, [5]), (64, [5]), (0, [1, 1, 1, 1, 1])])
  func keeper(recordsAtOnce: Int, sizes: [Int]) async throws {
    let photos = (1...5).map { ("\($0).jpg", Self.one, ScannedPhoto.Novelty.new) as Photo }
    let (engine, paths) = try prepare(photos + unread("6.jpg"))
    var run = ScanRun(
      engine: engine, sinks: [RecordingSink(log: log)], keeper: RecordingKeeper(log: log),
      recordsAtOnce: recordsAtOnce)
    _ = try await run.scan(ListedPhotoNames(paths))
    #expect(entries.filter { $0.hasPrefix("keep") } == sizes.map { "keep \($0)" })
    #expect(entries.last == "end 6")
  }

  @Test(
    "a sink that fails ends the run, and no sink is told of an end",
    arguments: ["begin", "add", "notice", "count"])
  func sinkFails(word: String) async throws {
    let (engine, paths) = try prepare(unread("a.jpg", "b.jpg"))
    let notice = FolderNotice(path: path("list.txt"), kind: .notAPhoto)
    var run = ScanRun(
      engine: engine,
      sinks: [RecordingSink(log: log), RecordingSink(log: log, failsAt: word)])
    await #expect(throws: RunFailure.self) {
      try await run.scan(NoticedNames(paths, noticed: [paths[0]: notice]))
    }
    #expect(entries.last?.hasPrefix(word) == true)
    #expect(!entries.contains { $0.hasPrefix("end") })
  }

  @Test("a run that is stopped ends, and its summary says so")
  func stopped() async throws {
    let (engine, paths) = try prepare(unread("a.jpg", "b.jpg"))
    var whole = ScanRun(engine: engine, sinks: [])
    #expect(try await !whole.scan(ListedPhotoNames(paths)).wasStopped)
    var run = ScanRun(
      engine: engine,
      sinks: [RecordingSink(log: log), ActingSink { engine.stop.request() }])
    #expect(try await run.scan(ListedPhotoNames(paths)).wasStopped)
    #expect(entries.last?.hasPrefix("end") == true)
  }

  @Test("a run whose task is cancelled throws, and no sink is told of an end")
  func cancelled() async throws {
    let (engine, paths) = try prepare(unread("a.jpg", "b.jpg"))
    let cancelling = ActingSink { withUnsafeCurrentTask { $0?.cancel() } }
    let log = log
    let task = Task {
      var run = ScanRun(engine: engine, sinks: [RecordingSink(log: log), cancelling])
      _ = try await run.scan(ListedPhotoNames(paths))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(entries.first == "begin")
    #expect(!entries.contains { $0.hasPrefix("end") })
  }

  @Test("a keeper that fails ends the run in the same way")
  func keeperFails() async throws {
    let (engine, paths) = try prepare([("a.jpg", Self.one, .new), ("b.jpg", Self.other, .new)])
    var run = ScanRun(
      engine: engine, sinks: [RecordingSink(log: log)],
      keeper: RecordingKeeper(log: log, fails: true), recordsAtOnce: 64)
    await #expect(throws: RunFailure.self) { try await run.scan(ListedPhotoNames(paths)) }
    #expect(entries.last == "keep 2")
  }
}

/// Answers without a run: typed barcodes, look-ups made again.
struct AnswerReportTests {
  @Test("sinks are told of the beginning, each answer and the end, with the sum")
  func order() async throws {
    let log = RunLog()
    var report = AnswerReport([RecordingSink(log: log)])
    try report.begin()
    try await report.add(
      ScanOutcome(path: PhotoPath("typed"), status: .unreadable, problem: .file(.missing)))
    try await report.add(ScannedPhoto.made("a.jpg", "5012394144777"))
    let summary = try report.end()
    #expect(log.entries == ["begin", "add typed", "add a.jpg", "end 2"])
    #expect(summary.statuses == [.unreadable: 1, .resolved: 1])
    #expect(summary.openStatuses == [.unreadable])
  }
}
