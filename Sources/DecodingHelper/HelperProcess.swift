import Files
import Glibc
import Synchronization
import SystemPackage

/// A running helper, which ends with this value.
final class HelperProcess: Sendable {
  private let id: pid_t
  private let socket: OpenFile
  /// Nothing is written to it: the helper ends when it is closed, be it because this process was killed.
  private let life: OpenFile
  /// What ended it; nil while it runs.
  private let signal = Mutex<Int32?>(nil)

  /// Starts a program as a helper. It has no descriptors but those for its work.
  ///
  /// - Throws: `Errno`.
  init(executable: String, argument: String) throws(Errno) {
    var sockets: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &sockets) == 0 else { throw Errno(rawValue: errno) }
    socket = OpenFile(FileDescriptor(rawValue: sockets[0]))
    let theirSocket = OpenFile(FileDescriptor(rawValue: sockets[1]))
    let pipe = try FileDescriptor.pipe(options: .closeOnExec)
    let theirLife = OpenFile(pipe.readEnd)
    life = OpenFile(pipe.writeEnd)
    id = try ChildProcess.start(
      executable, [Array(argument.utf8)], input: theirSocket.descriptor,
      output: theirLife.descriptor)
  }

  deinit { end() }

  /// Whether it waits for a request, as far as can be told.
  var isIdle: Bool { !socket.descriptor.isReadable }

  /// The connection to it, on which nobody waits longer than to the deadline.
  func connection(until deadline: ContinuousClock.Instant) -> MessageSocket {
    MessageSocket(file: socket, deadline: deadline)
  }

  /// The processor time that it has taken so far.
  var time: Duration {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return .zero
    }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Ends it, if it has not ended by itself.
  ///
  /// - Returns: the signal that ended it; 0 if it left by itself.
  @discardableResult
  func end() -> Int32 {
    signal.withLock { signal in
      if let signal { return signal }
      kill(id, SIGKILL)
      let ending = ChildProcess.wait(for: id)
      signal = ending
      return ending
    }
  }
}
