import Dispatch
import Glibc
import Synchronization

/// One thread for all the work of a worker, as long as there is the worker.
///
/// What a thread frees is at hand for that thread, and hardly for others. Were each photo read on some other thread, a
/// scan would keep the memory of many pictures: 125 megabytes instead of 98 with two workers and photos of 12
/// megapixels. Like a ``WaitingThread`` it may wait.
public final class WorkerThread: TaskExecutor {
  private let jobs = Jobs()

  /// How nice a thread is that yields to others, as of nice(1).
  private static let niceness: Int32 = 10

  /// On Linux it is a thread that is nice, not its process.
  private static let ofThread = __priority_which_t(PRIO_PROCESS.rawValue)

  /// - Parameter yieldsToOthers: Whether other programs and threads go before it, as for work that
  ///   takes long and that nobody looks on at.
  public init(yieldsToOthers: Bool = false) {
    // Threads of one quality of service do nothing for another, so that a thread that became nice is
    // used for such work alone. The system gives each serial queue that has work a thread.
    let queue = DispatchQueue(label: "worker", qos: yieldsToOthers ? .background : .unspecified)
    queue.async { [jobs] in
      if yieldsToOthers, getpriority(Self.ofThread, 0) < Self.niceness {
        setpriority(Self.ofThread, 0, Self.niceness)
      }
      while let job = jobs.next() { job() }
    }
  }

  deinit { jobs.add(nil) }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // A job keeps its thread.
    jobs.add { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// What a thread still has to do.
  private final class Jobs: Sendable {
    private let waiting = Mutex<[(@Sendable () -> Void)?]>([])
    private let count = DispatchSemaphore(value: 0)

    /// - Parameter job: nil for the end.
    func add(_ job: (@Sendable () -> Void)?) {
      waiting.withLock { $0.append(job) }
      count.signal()
    }

    /// Waits for the next one; nil at the end.
    func next() -> (@Sendable () -> Void)? {
      count.wait()
      return waiting.withLock { $0.removeFirst() }
    }
  }
}
