import AppNavigation
import Scanning
import TestSupport
import Testing

/// Many photos on several workers.
struct ScanRunTests {
  private struct Stop: Error, Equatable {}

  /// Names of files that are not there, but for the first, counted as they are taken.
  private struct CountedNames: PhotoNames {
    final class Count {
      var taken = 0
    }
    let count = Count()
    let total: Int
    var first = PhotoPath("/nonexistent/first")

    func next() throws(FileProblem) -> PhotoPath? {
      guard count.taken < total else { return nil }
      count.taken += 1
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

  private func run(workers: Int) -> ScanRun {
    let resolver = DeepLinkResolver(catalog: MemoryCatalog.standard)
    return ScanRun(scanner: PhotoScanner(resolver: resolver), workerCount: workers)
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
    try await run(workers: workers).scan(ListedPhotoNames(paths)) { delivered.append($0.path) }
    #expect(delivered == paths)
  }

  @Test("no name is taken more than two a worker ahead", arguments: [1, 2, 4, 8])
  func window(workers: Int) async throws {
    // While the first is in hand, the others could run far ahead.
    let folder = try TemporaryFolder()
    let slow = PNGFile(GrayPicture(width: 1200, height: 900))
    let names = CountedNames(
      total: 200, first: PhotoPath(try folder.write(slow.bytes, to: "slow.png")))
    var delivered = 0
    var furthest = 0
    try await run(workers: workers).scan(names) { _ in
      furthest = max(furthest, names.count.taken - delivered)
      delivered += 1
    }
    #expect(delivered == 200)
    #expect(furthest <= 2 * workers)
  }

  @Test("no names, no outcomes")
  func none() async throws {
    var delivered = 0
    try await run(workers: 2).scan(ListedPhotoNames([])) { _ in delivered += 1 }
    #expect(delivered == 0)
  }

  @Test("what delivery throws ends the run")
  func deliveryFails() async throws {
    let names = CountedNames(total: 1000)
    await #expect(throws: Stop.self) {
      try await run(workers: 2).scan(names) { _ in throw Stop() }
    }
    #expect(names.count.taken <= 4)
  }

  @Test("a list that breaks off ends the run with its problem")
  func namesFail() async throws {
    await #expect(throws: FileProblem.failed("the list broke off")) {
      try await run(workers: 2).scan(FailingNames()) { _ in }
    }
  }

  @Test("a name on a stream is answered before the next one comes", .timeLimit(.minutes(1)))
  func answersAtOnce() async throws {
    let pipe = Pipe()
    pipe.write("/nonexistent/1\n")
    var delivered = 0
    try await run(workers: 4).scan(StreamedPhotoNames(descriptor: pipe.reading)) { _ in
      delivered += 1
      // Would the run wait for the next name first, this would never be reached.
      if delivered == 1 { pipe.write("/nonexistent/2\n") } else { pipe.finish() }
    }
    #expect(delivered == 2)
  }
}
