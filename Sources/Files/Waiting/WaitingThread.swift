import Dispatch
import Glibc

/// A thread of its own for work that waits: for a disk, a pipe, a terminal, another program.
///
/// Swift's cooperative pool has one thread a processor core, and a task that blocks one takes a core
/// away from all others. Work that waits runs here instead, and only what computes runs in the pool.
/// Child tasks run here too, unless they are started with another executor.
public final class WaitingThread: TaskExecutor {
  /// The system gives each serial queue that has work a thread, also where all others wait.
  private let queue: DispatchQueue
  private let yieldsToOthers: Bool

  /// How nice a thread is that yields to others, as of nice(1).
  private static let niceness: Int32 = 10

  /// On Linux it is a thread that is nice, not its process.
  private static let ofThread = __priority_which_t(PRIO_PROCESS.rawValue)

  /// - Parameter yieldsToOthers: Whether other programs and threads go before it, as for work that
  ///   takes long and that nobody looks on at.
  public init(yieldsToOthers: Bool = false) {
    // Threads of one quality of service do nothing for another, so that a thread that became nice is
    // used for such work alone.
    queue = DispatchQueue(label: "waiting", qos: yieldsToOthers ? .background : .unspecified)
    self.yieldsToOthers = yieldsToOthers
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async {
      if self.yieldsToOthers, getpriority(Self.ofThread, 0) < Self.niceness {
        setpriority(Self.ofThread, 0, Self.niceness)
      }
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }

  /// What `body` makes on a thread that nothing else uses meanwhile.
  public static func run<Value, Failure>(
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await withTaskExecutorPreference(WaitingThread(), operation: body)
  }
}
