import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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
    case .httpTooManyRedirects: return .failure(.redirected(to: "one address after another"))
    default:
      if let fault = SecurityFault(error) { return .failure(.insecure(fault.words)) }
      return .failure(.unreachable(Self.words(error)))
    }
  }

  private static func words(_ error: URLError) -> String {
    switch error.code {
    case .networkConnectionLost, .badServerResponse: "ends the connection before its reply"
    case .cannotConnectToHost: "refuses the connection"
    case _ where !Network.isThere: "this machine has no network"
    case .notConnectedToInternet: "this machine has no network"
    case .cannotFindHost, .dnsLookupFailed: "its name cannot be looked up (DNS)"
    // libcurl's words hold a number of milliseconds.
    case _ where error.localizedDescription.hasPrefix("Failed to connect"):
      "no way leads there from this network"
    case _ where error.localizedDescription.hasPrefix("transfer closed"):
      "the reply ends too early"
    default: error.localizedDescription
    }
  }
}
