import Files
import Foundation
import Glibc
import Testing

/// The thread of a worker.
struct WorkerThreadTests {
  /// Calls of `body` by turns on a worker's thread and elsewhere, so that the system has other threads at hand.
  private static func values<Value: Sendable & Hashable>(
    on worker: WorkerThread, _ body: @escaping @Sendable () -> Value
  ) async -> Set<Value> {
    var values: Set<Value> = []
    for _ in 0..<50 {
      values.insert(await withTaskExecutorPreference(worker) { body() })
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask(executorPreference: WaitingThread()) { _ = body() } }
      }
    }
    return values
  }

  @Test("all work of a worker is done on one thread, and that of another on another one")
  func oneThread() async {
    let (one, other) = (WorkerThread(), WorkerThread())
    async let ofOne = Self.values(on: one) { pthread_self() }
    async let ofOther = Self.values(on: other) { pthread_self() }
    let (first, second) = await (ofOne, ofOther)
    #expect(first.count == 1)
    #expect(second.count == 1)
    #expect(first != second)
  }

  @Test("nothing keeps a worker that is let go", .timeLimit(.minutes(20)))
  func end() async {
    weak var gone: WorkerThread?
    do {
      let worker = WorkerThread()
      gone = worker
      #expect(await withTaskExecutorPreference(worker) { true })
    }
    while gone != nil { await Task.yield() }
  }

  @Test("workers that are let go leave their threads to others")
  func threads() async throws {
    func count() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
    }
    let before = try count()
    for _ in 0..<200 { #expect(await withTaskExecutorPreference(WorkerThread()) { true }) }
    #expect(try count() < before + 100)
  }

  /// Of the thread that asks.
  private static var niceness: Int32 { getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) }

  @Test("a thread that yields to others is nice, and what runs elsewhere afterwards is not")
  func niceness() async {
    let usual = Self.niceness
    let nice = WorkerThread(yieldsToOthers: true)
    for _ in 0..<20 {
      let priority = await withTaskExecutorPreference(nice) { Self.niceness }
      #expect(priority == max(10, usual))
      let others = await withTaskGroup(of: Int32.self) { group in
        for _ in 0..<8 {
          group.addTask(executorPreference: WaitingThread()) { Self.niceness }
          group.addTask(executorPreference: globalConcurrentExecutor) {
            Self.niceness
          }
        }
        return await group.reduce(into: Set<Int32>()) { $0.insert($1) }
      }
      #expect(others == [usual])
    }
  }
}
