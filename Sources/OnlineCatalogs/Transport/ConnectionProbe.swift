import Foundation
import Synchronization

/// Tries to connect to a host, to tell one that cannot be reached from one that thinks long.
///
/// `URLSession` on Linux has one limit of time for both, and says nothing between a request and the first
/// byte of its reply.
final class ConnectionProbe: Sendable {
  private let answered = Mutex(false)

  /// Whether the host took the connection or refused it, or no attempt can be made.
  var isAnswered: Bool { answered.withLock { $0 } }

  /// Begins, and goes on for so many seconds at most, but for the look-up of the name.
  init(_ url: URL, seconds: Double) {
    let host = (url.host ?? "").trimmingCharacters(in: ["[", "]"])
    let port = url.port ?? (url.scheme == "https" ? 443 : 80)
    // A look-up of a name cannot be ended.
    Thread.detachNewThread {
      if Self.isAnswered(host, port, seconds) { self.answered.withLock { $0 = true } }
    }
  }

  /// Whether connections go through a proxy, so that it says nothing whether a host can be reached.
  static var isPassedOver: Bool {
    ProcessInfo.processInfo.environment.contains { name, value in
      ["http_proxy", "https_proxy", "all_proxy"].contains(name.lowercased()) && !value.isEmpty
    }
  }

  private static func isAnswered(_ host: String, _ port: Int, _ seconds: Double) -> Bool {
    var hints = addrinfo()
    hints.ai_protocol = Int32(IPPROTO_TCP)
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &first) == 0 else { return true }
    defer { freeaddrinfo(first) }
    var attempts: [pollfd] = []
    defer { for attempt in attempts { close(attempt.fd) } }
    for case let address? in sequence(first: first, next: { $0?.pointee.ai_next }) {
      let info = address.pointee
      let socket = socket(info.ai_family, info.ai_socktype, info.ai_protocol)
      guard socket >= 0 else { continue }
      attempts.append(pollfd(fd: socket, events: Int16(POLLOUT), revents: 0))
      _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
      if connect(socket, info.ai_addr, info.ai_addrlen) == 0 { return true }
      // An address that no way leads to says nothing about the others.
      if errno != EINPROGRESS { close(attempts.removeLast().fd) }
    }
    guard !attempts.isEmpty else { return true }
    return poll(&attempts, nfds_t(attempts.count), Int32(seconds * 1000)) != 0
  }
}
