import Glibc
import SystemPackage

extension FileDescriptor {
  /// Whether a read would return at once: with bytes, with the end or with an error.
  public var isReadable: Bool { Self.areReadable([self], milliseconds: 0)[0] }

  /// Waits until a read would return at once, on a thread of its own.
  ///
  /// - Parameter stop: ends the wait.
  /// - Returns: false where the wait was ended by `stop` or because the task was cancelled.
  public func untilReadable(orStop stop: StopSignal? = nil) async -> Bool {
    let cancellation = StopSignal()
    return await withTaskCancellationHandler {
      await WaitingThread.run {
        let wakers = [stop, cancellation].compactMap { $0?.descriptor }
        return Self.areReadable([self] + wakers, milliseconds: -1)[0]
      }
    } onCancel: {
      cancellation.request()
    }
  }

  /// Waits until one of them can be read or the time is over, and tells for each (poll(2)).
  private static func areReadable(
    _ descriptors: [FileDescriptor], milliseconds: Int32
  ) -> [Bool] {
    var requests = descriptors.map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
    // A negative number is no descriptor: reading from it is an error at once, but poll(2) leaves it
    // out and would wait for ever.
    let isClosed = requests.contains { $0.fd < 0 }
    while poll(&requests, nfds_t(requests.count), isClosed ? 0 : milliseconds) < 0,
      Errno.last == .interrupted
    {}
    return requests.map { $0.fd < 0 || $0.revents != 0 }
  }
}
