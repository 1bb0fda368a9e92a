import Foundation
import OnlineCatalogs
import Synchronization

/// A host without sockets, on a virtual clock, which counts its requests to the second.
final class FakeHost: HTTPTransport {
  typealias Handler = @Sendable (HTTPRequest) -> Result<HTTPReply, TransportFailure>

  let clock: VirtualClock
  private let rule: PaceRule
  /// Seconds from the request to the reply; the host counts the request after the first half.
  private let latency: Double
  private let handler: Handler
  private let state = Mutex(State())

  private struct State {
    var accepted: [Double] = []
    var requests: [HTTPRequest] = []
    var refused = 0
  }

  init(
    _ clock: VirtualClock = VirtualClock(), rule: PaceRule = PaceRule(requests: 1000, window: 1),
    latency: Double = 0, handler: @escaping Handler = { _ in .success(.empty) }
  ) {
    self.clock = clock
    self.rule = rule
    self.latency = latency
    self.handler = handler
  }

  var requests: [HTTPRequest] { state.withLock { $0.requests } }
  /// How many were answered with 429.
  var refused: Int { state.withLock { $0.refused } }

  func reply(to request: HTTPRequest) async throws(TransportFailure) -> HTTPReply {
    clock.pass(latency / 2)
    defer { clock.pass(latency / 2) }
    let now = clock.now
    let (fits, used) = state.withLock { state in
      state.requests.append(request)
      state.accepted.removeAll { $0 <= now - rule.window }
      let fits = state.accepted.count < rule.requests
      if fits { state.accepted.append(now) } else { state.refused += 1 }
      return (fits, state.accepted.count)
    }
    guard fits else { return HTTPReply(status: 429) }
    let reply = try handler(request).get()
    let headers = [
      "X-Discogs-Ratelimit": String(rule.requests), "X-Discogs-Ratelimit-Used": String(used),
    ]
    return HTTPReply(
      status: reply.status, headers: headers.merging(reply.headers) { _, given in given },
      body: reply.body)
  }

  /// Requests of somebody else, who uses the same address.
  func count(_ requests: Int) {
    let now = clock.now
    state.withLock { $0.accepted += Array(repeating: now, count: requests) }
  }
}

extension HTTPReply {
  static let empty = json("{\"results\": []}")

  static func json(
    _ text: String, status: Int = 200, headers: [String: String] = [:]
  ) -> HTTPReply {
    HTTPReply(status: status, headers: headers, body: Data(text.utf8))
  }
}
