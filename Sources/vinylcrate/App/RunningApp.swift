import Files
import Glibc
import SystemPackage
import TerminalUI

/// The app that runs already, as other programs of the user reach it.
enum RunningApp {
  /// What the app answers when it has taken a request.
  private static let taken = Array("taken".utf8)
  /// In bytes: a hundred names of the greatest length, or thousands of usual ones.
  private static let longestMessage = 1 << 20
  /// How long a read or a write waits for the other program.
  private static let patience = timeval(tv_sec: 5, tv_usec: 0)

  /// Hands a request to the app that runs at an address.
  ///
  /// - Returns: whether there is one, and it took the request.
  static func take(_ request: AppRequest, at address: AppAddress) -> Bool {
    guard request.message.count <= longestMessage, let app = address.connection() else {
      return false
    }
    limitWaits(of: app.descriptor)
    guard (try? app.descriptor.writeAll(request.message)) != nil,
      shutdown(app.descriptor.rawValue, Int32(SHUT_WR)) == 0
    else { return false }
    return (try? app.bytesToEnd(expecting: taken.count, limit: taken.count)) == taken
  }

  /// Takes requests at an address until the task is cancelled; none where another app has it.
  static func requests(at address: AppAddress) -> AsyncStream<AppRequest> {
    let (requests, send) = AsyncStream<AppRequest>.makeStream()
    guard let listener = address.listener() else { return requests }
    let listening = Task {
      while await listener.descriptor.untilReadable(), !Task.isCancelled {
        await WaitingThread.run { accept(from: listener, send) }
      }
      address.remove()
    }
    send.onTermination = { _ in listening.cancel() }
    return requests
  }

  private static func accept(
    from listener: OpenFile, _ send: AsyncStream<AppRequest>.Continuation
  ) {
    let descriptor = Glibc.accept(listener.descriptor.rawValue, nil, nil)
    guard descriptor >= 0 else { return }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let client = OpenFile(FileDescriptor(rawValue: descriptor))
    limitWaits(of: client.descriptor)
    guard let message = try? client.bytesToEnd(expecting: 4096, limit: longestMessage),
      let request = AppRequest(message: message)
    else { return }
    send.yield(request)
    _ = try? client.descriptor.writeAll(taken)
  }

  private static func limitWaits(of socket: FileDescriptor) {
    var patience = patience
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(
        socket.rawValue, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
  }
}
