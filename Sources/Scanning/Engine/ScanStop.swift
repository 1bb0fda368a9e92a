import Glibc
import Synchronization

/// Asks a scan to take no more photos and to finish those in hand.
public final class ScanStop: Sendable {
  private let flag = Atomic(false)
  private let ends: (reading: Int32, writing: Int32)

  public init() {
    var pipe: [Int32] = [-1, -1]
    // Without a pipe, only a wait for photos that may never come takes no notice.
    _ = Glibc.pipe(&pipe)
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    ends = (pipe[0], pipe[1])
  }

  deinit {
    close(ends.reading)
    close(ends.writing)
  }

  public var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Can be read from when a stop is requested, for whoever waits by poll(2).
  var descriptor: Int32 { ends.reading }

  public func request() {
    flag.store(true, ordering: .relaxed)
    _ = write(ends.writing, [1] as [UInt8], 1)
  }
}
