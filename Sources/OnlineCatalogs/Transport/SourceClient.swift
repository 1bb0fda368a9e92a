import Accounts
import Foundation
import ReleaseSources

/// What all sources share: the way out, the pace, and how long somebody waits.
public struct OnlineConnections: Sendable {
  public let transport: any HTTPTransport
  public let pace: PaceFile
  /// Nil where nothing is kept.
  public let cache: ReplyCache?
  public let clock: any PaceClock
  /// Seconds that a host is waited for once it is a question's turn; where it would be longer the question
  /// fails and may be asked again.
  public var patience: Double
  /// Is told, before somebody waits for a turn, of which host and for how many seconds.
  public var waiting: @Sendable (_ host: String, _ seconds: Int) -> Void = { _, _ in }
  /// Whether what is kept is all that there is: no host is asked.
  public var asksNobody = false
  /// From 0 to 1, at random.
  public var share: @Sendable () -> Double = { Double.random(in: 0...1) }

  public init(
    transport: any HTTPTransport, pace: PaceFile, cache: ReplyCache? = nil,
    clock: any PaceClock = SystemPaceClock(), patience: Double = 10
  ) {
    self.transport = transport
    self.pace = pace
    self.cache = cache
    self.clock = clock
    self.patience = patience
  }
}

/// Asks one source for JSON: from the cache, else at its pace, and once for all who ask at once.
struct SourceClient: Sendable {
  /// Addresses begin with it.
  let base: URL
  let token: DiscogsToken?
  let rule: PaceRule
  let terms: CacheTerms
  let connections: OnlineConnections
  let turnstile = Turnstile()
  private let shared = SharedRequests()

  init(
    base: URL, token: DiscogsToken?, rule: PaceRule, terms: CacheTerms,
    connections: OnlineConnections
  ) {
    self.base = base
    self.token = token
    self.rule = rule
    self.terms = terms
    self.connections = connections
  }

  /// The host, with its port where that is not the usual one.
  var host: String { base.authority }

  /// What is at a path, as a value; nil for nothing.
  ///
  /// - Parameters:
  ///   - refreshes: whether a reply that is kept does not count.
  ///   - isPersonal: whether it is the user's own, which is never kept.
  func value<Value: Decodable & Sendable>(
    _ path: [String], _ query: [(String, String)] = [], refreshes: Bool = false,
    isPersonal: Bool = false
  ) async throws(OnlineFailure) -> Value? {
    let url = address(path, query)
    let data = try await shared.answer(url.absoluteString) {
      do throws(OnlineFailure) {
        return .success(
          try await self.data(
            url, as: Value.self, refreshes: refreshes, isPersonal: isPersonal))
      } catch {
        return .failure(error)
      }
    }.get()
    return try data.map { data throws(OnlineFailure) in try parse(data) }
  }

  func parse<Value: Decodable>(_ data: Data) throws(OnlineFailure) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      if data.first(where: { !$0.isSpace }) == UInt8(ascii: "<") { throw failure(.webPage) }
      let words = (error as? DecodingError)?.words ?? "not valid JSON"
      throw failure(.unexpected(words))
    }
  }

  func failure(_ fault: OnlineFailure.Fault) -> OnlineFailure {
    OnlineFailure(host: host, fault)
  }

  func address(_ path: [String], _ query: [(String, String)]) -> URL {
    let url = path.reduce(base) { $0.appendingPathComponent($1) }
    guard !query.isEmpty, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return url
    }
    // A plus would mean a space to the host.
    parts.percentEncodedQuery = query.map { name, value in
      name + "=" + (value.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? "")
    }.joined(separator: "&")
    return parts.url ?? url
  }

  /// The bytes of a value: only what can be read is kept, and what another version of the program has
  /// kept counts only where this one can read it.
  private func data<Value: Decodable & Sendable>(
    _ url: URL, as type: Value.Type, refreshes: Bool, isPersonal: Bool
  ) async throws(OnlineFailure) -> Data? {
    let address = url.absoluteString
    let cache = isPersonal ? nil : connections.cache
    var kept = await cache?.entry(address)
    if let body = kept?.body, (try? parse(body) as Value) == nil { kept = nil }
    if let kept, kept.isFresh, !refreshes { return kept.body }
    guard !connections.asksNobody else { return nil }
    var headers = headers
    if let kept, kept.body != nil { headers["If-None-Match"] = kept.etag }
    let reply = try await paced(HTTPRequest(url, headers: headers, token: token))
    switch reply.status {
    case 200:
      let _: Value = try parse(reply.body)
      let shape: ReplyShape = try parse(reply.body)
      await cache?.keep(
        reply.body, etag: reply.headers["etag"], isAbsence: shape.isEmptyList, of: address, terms)
      return reply.body
    case 304 where kept?.body != nil:
      await cache?.renew(address, terms)
      return kept?.body
    case 404:
      // Also a network that wants a sign-in answers so, and a wrong address.
      guard SourceMessage(reply.body) != nil else { throw failure(.webPage) }
      await cache?.keep(nil, etag: nil, of: address, terms)
      return nil
    case 401, 403: throw failure(.unauthorized)
    default: throw failure(.status(reply.status, SourceMessage(reply.body)?.words))
    }
  }

  /// As the sources ask: the program's own name, and where to find its makers.
  static let userAgent = "VinylCrate/1.0 (+https://vinylcrate.app)"

  /// Fields of every request.
  var headers: [String: String] {
    ["User-Agent": Self.userAgent, "Accept": "application/json"]
  }
}

/// What any JSON shows at a glance.
private struct ReplyShape: Decodable {
  /// Whether it is a list of what was found, and nothing was.
  let isEmptyList: Bool

  private enum CodingKeys: String, CodingKey {
    case results, releases
  }

  init(from decoder: any Decoder) throws {
    let values = try? decoder.container(keyedBy: CodingKeys.self)
    isEmptyList = [.results, .releases].contains { (key: CodingKeys) in
      (try? values?.nestedUnkeyedContainer(forKey: key))?.isAtEnd == true
    }
  }
}

/// What a source says about a fault.
struct SourceMessage: Decodable {
  let message: String?
  let error: String?

  init?(_ body: Data) {
    guard let message = try? JSONDecoder().decode(Self.self, from: body) else { return nil }
    self = message
  }

  /// One short line.
  var words: String? {
    (message ?? error).map { words in
      String(
        words.prefix(200).filter { !$0.isNewline && $0.unicodeScalars.allSatisfy(\.isPrintable) })
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension Unicode.Scalar {
  /// Not one of the characters that move the cursor of a terminal.
  fileprivate var isPrintable: Bool { properties.generalCategory != .control }
}

extension CharacterSet {
  /// Characters that mean nothing in a URL (RFC 3986, section 2.3).
  fileprivate static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
