import CCurl
import Foundation

/// Sends requests over http and https by libcurl, which is loaded for the first one. It keeps no cookies
/// and no cache.
///
/// Connections are kept for later requests as long as the transport lives: a program makes one and keeps it.
public struct CurlTransport: HTTPTransport {
  /// How long a request may take.
  public struct Timeouts: Sendable, Hashable {
    /// Seconds in which no connection is made.
    public var connection = 5
    /// Seconds in which nothing comes, from the request to the first byte and from one to the next.
    public var silence = 20
    /// Seconds from the request to the last byte, for hosts that send one byte after another.
    public var whole = 60

    public init() {}
  }

  private let timeouts: Timeouts
  private let connections = CurlConnections()

  public init(timeouts: Timeouts = Timeouts()) {
    self.timeouts = timeouts
  }

  public func reply(to request: HTTPRequest) async throws(TransportFailure) -> HTTPReply {
    if let refusal = RedirectRule.refusal(of: request) { throw refusal }
    guard curl_loads() else {
      throw .unreachable("libcurl, which speaks HTTP, cannot be loaded (package libcurl4)")
    }
    guard let connection = connections.take() else { throw .unreachable("there is no memory left") }
    let transfer = CurlTransfer(request, timeouts)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Blocks for as long as the host takes, as none of the threads that tasks share may.
        Thread.detachNewThread {
          continuation.resume(returning: transfer.reply(by: connection))
        }
      }
    } onCancel: {
      transfer.cancel()
      connection.wake()
    }
    connections.keep(connection)
    return try result.get()
  }
}
