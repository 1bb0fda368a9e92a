import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request on its way, with what came of its reply.
struct Exchange: Sendable {
  let request: HTTPRequest
  /// Seconds after which the session gives up where nothing comes.
  let silence: Int
  /// Nil once somebody was told how it ended.
  var continuation: CheckedContinuation<Result<HTTPReply, TransportFailure>, Never>?
  var status = 0
  var headers: [String: String] = [:]
  var body = Data()
  var hops = 0
  /// Whether the session waits for no answer of this delegate: it ends the program where a task is
  /// cancelled while it waits for one, as it does for each redirect and before the body.
  var mayBeCancelled = false

  /// Whether the host has answered anything, if only with another address.
  var hasAnswer: Bool { status != 0 || hops != 0 }
}

/// Puts replies together while they stream in, and ends those that break a rule.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate, Sendable {
  /// By the number of their task, until the session has ended it.
  private let exchanges = Mutex<[Int: Exchange]>([:])

  func begin(_ exchange: Exchange, of task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  /// Says how an exchange ended that is not over yet. Its task ends as soon as that can be cancelled.
  ///
  /// - Parameter ifSilent: leaves alone an exchange whose host has answered anything.
  func fail(_ task: URLSessionTask, _ failure: TransportFailure, ifSilent: Bool = false) {
    let ended = change(task) { exchange -> Exchange? in
      if ifSilent, exchange.hasAnswer { return nil }
      defer { exchange.continuation = nil }
      return exchange
    }
    guard case .some(.some(let exchange)) = ended else { return }
    if exchange.mayBeCancelled { task.cancel() }
    exchange.continuation?.resume(returning: .failure(failure))
  }

  private func change<Value: Sendable>(
    _ task: URLSessionTask, _ body: (inout Exchange) -> Value
  ) -> Value? {
    exchanges.withLock { exchanges in
      // Taken out meanwhile, so that its body is not copied.
      guard var exchange = exchanges.removeValue(forKey: task.taskIdentifier) else { return nil }
      defer { exchanges[task.taskIdentifier] = exchange }
      return body(&exchange)
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let limit = change(dataTask) { exchange in
      exchange.begin(response)
      return exchange.request.limit
    }
    completionHandler(.allow)
    let isWanted = change(dataTask) { exchange in
      exchange.mayBeCancelled = true
      return exchange.continuation != nil
    }
    if isWanted != true {
      dataTask.cancel()
    } else if let limit, response.expectedContentLength > limit {
      fail(dataTask, .tooLarge(limit: limit))
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let excess = change(dataTask) { exchange -> Int? in
      guard exchange.body.count + data.count <= exchange.request.limit else {
        return exchange.request.limit
      }
      exchange.body.append(data)
      return nil
    }
    if case .some(.some(let limit)) = excess { fail(dataTask, .tooLarge(limit: limit)) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let refusal = change(task) { exchange -> TransportFailure? in
      exchange.hops += 1
      guard exchange.continuation != nil else { return .cancelled }
      // What changes something is sent once, to where it was meant to go.
      guard exchange.request.isRepeatable else {
        return .redirected(to: request.url?.authority ?? "nowhere")
      }
      return RedirectRule.refusal(
        from: response.url ?? exchange.request.url, to: RedirectRule.target(response, request),
        withToken: exchange.request.token != nil, hops: exchange.hops)
    }
    let isFollowed = refusal == .some(nil)
    completionHandler(isFollowed ? request : nil)
    if case .some(.some(let refusal)) = refusal { fail(task, refusal) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    guard let exchange else { return }
    exchange.continuation?.resume(returning: exchange.result(error))
  }
}
