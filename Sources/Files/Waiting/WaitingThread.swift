import Dispatch

/// A thread of its own for work that waits: for a disk, a pipe, a terminal, another program.
///
/// Swift's cooperative pool has one thread a processor core, and a task that blocks one takes a core
/// away from all others. Work that waits runs here instead, and only what computes runs in the pool.
/// Child tasks run here too, unless they are started with another executor.
public final class WaitingThread: TaskExecutor {
  /// The system gives each serial queue that has work a thread, also where all others wait.
  private let queue: DispatchQueue

  public init() {
    queue = DispatchQueue(label: "waiting")
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// What `body` makes on a thread that nothing else uses meanwhile.
  public static func run<Value, Failure>(
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await withTaskExecutorPreference(WaitingThread(), operation: body)
  }
}
