import Accounts
import Foundation
import LocalServer
import OnlineCatalogs
import Testing

/// What is sent to change a collection, and how often.
struct CollectionRequestsTests {
  private static let place = DiscogsPlace(instance: 3, release: 2, folder: 1)

  private func collection(_ transport: any HTTPTransport, base: URL) throws -> DiscogsCollection {
    DiscogsCollection(
      base: base, token: DiscogsToken(pasted: "s3cret")!, username: "a b",
      connections: try .virtual(transport))
  }

  /// The requests for which `body` has the server answer with these, one after another.
  private func requests(
    _ replies: [HTTPReply], _ body: (DiscogsCollection) async throws -> Void
  ) async throws -> [HTTPRequest] {
    let host = FakeHost { _ in .success(.empty) }
    let scripted = ScriptedHost(host, replies)
    try await body(collection(scripted, base: URL(string: "https://discogs.test")!))
    return host.requests
  }

  @Test("each change is one request with a method and a body")
  func shapes() async throws {
    let requests = try await requests([]) { collection in
      try await collection.change(Self.place, rating: 5, folder: 7)
      try await collection.set(field: 1, of: Self.place, to: "Mint (M)")
      try await collection.remove(Self.place)
      try await collection.rename(folder: 7, to: "Ü")
      try await collection.want(2, notes: "x")
    }
    let folder = "/users/a b/collection/folders"
    #expect(
      requests.map { "\($0.method.rawValue) \($0.url.path)" } == [
        "POST \(folder)/1/releases/2/instances/3",
        "POST \(folder)/1/releases/2/instances/3/fields/1",
        "DELETE \(folder)/1/releases/2/instances/3", "POST \(folder)/7", "PUT /users/a b/wants/2",
      ])
    let first = try #require(requests.first?.body)
    #expect(
      try JSONDecoder().decode([String: Int].self, from: first) == ["rating": 5, "folder_id": 7])
    #expect(requests[2].body == nil)
    #expect(requests.allSatisfy { $0.token != nil })
  }

  @Test(
    "only a refusal for the pace is followed by another try",
    arguments: [(429, 2, true), (500, 1, false), (503, 1, false), (404, 1, true), (401, 1, true)])
  func tries(_ status: Int, _ count: Int, isRefusal: Bool) async throws {
    let host = FakeHost()
    let scripted = ScriptedHost(host, [HTTPReply(status: status)])
    let collection = try collection(scripted, base: URL(string: "https://discogs.test")!)
    do {
      try await collection.remove(Self.place)
      #expect(status == 429)
    } catch {
      #expect(error.isRefusal == isRefusal)
    }
    #expect(host.requests.count == count)
  }

  @Test("over a socket: body and method arrive, a lost reply is no refusal and is sent once")
  func socket() async throws {
    let server = try LocalServer { request in
      request.method == "DELETE" ? ServerReply(manner: .hungUp) : ServerReply(status: 204)
    }
    let collection = try collection(CurlTransport(), base: server.url)
    try await collection.set(field: 3, of: Self.place, to: "ü\nx")
    let sent = try #require(server.log.first)
    #expect(sent.method == "POST")
    #expect(try JSONDecoder().decode([String: String].self, from: sent.body) == ["value": "ü\nx"])
    let failure = await #expect(throws: OnlineFailure.self) {
      try await collection.remove(Self.place)
    }
    #expect(failure?.isRefusal == false)
    #expect(server.log.count { $0.method == "DELETE" } == 1)
  }

  @Test("what changes something is not sent elsewhere")
  func redirect() async throws {
    let server = try LocalServer { _ in
      ServerReply(status: 307, headers: ["Location": "/elsewhere"])
    }
    let collection = try collection(CurlTransport(), base: server.url)
    await #expect(throws: OnlineFailure.self) { try await collection.remove(Self.place) }
    #expect(server.log.count == 1)
  }
}

/// Answers with some replies first, and then as another host.
private actor ScriptedHost: HTTPTransport {
  private let host: FakeHost
  private var replies: [HTTPReply]

  init(_ host: FakeHost, _ replies: [HTTPReply]) {
    self.host = host
    self.replies = replies
  }

  func reply(to request: HTTPRequest) async throws(TransportFailure) -> HTTPReply {
    let usual = try await host.reply(to: request)
    return replies.isEmpty ? usual : replies.removeFirst()
  }
}
