import Files
import Synchronization
import Testing

@testable import Scanning

/// The way of events from a scan to its reader.
@Suite(.timeLimit(.minutes(20)))
struct ScanEventsTests {
  private struct Broken: Error, Equatable {}

  /// What happened, in its order.
  private final class Log: Sendable {
    private let entries = Mutex<[String]>([])
    var all: [String] { entries.withLock { $0 } }
    func add(_ entry: String) { entries.withLock { $0.append(entry) } }
  }

  private func event(_ number: Int) -> ScanEvent { .started(PhotoPath("\(number)")) }

  private func name(_ event: ScanEvent?) -> String? {
    guard case .started(let path) = event else { return nil }
    return path.description
  }

  @Test("each event is sent when the one before it was taken, and all come in order")
  func backPressure() async throws {
    let events = ScanEvents()
    let log = Log()
    let sending = Task {
      for number in 0..<50 {
        await events.send(event(number))
        log.add("sent \(number)")
      }
      events.finish()
    }
    let iterator = events.makeAsyncIterator()
    for number in 0..<50 {
      // All that could be sent is sent by now: nothing after the event that nobody has taken yet.
      for _ in 0..<20 { await Task.yield() }
      #expect(!log.all.contains("sent \(number)"))
      #expect(name(try await iterator.next()) == "\(number)")
    }
    #expect(try await iterator.next() == nil)
    await sending.value
    #expect(log.all == (0..<50).map { "sent \($0)" })
  }

  @Test("a failure comes after the events before it")
  func failure() async throws {
    let events = ScanEvents()
    let sending = Task {
      await events.send(event(1))
      events.finish(.failure(Broken()))
    }
    var found: [String?] = []
    await #expect(throws: Broken.self) {
      for try await event in events { found.append(name(event)) }
    }
    #expect(found == ["1"])
    await sending.value
  }

  @Test("a reader that waits is told of the end")
  func endWhileReading() async throws {
    let events = ScanEvents()
    let reader = Task { try await events.makeAsyncIterator().next() }
    for _ in 0..<20 { await Task.yield() }
    events.finish()
    #expect(try await reader.value == nil)
  }

  @Test("nobody waits to send what nobody will take")
  func over() async throws {
    let events = ScanEvents()
    events.finish()
    await events.send(event(1))
    events.finish(.failure(Broken()))
    #expect(try await events.makeAsyncIterator().next() == nil, "the first end counts")
  }

  @Test("a sender and a reader that are cancelled while they wait go on")
  func cancelled() async throws {
    let events = ScanEvents()
    let sender = Task { await events.send(event(1)) }
    for _ in 0..<20 { await Task.yield() }
    sender.cancel()
    await sender.value
    let others = ScanEvents()
    let reader = Task { try await others.makeAsyncIterator().next() }
    for _ in 0..<20 { await Task.yield() }
    reader.cancel()
    #expect(try await reader.value == nil)
  }
}
