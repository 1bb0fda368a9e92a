import Accounts
import Foundation
import LocalServer
import OnlineCatalogs
import Testing

/// The way out over real sockets, and everything that a host may do wrong.
struct TransportTests {
  private let token = DiscogsToken(pasted: "s3cret")!

  /// What a request to a server of its own gives.
  private func ask(
    _ reply: ServerReply, limit: Int = 1000, token: DiscogsToken? = nil,
    timeouts: CurlTransport.Timeouts = .init()
  ) async throws -> Result<HTTPReply, TransportFailure> {
    let server = try LocalServer { _ in reply }
    return await ask(
      HTTPRequest(server.url, token: token, limit: limit), CurlTransport(timeouts: timeouts))
  }

  private func ask(
    _ request: HTTPRequest, _ transport: CurlTransport = CurlTransport()
  ) async -> Result<HTTPReply, TransportFailure> {
    do throws(TransportFailure) {
      return .success(try await transport.reply(to: request))
    } catch {
      return .failure(error)
    }
  }

  @Test("status, header and body arrive; the header of the request and the token are sent")
  func whole() async throws {
    let server = try LocalServer { _ in
      ServerReply(status: 429, headers: ["Retry-After": "7"], body: Data("hello".utf8))
    }
    let reply = try await CurlTransport().reply(
      to: HTTPRequest(
        server.url.appendingPathComponent("a b"), headers: ["Accept": "text/x"], token: token))
    #expect(reply.status == 429)
    #expect(reply.headers["retry-after"] == "7")
    #expect(reply.body == Data("hello".utf8))
    #expect(server.log.map(\.path) == ["/a b"])
    #expect(server.log.first?.headers["accept"] == "text/x")
    #expect(server.log.first?.headers["authorization"] == "Discogs token=s3cret")
  }

  @Test("a reply may be as long as the limit, and no longer, whether it says its length or not")
  func bounded() async throws {
    let fits = ServerReply(body: Data(repeating: 65, count: 1000))
    #expect(try await ask(fits).get().body.count == 1000)
    let long = ServerReply(body: Data(repeating: 65, count: 1001))
    #expect(try await ask(long) == .failure(.tooLarge(limit: 1000)))
    // A gigabyte, of which only the first part may ever be taken.
    let endless = ServerReply(
      body: Data(repeating: 65, count: 1 << 20), manner: .repeated(1024))
    #expect(try await ask(endless) == .failure(.tooLarge(limit: 1000)))
  }

  @Test("a reply needs no body, and a request that changes something sends its own, or none")
  func bodies() async throws {
    let server = try LocalServer { request in
      ServerReply(status: request.method == "GET" ? 200 : 204)
    }
    let transport = CurlTransport()
    var request = HTTPRequest(server.url)
    #expect(try await transport.reply(to: request).body == Data())
    for (method, body) in [
      (HTTPRequest.Method.post, Data("{\"a\": 1}".utf8)), (.post, nil), (.put, Data([0, 1])),
      (.delete, nil),
    ] {
      (request.method, request.body) = (method, body)
      #expect(try await transport.reply(to: request).status == 204)
      #expect(server.log.last?.method == method.rawValue)
      #expect(server.log.last?.body == body ?? Data())
    }
  }

  @Test("a header without an end is not taken, and no field begins a line of its own")
  func headers() async throws {
    let field = String(repeating: "a", count: 10_000)
    let fields = Dictionary(uniqueKeysWithValues: (1...40).map { ("X-\($0)", field) })
    #expect(
      try await ask(ServerReply(headers: fields))
        == .failure(.unreachable("the header of its reply has no end")))
    let server = try LocalServer { _ in ServerReply() }
    let request = HTTPRequest(server.url, headers: ["If-None-Match": "\"a\r\nX-Other: b\""])
    _ = try await CurlTransport().reply(to: request)
    #expect(server.log.first?.headers["x-other"] == nil)
  }

  @Test("a reply that ends too early is no reply, and neither is a connection that ends at once")
  func cutShort() async throws {
    for manner in [ServerReply.Manner.cutShort(announced: 900), .hungUp] {
      let result = try await ask(ServerReply(body: Data("{".utf8), manner: manner))
      guard case .failure(.unreachable) = result else {
        Issue.record("\(manner) gives \(result)")
        continue
      }
    }
  }

  @Test("silence and a slow drip both end, and say after how long")
  func timeouts() async throws {
    var timeouts = CurlTransport.Timeouts()
    timeouts.silence = 1
    let silent = ServerReply(manner: .silent)
    #expect(try await ask(silent, timeouts: timeouts) == .failure(.timedOut(seconds: 1)))
    timeouts.silence = 3600
    timeouts.whole = 1
    // It would take hours.
    let drip = ServerReply(
      body: Data(repeating: 65, count: 100_000), manner: .dripping(seconds: 0.1))
    #expect(
      try await ask(drip, limit: 1 << 20, timeouts: timeouts) == .failure(.timedOut(seconds: 1)))
  }

  @Test("a port where nobody listens is a failure that may pass")
  func refused() async throws {
    let port = try LocalServer { _ in ServerReply() }.port
    try await checkUnreachable("http://127.0.0.1:\(port)")
  }

  @Test(
    "a name that is none is a failure that may pass",
    .disabled(if: hasProxy, "a proxy answers for every name here"))
  func unknownName() async throws { try await checkUnreachable("http://no-such-host.invalid") }

  private static var hasProxy: Bool {
    ProcessInfo.processInfo.environment.contains { name, value in
      ["http_proxy", "all_proxy"].contains(name.lowercased()) && !value.isEmpty
    }
  }

  private func checkUnreachable(_ address: String) async throws {
    let result = await ask(HTTPRequest(URL(string: address)!))
    guard case .failure(.unreachable(let reason)) = result else {
      Issue.record("\(address) gives \(result)")
      return
    }
    #expect(!reason.isEmpty)
    #expect(TransportFailure.unreachable(reason).mayPass)
  }

  @Test("a redirect is followed on its own host with the token")
  func redirectOnHost() async throws {
    let server = try LocalServer { request in
      request.path == "/new"
        ? ServerReply(body: Data("there".utf8))
        : ServerReply(status: 301, headers: ["Location": "/new"])
    }
    let reply = try await CurlTransport().reply(
      to: HTTPRequest(server.url.appendingPathComponent("old"), token: token))
    #expect(reply.body == Data("there".utf8))
    #expect(server.log.map(\.path) == ["/old", "/new"])
    #expect(server.log.last?.headers["authorization"] == "Discogs token=s3cret")
  }

  @Test("a token never goes to another host, and nobody goes on for ever")
  func redirectElsewhere() async throws {
    let other = try LocalServer { _ in ServerReply() }
    let elsewhere = ServerReply(status: 302, headers: ["Location": other.url.absoluteString])
    guard case .failure(.redirected) = try await ask(elsewhere, token: token) else {
      Issue.record("the token went along")
      return
    }
    #expect(other.log == [])
    #expect(try await ask(elsewhere).get().status == 200)
    #expect(other.log.count == 1)
    let loop = try await ask(ServerReply(status: 302, headers: ["Location": "/"]))
    guard case .failure(.redirected) = loop else {
      Issue.record("a loop gives \(loop)")
      return
    }
  }

  @Test("a token is not sent over plain http to another machine")
  func tokenInTheOpen() async {
    let url = URL(string: "http://api.discogs.invalid/")!
    #expect(await ask(HTTPRequest(url, token: token)) == .failure(.tokenInTheOpen))
  }

  @Test("a request ends as soon as nobody wants its reply")
  func cancelled() async throws {
    let server = try LocalServer { _ in ServerReply(manner: .silent) }
    // Time must not be what ends it.
    var timeouts = CurlTransport.Timeouts()
    (timeouts.silence, timeouts.whole) = (3600, 3600)
    let transport = CurlTransport(timeouts: timeouts)
    let task = Task { await ask(HTTPRequest(server.url), transport) }
    while server.log.isEmpty { await Task.yield() }
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
  }
}
