import Barcodes
import Files
import Links
import Releases
import Synchronization
import TestSupport
import Testing

@testable import Scanning

/// Many photos on several workers.
struct ScanEngineTests {
  private struct Stop: Error, Equatable {}

  /// Names of files that are not there, but for the first, counted as they are taken.
  private struct CountedNames: PhotoNames {
    final class Count: Sendable {
      private let value = Atomic(0)
      var taken: Int { value.load(ordering: .relaxed) }
      func take() { value.add(1, ordering: .relaxed) }
    }
    let count = Count()
    let total: Int
    var first = PhotoPath("/nonexistent/first")

    func next() throws(FileProblem) -> PhotoPath? {
      guard count.taken < total else { return nil }
      count.take()
      return count.taken == 1 ? first : PhotoPath("/nonexistent/\(count.taken)")
    }

    func isReady() -> Bool { true }
  }

  private struct FailingNames: PhotoNames {
    var rest = 3

    mutating func next() throws(FileProblem) -> PhotoPath? {
      rest -= 1
      if rest < 0 { throw .failed("the list broke off") }
      return PhotoPath("/nonexistent/\(rest)")
    }

    func isReady() -> Bool { true }
  }

  private func engine(
    workers: Int, catalog: any ReleaseCatalog = MemoryCatalog.standard,
    memory: (any ScanMemory)? = nil, stop: StopSignal = StopSignal()
  ) -> ScanEngine {
    ScanEngine(
      scanner: PhotoScanner(resolver: DeepLinkResolver(catalog: catalog)), workerCount: workers,
      memory: memory, stop: stop)
  }

  @Test(
    "outcomes come in the order of the names, however long each takes", arguments: [0, 1, 2, 7])
  func order(workers: Int) async throws {
    let folder = try TemporaryFolder()
    // The first is slow: a large picture; the others are refused at once.
    let slow = PNGFile(GrayPicture(width: 1200, height: 900))
    try folder.write(slow.bytes, to: "0.png")
    let paths = (0..<40).map { PhotoPath(folder.path($0 % 13 == 0 ? "0.png" : "none-\($0)")) }
    var delivered: [PhotoPath] = []
    try await engine(workers: workers).outcomes(of: ListedPhotoNames(paths)) {
      delivered.append($0.path)
    }
    #expect(delivered == paths)
  }

  @Test("behind a slow photo, only so many others are taken", arguments: [1, 2, 4, 8])
  func window(workers: Int) async throws {
    let folder = try TemporaryFolder()
    let slow = PNGFile(GrayPicture(width: 1200, height: 900))
    let names = CountedNames(
      total: 2000, first: PhotoPath(try folder.write(slow.bytes, to: "slow.png")))
    var delivered = 0
    var furthest = 0
    try await engine(workers: workers).outcomes(of: names) { _ in
      furthest = max(furthest, names.count.taken - delivered)
      delivered += 1
    }
    #expect(delivered == 2000)
    #expect(furthest <= ScanEngine.largestWindow)
  }

  @Test("no names, no outcomes")
  func none() async throws {
    var delivered = 0
    try await engine(workers: 2).outcomes(of: ListedPhotoNames([])) { _ in delivered += 1 }
    #expect(delivered == 0)
  }

  @Test("what delivery throws ends the run")
  func deliveryFails() async throws {
    let names = CountedNames(total: 1000)
    await #expect(throws: Stop.self) {
      try await engine(workers: 2).outcomes(of: names) { _ in throw Stop() }
    }
    #expect(names.count.taken <= ScanEngine.largestWindow)
  }

  @Test("a reader that has seen enough ends the run", .timeLimit(.minutes(20)))
  func readerLeaves() async throws {
    let names = CountedNames(total: 1000)
    let first = try await engine(workers: 2).scan(names) { events -> PhotoPath? in
      for try await case .finished(let photo) in events { return photo.path }
      return nil
    }
    #expect(first == names.first)
    #expect(names.count.taken <= ScanEngine.largestWindow)
  }

  @Test("a wait for names ends with the run", .timeLimit(.minutes(20)))
  func readerLeavesWhileNamesWait() async throws {
    let pipe = Pipe()
    pipe.write("/nonexistent/1\n")
    let names = StreamedPhotoNames(NameStream(OpenFile(reading: pipe)))
    await #expect(throws: Stop.self) {
      try await engine(workers: 2).outcomes(of: names) { _ in throw Stop() }
    }
    pipe.finish()
  }

  @Test("a list that breaks off ends the run with its problem")
  func namesFail() async throws {
    await #expect(throws: FileProblem.failed("the list broke off")) {
      try await engine(workers: 2).outcomes(of: FailingNames()) { _ in }
    }
  }

  @Test("a name on a stream is answered before the next one comes", .timeLimit(.minutes(20)))
  func answersAtOnce() async throws {
    let pipe = Pipe()
    pipe.write("/nonexistent/1\n")
    var delivered = 0
    let names = StreamedPhotoNames(NameStream(OpenFile(reading: pipe)))
    try await engine(workers: 4).outcomes(of: names) { _ in
      delivered += 1
      // Would the run wait for the next name first, this would never be reached.
      if delivered == 1 { pipe.write("/nonexistent/2\n") } else { pipe.finish() }
    }
    #expect(delivered == 2)
  }

  /// Answers no question before it is opened.
  private struct GatedCatalog: ReleaseCatalog {
    let isOpen = StopSignal()

    func pressings(withBarcode gtin: GTIN) async throws(LookUpFailure) -> [Pressing] {
      while !isOpen.isRequested { await Task.yield() }
      return []
    }
    func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? { nil }
    func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary] { [] }
  }

  @Test("reading goes on while look-ups wait", .timeLimit(.minutes(20)))
  func lookUpsDoNotBlock() async throws {
    let folder = try TemporaryFolder()
    let picture = SymbolRenderer().picture(of: .ean13("4006381333931"))
    let path = PhotoPath(try folder.write(PNGFile(picture).bytes, to: "photo.png"))
    let catalog = GatedCatalog()
    var (started, finished) = (0, 0)
    let names = ListedPhotoNames(Array(repeating: path, count: 6))
    try await engine(workers: 1, catalog: catalog).scan(names) { events in
      for try await event in events {
        switch event {
        case .started: started += 1
        case .finished: finished += 1
        case .noticed, .waiting: break
        }
        if started == 6 { catalog.isOpen.request() }
      }
    }
    #expect(finished == 6)
  }

  @Test("a stop takes no more photos and finishes those already started", arguments: [1, 3])
  func stop(workers: Int) async throws {
    let stop = StopSignal()
    let names = CountedNames(total: 5000)
    var (started, finished): ([PhotoPath], [PhotoPath]) = ([], [])
    try await engine(workers: workers, stop: stop).scan(names) { events in
      for try await event in events {
        switch event {
        case .started(let path):
          started.append(path)
          if started.count == 20 { stop.request() }
        case .finished(let photo): finished.append(photo.path)
        case .noticed, .waiting: break
        }
      }
    }
    #expect(started == finished)
    #expect((20...22).contains(started.count))
  }

  /// Remembers in memory, and how often it was asked to keep.
  private final class FakeMemory: ScanMemory {
    struct State {
      var kept: [PhotoPath] = []
      var keepCount = 0
    }
    let state = Mutex(State())
    let known: Set<PhotoPath>

    init(known: Set<PhotoPath> = []) { self.known = known }

    func photo(_ path: PhotoPath, stamp: FileStamp) async throws -> ScannedPhoto? {
      guard known.contains(path) else { return nil }
      let outcome = ScanOutcome(path: path, status: .unreadable, problem: .file(.missing))
      return ScannedPhoto(path: path, outcomes: [outcome], novelty: .known)
    }
    func photo(_ path: PhotoPath, file: FileIdentity) async throws -> ScannedPhoto? { nil }
    func keep(_ photos: [ScannedPhoto]) async throws -> [ScannedPhoto] {
      state.withLock {
        $0.kept += photos.map(\.path)
        $0.keepCount += 1
      }
      return photos
    }
    func keep(records: [PhotoPath: PhotoPath?]) async throws {}
  }

  @Test("a photo is kept before it is told, once; a known one is neither read nor kept again")
  func memory() async throws {
    let folder = try TemporaryFolder()
    let blank = PNGFile(GrayPicture(width: 40, height: 30)).bytes
    let paths = try (0..<30).map { PhotoPath(try folder.write(blank, to: "\($0).png")) }
    let known = Set(paths.filter { $0.description.hasSuffix("5.png") })
    let memory = FakeMemory(known: known)
    var told: [PhotoPath] = []
    try await engine(workers: 3, memory: memory).scan(ListedPhotoNames(paths)) { events in
      for try await case .finished(let photo) in events {
        told.append(photo.path)
        let isKept = memory.state.withLock { $0.kept.contains(photo.path) }
        #expect(isKept == !known.contains(photo.path))
        #expect((photo.novelty == .known) == known.contains(photo.path))
      }
    }
    #expect(told == paths)
    let kept = memory.state.withLock { $0.kept }
    #expect(kept.count == 27 && Set(kept).count == 27)
  }

  private struct FullMemory: ScanMemory {
    func photo(_ path: PhotoPath, stamp: FileStamp) async throws -> ScannedPhoto? { nil }
    func photo(_ path: PhotoPath, file: FileIdentity) async throws -> ScannedPhoto? { nil }
    func keep(_ photos: [ScannedPhoto]) async throws -> [ScannedPhoto] { throw Stop() }
    func keep(records: [PhotoPath: PhotoPath?]) async throws {}
  }

  @Test("a memory that cannot keep ends the scan, and nothing unkept is told")
  func memoryFails() async throws {
    await #expect(throws: Stop.self) {
      try await engine(workers: 2, memory: FullMemory()).outcomes(of: CountedNames(total: 50)) {
        _ in Issue.record("told though it was not kept")
      }
    }
  }
}
