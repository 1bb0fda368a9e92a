import Accounts
import Foundation

/// Sends one request and gives its reply.
public protocol HTTPTransport: Sendable {
  /// The reply, of whatever status.
  ///
  /// - Throws: ``TransportFailure`` where no whole reply came.
  func reply(to request: HTTPRequest) async throws(TransportFailure) -> HTTPReply
}

/// A request to a host. The token stands apart, so that no log shows it.
public struct HTTPRequest: Sendable, Hashable {
  /// What is asked for: all but `get` change something.
  public enum Method: String, Sendable, Hashable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
  }

  public let url: URL
  public var method = Method.get
  public var body: Data?
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

  /// Whether it may be sent again though it may have been carried out.
  public var isRepeatable: Bool { method == .get }
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
