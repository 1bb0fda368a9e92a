import Accounts
import Foundation

/// Sends one request and gives its reply.
public protocol HTTPTransport: Sendable {
  /// The reply, of whatever status.
  ///
  /// - Throws: ``TransportFailure`` where no whole reply came.
  func reply(to request: HTTPRequest) async throws(TransportFailure) -> HTTPReply
}

/// A request for what is at an address. The token stands apart, so that no log shows it.
public struct HTTPRequest: Sendable, Hashable {
  public let url: URL
  /// Fields of the header apart from that of the token.
  public var headers: [String: String]
  /// Sent only to the host of ``url``; nil for nobody's.
  public var token: DiscogsToken?
  /// How many bytes the body of the reply may have, after decompression.
  public var limit: Int

  public init(
    _ url: URL, headers: [String: String] = [:], token: DiscogsToken? = nil, limit: Int = 8 << 20
  ) {
    self.url = url
    self.headers = headers
    self.token = token
    self.limit = limit
  }
}

/// What a host answered.
public struct HTTPReply: Sendable, Hashable {
  public let status: Int
  /// Fields of the header; the names are in lower case.
  public let headers: [String: String]
  public let body: Data

  /// - Parameter headers: their names may be in any case.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    self.body = body
  }
}
