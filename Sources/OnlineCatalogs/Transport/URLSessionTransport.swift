import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests over http and https by `URLSession`. It keeps no cookies and no cache.
///
/// The session lives as long as the transport: a program makes one and keeps it.
public struct URLSessionTransport: HTTPTransport {
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
  private let exchanges: ExchangeDelegate
  private let session: URLSession

  public init(timeouts: Timeouts = Timeouts()) {
    self.timeouts = timeouts
    // With these set, Foundation writes the header of each request, and so the token, to standard error.
    for name in ["URLSessionDebug", "URLSessionDebugLibcurl"] { unsetenv(name) }
    exchanges = ExchangeDelegate()
    session = Self.session(timeouts, exchanges)
  }

  private static func session(_ timeouts: Timeouts, _ exchanges: ExchangeDelegate) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.timeoutIntervalForRequest = TimeInterval(timeouts.silence)
    return URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  public func reply(to request: HTTPRequest) async throws(TransportFailure) -> HTTPReply {
    if let refusal = RedirectRule.refusal(of: request) { throw refusal }
    guard request.isRepeatable else {
      // On a connection that was used before, the system sends a request again where the host hangs up
      // without an answer.
      let exchanges = ExchangeDelegate()
      let session = Self.session(timeouts, exchanges)
      defer { session.finishTasksAndInvalidate() }
      return try await reply(to: request, session, exchanges)
    }
    return try await reply(to: request, session, exchanges)
  }

  private func reply(
    to request: HTTPRequest, _ session: URLSession, _ exchanges: ExchangeDelegate
  ) async throws(TransportFailure) -> HTTPReply {
    var sent = URLRequest(url: request.url)
    sent.httpMethod = request.method.rawValue
    sent.httpBody = request.body
    for (name, value) in request.headers { sent.setValue(value, forHTTPHeaderField: name) }
    if let token = request.token {
      sent.setValue("Discogs token=\(token.secret)", forHTTPHeaderField: "Authorization")
    }
    let task = session.dataTask(with: sent)
    let limits = [
      exchanges.endUnconnected(task, to: request.url, after: timeouts.connection),
      exchanges.endLong(task, after: timeouts.whole),
    ]
    defer { for limit in limits { limit.cancel() } }
    let silence = timeouts.silence
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        exchanges.begin(
          Exchange(request: request, silence: silence, continuation: continuation), of: task)
        task.resume()
        if Task.isCancelled { exchanges.fail(task, .cancelled) }
      }
    } onCancel: {
      exchanges.fail(task, .cancelled)
    }
    return try result.get()
  }
}
