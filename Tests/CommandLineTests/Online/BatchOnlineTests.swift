import Foundation
import LocalServer
import Synchronization
import TestSupport
import Testing

/// A batch whose records only the sources know.
struct BatchOnlineTests {
  private let program: Program

  init() throws {
    program = try Program()
    try FileManager.default.createDirectory(
      atPath: program.folder.path("in"), withIntermediateDirectories: true)
  }

  @Test("photos are read while the look-up of the first one waits for its reply")
  func readsOn() throws {
    let barcodes = (1...5).map { CheckDigit.completing("40063813339\($0)") }
    for (index, barcode) in barcodes.enumerated() {
      try program.folder.write(
        PNGFile(SymbolRenderer().picture(of: .ean13(barcode))).bytes, to: "in/\(index).png")
    }
    let asked = AskedBarcodes()
    let fake = try OnlineFake { request in
      guard let barcode = request.query["barcode"] else { return }
      // The first reply is held until the barcodes of all photos have been asked for.
      if asked.add(barcode) == 1 { asked.wait(for: barcodes.count) }
    }
    let result = try program.run(
      ["batch", "in", "--jobs", "1"] + fake.options, environment: OnlineFake.signedIn)
    #expect(result.exitCode == 1)
    #expect(asked.seenByFirst == Set(barcodes))
  }

  @Test("the line of progress says for whom a look-up waits, and how long")
  func progress() throws {
    try program.folder.write(SamplePhoto.unknown, to: "in/a.png")
    let count = Mutex(0)
    let server = try LocalServer { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return number == 1
        ? .json([:], status: 429, headers: ["Retry-After": "2"]) : .json(["results": [Any]()])
    }
    let text = try program.textOnErrorTerminal(
      ["batch", "in"] + DiscogsFake.options(server.url.absoluteString),
      environment: OnlineFake.signedIn)
    #expect(text.contains("waiting for 127.0.0.1:\(server.port), 2 s"))
  }

  @Test("a line of progress is erased whole after the terminal became narrower")
  func narrowed() throws {
    try program.folder.write(SamplePhoto.unknown, to: "in/a.png")
    let count = Mutex(0)
    let narrowed = DispatchSemaphore(value: 0)
    let server = try LocalServer { _ in
      let isFirst = count.withLock { count in
        count += 1
        return count == 1
      }
      if isFirst { return .json([:], status: 429, headers: ["Retry-After": "1"]) }
      // The line stays until this reply.
      #expect(narrowed.wait(timeout: .now() + .seconds(300)) == .success)
      narrowed.signal()
      return .json(["results": [Any]()])
    }
    let text = try program.textOnErrorTerminal(
      ["batch", "in"] + DiscogsFake.options(server.url.absoluteString),
      environment: OnlineFake.signedIn, narrowAt: "waiting for", narrowed: { narrowed.signal() })
    #expect(text.contains(/waiting for 127\.0\.0\.1:\d+, 1 s\r\u{1B}\[[23]A\u{1B}\[J/))
  }

  @Test("killed between the reply and the library's change, nothing is lost or asked twice")
  func killed() throws {
    // From the first request on nothing can be saved in the library.
    let lock = LibraryLock(program)
    let fake = try OnlineFake { _ in lock.take() }
    try program.folder.write(SamplePhoto.unknown, to: "in/a.png")
    let nowhere = DiscogsFake.options(try LocalServer { _ in ServerReply() }.url.absoluteString)
    let offline = try program.run(["batch", "in"] + nowhere, environment: OnlineFake.signedIn)
    #expect(offline.exitCode == 75)
    let resolve = ["resolve", "--format", "jsonl"] + fake.options
    let running = try program.start(resolve, environment: OnlineFake.signedIn)
    // Both replies are kept.
    while running.isRunning, try keptReplies() < 2 { usleep(10_000) }
    running.send(SIGKILL)
    _ = running.wait()
    lock.release()
    #expect(fake.paths == ["/database/search", "/releases/77"])
    #expect(try program.text("collection", "list", "--format", "jsonl") == "")
    let resolved = try program.run(resolve, environment: OnlineFake.signedIn)
    #expect(resolved.exitCode == 0)
    #expect(try program.text("collection", "list").contains("Far Away"))
    #expect(fake.paths == ["/database/search", "/releases/77"])
  }

  private func keptReplies() throws -> Int {
    let info = try JSONText.object(try program.text("cache", "info", "--format", "json"))
    return info["replies"] as? Int ?? 0
  }
}

/// The barcodes that a server was asked for.
private final class AskedBarcodes: Sendable {
  private struct State {
    var barcodes: Set<String> = []
    var seenByFirst: Set<String> = []
  }

  private let state = Mutex(State())

  /// Gives how many there are now.
  func add(_ barcode: String) -> Int {
    state.withLock {
      $0.barcodes.insert(barcode)
      return $0.barcodes.count
    }
  }

  /// Returns when there are so many, or after a minute.
  func wait(for count: Int) {
    for _ in 0..<6000 where state.withLock({ $0.barcodes.count < count }) { usleep(10_000) }
    state.withLock { $0.seenByFirst = $0.barcodes }
  }

  var seenByFirst: Set<String> { state.withLock { $0.seenByFirst } }
}
