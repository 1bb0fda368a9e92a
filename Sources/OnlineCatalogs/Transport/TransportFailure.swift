/// Why no whole reply came.
public enum TransportFailure: Error, Sendable, Hashable {
  /// The host is not known, refuses the connection or ends it too early; the system's words.
  case unreachable(String)
  /// No connection was made for so many seconds.
  case unconnected(seconds: Int)
  /// Nothing came for so many seconds, or the whole reply took so many.
  case timedOut(seconds: Int)
  /// The host does not show that it is the one that was meant; what is wrong.
  case insecure(String)
  /// The reply has more bytes than this.
  case tooLarge(limit: Int)
  /// The host sends elsewhere, where this request must not go.
  case redirected(to: String)
  /// A token would be sent where others can read it.
  case tokenInTheOpen
  /// Whoever asked does not want the reply any more.
  case cancelled
}

extension TransportFailure {
  /// Whether the same request may be answered later without anybody doing anything.
  public var mayPass: Bool {
    switch self {
    case .unreachable, .unconnected, .timedOut, .cancelled: true
    case .insecure, .tooLarge, .redirected, .tokenInTheOpen: false
    }
  }

  /// What is wrong, to be put after the name of the host.
  public var words: String {
    switch self {
    case .unreachable(let reason): reason
    case .unconnected(let seconds): "no connection within \(seconds) seconds"
    case .timedOut(let seconds): "no reply within \(seconds) seconds"
    case .insecure(let reason): "the connection is not secure: \(reason)"
    case .tooLarge(let limit): "the reply is over \(limit >> 20) MB"
    case .redirected(let target): "sends to \(target), which is not followed"
    case .tokenInTheOpen: "a token is not sent over plain http"
    case .cancelled: "cancelled"
    }
  }
}
