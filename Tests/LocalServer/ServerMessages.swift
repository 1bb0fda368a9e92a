import Foundation

/// What a client asked a test's server for.
public struct ServerRequest: Sendable, Hashable {
  public let method: String
  /// Without the query, decoded.
  public let path: String
  /// Decoded.
  public let query: [String: String]
  /// The names are in lower case.
  public let headers: [String: String]
  public internal(set) var body = Data()

  init?(head: String) {
    let lines = head.split(separator: "\r\n")
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3, let parts = URLComponents(string: String(words[1])) else { return nil }
    method = String(words[0])
    path = parts.path
    query = (parts.queryItems ?? []).reduce(into: [:]) { $0[$1.name] = $1.value ?? "" }
    headers = lines.dropFirst().reduce(into: [:]) { fields, line in
      guard let colon = line.firstIndex(of: ":") else { return }
      fields[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
  }
}

/// What a test's server answers, and how badly.
public struct ServerReply: Sendable {
  /// How the body is sent.
  public enum Manner: Sendable {
    case whole
    /// As if it were as long as this, and then the connection ends.
    case cutShort(announced: Int)
    /// One byte after another with so many seconds between them.
    case dripping(seconds: Double)
    /// The body again and again, so often.
    case repeated(Int)
    /// Nothing at all is sent, and the connection stays open.
    case silent
    /// The connection ends at once.
    case hungUp
  }

  public var status: Int
  public var headers: [String: String]
  public var body: Data
  public var manner: Manner

  public init(
    status: Int = 200, headers: [String: String] = [:], body: Data = Data(),
    manner: Manner = .whole
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.manner = manner
  }

  /// A value of `JSONSerialization`.
  public static func json(
    _ value: Any, status: Int = 200, headers: [String: String] = [:]
  ) -> ServerReply {
    let body = (try? JSONSerialization.data(withJSONObject: value)) ?? Data()
    return ServerReply(
      status: status,
      headers: headers.merging(["Content-Type": "application/json"]) { given, _ in given },
      body: body)
  }

  var head: String {
    let length: Int? =
      switch manner {
      case .cutShort(let announced): announced
      case .repeated: nil
      default: body.count
      }
    var fields = headers
    fields["Connection"] = "close"
    if let length { fields["Content-Length"] = String(length) }
    return "HTTP/1.1 \(status) Status\r\n"
      + fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined() + "\r\n"
  }
}
