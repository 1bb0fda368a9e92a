import Glibc
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import Files

/// Work that waits outside Swift's cooperative pool.
struct WaitingThreadTests {
  private static func file(_ pipe: Pipe) -> OpenFile {
    OpenFile(FileDescriptor(rawValue: pipe.reading), isOwned: false)
  }

  private final class Count: Sendable {
    private let value = Atomic(0)
    var now: Int { value.load(ordering: .relaxed) }
    func add() { value.add(1, ordering: .relaxed) }
  }

  @Test("more waiters than processors keep nobody from computing", .timeLimit(.minutes(20)))
  func poolStaysFree() async throws {
    let pipe = Pipe()
    let file = Self.file(pipe)
    let waiters = sysconf(Int32(_SC_NPROCESSORS_ONLN)) + 30
    let waiting = Count()
    let got = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<waiters {
        group.addTask {
          try await WaitingThread.run {
            waiting.add()
            return try file.nextBytes(1)
          }
        }
      }
      // Were they in the pool, this task would get none of its threads while they wait.
      while waiting.now < waiters { await Task.yield() }
      pipe.write([UInt8](repeating: 7, count: waiters))
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(got == [UInt8](repeating: 7, count: waiters))
  }

  @Test("what is thrown there is thrown here, with its type")
  func throwing() async {
    do throws(FileProblem) {
      try await WaitingThread.run { () throws(FileProblem) in throw .changing }
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .changing)
    }
  }

  @Test("a wait ends with a stop that is requested before or during it", .timeLimit(.minutes(20)))
  func stop() async {
    let pipe = Pipe()
    let stop = StopSignal()
    let descriptor = FileDescriptor(rawValue: pipe.reading)
    async let during = descriptor.untilReadable(orStop: stop)
    stop.request()
    stop.request()
    #expect(await !during)
    #expect(await !descriptor.untilReadable(orStop: stop))
    #expect(stop.isRequested)
    pipe.finish()
  }

  @Test("a wait ends with what comes, with the end, and with a descriptor that is none")
  func readable() async {
    let pipe = Pipe()
    let descriptor = FileDescriptor(rawValue: pipe.reading)
    #expect(!descriptor.isReadable)
    pipe.write("a")
    #expect(descriptor.isReadable)
    #expect(await descriptor.untilReadable(orStop: StopSignal()))
    let ended = Pipe()
    ended.finish()
    #expect(await FileDescriptor(rawValue: ended.reading).untilReadable())
    #expect(await FileDescriptor(rawValue: -1).untilReadable())
  }
}
