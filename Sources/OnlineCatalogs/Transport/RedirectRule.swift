import Foundation

/// Where a request may go, at first and when its host sends elsewhere.
enum RedirectRule {
  /// How often one request is sent elsewhere at most.
  static let limit = 5

  /// What forbids a request; nil for nothing.
  static func refusal(of request: HTTPRequest) -> TransportFailure? {
    request.token != nil && request.url.scheme != "https" && !request.url.isLoopback
      ? .tokenInTheOpen : nil
  }

  /// What forbids to go from one address to the next; nil for nothing.
  ///
  /// Nobody is led from https to http, and a token never leaves the host that it is for.
  static func refusal(
    from old: URL, to new: URL?, withToken: Bool, hops: Int
  ) -> TransportFailure? {
    guard let new, let scheme = new.scheme else { return .redirected(to: "nowhere") }
    let host = new.host ?? ""
    let staysSecure = new.scheme == "https" || (new.scheme == "http" && old.scheme == "http")
    let staysThere = old.host == host && old.port == new.port && old.scheme == new.scheme
    guard staysSecure, !host.isEmpty, staysThere || !withToken, hops <= limit else {
      return .redirected(to: "\(scheme)://\(host)")
    }
    return nil
  }
}

extension URL {
  /// Whether it leads to this machine, where nobody listens in between.
  var isLoopback: Bool {
    host == "localhost" || host == "::1" || host == "[::1]" || host == "127.0.0.1"
  }

  /// The host, with the port where that is not the usual one.
  var authority: String { (host ?? "") + (port.map { ":\($0)" } ?? "") }
}
