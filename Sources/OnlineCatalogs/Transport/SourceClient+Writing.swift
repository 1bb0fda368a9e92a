import Foundation

extension SourceClient {
  /// Sends a request that changes something at the source, in its turn.
  ///
  /// It is sent again only where the host refused it for its pace. After any other failure that is no
  /// ``OnlineFailure/isRefusal`` nobody knows whether it was carried out.
  ///
  /// - Parameter body: sent as JSON.
  /// - Returns: the body of the reply.
  func send(
    _ method: HTTPRequest.Method, _ path: [String],
    _ body: (some Encodable)? = [String: String]?.none
  ) async throws(OnlineFailure) -> Data {
    var request = HTTPRequest(
      address(path, []),
      headers: headers, token: token)
    request.method = method
    do {
      request.body = try body.map { try JSONEncoder().encode($0) }
    } catch {
      throw failure(.unexpected("cannot be written as JSON"))
    }
    if request.body != nil { request.headers["Content-Type"] = "application/json" }
    let reply = try await paced(request)
    switch reply.status {
    case 200..<300: return reply.body
    case 401, 403: throw failure(.unauthorized)
    default: throw failure(.status(reply.status, SourceMessage(reply.body)?.words))
    }
  }
}

extension OnlineFailure {
  /// Whether the host said that it did not do what it was asked for.
  public var isRefusal: Bool {
    switch fault {
    case .unauthorized, .tooManyRequests: true
    case .status(let status, _): (400..<500).contains(status)
    case .resting, .transport(.tokenInTheOpen): true
    case .transport, .webPage, .unexpected: false
    }
  }
}
