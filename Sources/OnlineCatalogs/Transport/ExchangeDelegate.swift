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
}

/// Puts replies together while they stream in, and ends those that break a rule.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate, Sendable {
  /// By the number of their task, until the session has ended it.
  private let exchanges = Mutex<[Int: Exchange]>([:])

  func begin(_ exchange: Exchange, of task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  /// Says how an exchange ended that is not over yet. Its task ends as soon as that can be cancelled.
  func fail(_ task: URLSessionTask, _ failure: TransportFailure) {
    let (continuation, mayBeCancelled) =
      change(task) { exchange in
        let continuation = exchange.continuation
        exchange.continuation = nil
        return (continuation, exchange.mayBeCancelled)
      } ?? (nil, false)
    if mayBeCancelled { task.cancel() }
    continuation?.resume(returning: .failure(failure))
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
        from: response.url ?? exchange.request.url, to: request.url,
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

extension Exchange {
  mutating func begin(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    status = response.statusCode
    headers = response.allHeaderFields.reduce(into: [:]) { fields, field in
      if let name = field.key as? String, let value = field.value as? String {
        fields[name] = value
      }
    }
  }

  func result(_ error: (any Error)?) -> Result<HTTPReply, TransportFailure> {
    guard let error else {
      // A body that ends before its announced length is no whole reply.
      if let length = headers.first(where: { $0.key.lowercased() == "content-length" }),
        let announced = Int(length.value), announced > body.count,
        !headers.contains(where: { $0.key.lowercased() == "content-encoding" })
      {
        return .failure(.unreachable("the reply ends too early"))
      }
      return .success(HTTPReply(status: status, headers: headers, body: body))
    }
    guard let error = error as? URLError else {
      return .failure(.unreachable(error.localizedDescription))
    }
    switch error.code {
    case .timedOut: return .failure(.timedOut(seconds: silence))
    case .cancelled: return .failure(.cancelled)
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected:
      return .failure(.insecure(error.localizedDescription))
    case .httpTooManyRedirects: return .failure(.redirected(to: "one address after another"))
    default: return .failure(.unreachable(Self.words(error)))
    }
  }

  private static func words(_ error: URLError) -> String {
    switch error.code {
    case .cannotFindHost, .dnsLookupFailed: "the name is not known, or there is no network"
    case .cannotConnectToHost: "refuses the connection"
    case .networkConnectionLost: "the connection was lost"
    case .notConnectedToInternet: "there is no network"
    default: error.localizedDescription
    }
  }
}
