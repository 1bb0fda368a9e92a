import Accounts
import Barcodes
import Foundation
import LocalServer
import OnlineCatalogs
import Releases
import TestSupport
import Testing

/// What a look-up says when the source does something wrong.
struct FaultTests {
  private let gtin = GTIN(digits: "5012394144777")!

  /// The failure of a look-up at a source that answers this.
  private func failure(_ reply: ServerReply) async throws -> LookUpFailure? {
    let server = try LocalServer { _ in reply }
    let catalog = DiscogsCatalog(
      base: server.url, token: DiscogsToken(pasted: "s3cret"),
      connections: try .virtual(CurlTransport()))
    do throws(LookUpFailure) {
      let found = try await catalog.pressings(withBarcode: gtin)
      Issue.record("found \(found.count)")
      return nil
    } catch {
      #expect(!error.reason.contains("s3cret"))
      #expect(!error.reason.contains("\n"))
      return error
    }
  }

  @Test(
    "what is no answer is kept to be asked again, with one sentence",
    arguments: [
      (200, "<!DOCTYPE html><title>Welcome</title>", "answers with a web page and not with data"),
      (200, "{\"results\": [", "answers with something unexpected (not valid JSON)"),
      (200, "", "answers with something unexpected (not valid JSON)"),
      (
        200, "{\"results\": {}}",
        "answers with something unexpected ('results' holds something else)"
      ),
      (200, "{\"nothing\": 1}", "answers with something unexpected ('results' is missing)"),
      (
        200, "{\"results\": [{\"id\": 1}, {\"title\": \"no id\"}]}",
        "answers with something unexpected ('results.1.id' is missing)"
      ),
      (500, "{\"message\": \"Query time exceeded.\"}", "answers 500"),
      (418, "{\"message\": \"a\\nteapot\\u001b[2J\"}", "answers 418 (ateapot[2J)"),
    ])
  func unavailable(status: Int, body: String, words: String) async throws {
    let failure = try await failure(ServerReply(status: status, body: Data(body.utf8)))
    guard case .temporary(.unavailable(let reason)) = failure else {
      Issue.record("\(body) is \(String(describing: failure))")
      return
    }
    #expect(reason.hasPrefix("127.0.0.1:"))
    #expect(reason.hasSuffix(": " + words))
  }

  @Test("a refused token leads to the sign-in, and does not pass")
  func unauthorized() async throws {
    for status in [401, 403] {
      let failure = try await failure(.json(["message": "Invalid consumer token."], status: status))
      guard case .lasting(.unauthorized) = failure else {
        Issue.record("\(status) is \(String(describing: failure))")
        continue
      }
    }
  }

  @Test("what is broken is not kept: the same question is asked again")
  func keepsNothingBroken() async throws {
    let folder = try TemporaryFolder()
    let server = try LocalServer { _ in ServerReply(body: Data("<html>".utf8)) }
    let catalog = DiscogsCatalog(
      base: server.url, token: nil,
      connections: try .virtual(
        CurlTransport(), cache: try ReplyCache(path: folder.path("c.sqlite"))))
    for _ in 1...2 {
      await #expect(throws: LookUpFailure.self) { try await catalog.pressings(withBarcode: gtin) }
    }
    #expect(server.log.count == 2)
  }

  @Test("fields that are not known, and numbers for texts, do no harm")
  func unknownFields() async throws {
    let server = try LocalServer { _ in
      .json([
        "results": [
          [
            "id": "249504", "type": "release", "title": "A - B", "barcode": ["5012394144777"],
            "year": 1987, "brand new": ["field": 1],
          ]
        ]
      ])
    }
    let catalog = DiscogsCatalog(
      base: server.url, token: nil, connections: try .virtual(CurlTransport()))
    let found = try await catalog.pressings(withBarcode: gtin)
    #expect(found.map(\.id.value) == ["249504"])
    #expect(found.first?.summary.year == 1987)
  }

  @Test("a number that was typed with a zero before it is found too, by a second question")
  func zeroBefore() async throws {
    let gtin = try #require(GTIN(digits: "829707951718"))
    for (typed, questions) in [("829707951718", 1), ("0829707951718", 2)] {
      let server = try LocalServer { request in
        .json([
          "results": request.query["barcode"] == typed
            ? [["id": 7, "type": "release", "title": "A - B", "barcode": [typed]]] : []
        ])
      }
      let catalog = DiscogsCatalog(
        base: server.url, token: nil, connections: try .virtual(CurlTransport()))
      #expect(try await catalog.pressings(withBarcode: gtin).map(\.id.value) == ["7"])
      #expect(server.log.count == questions)
    }
  }

  @Test("many who ask for one barcode at once ask once")
  func sharesRequests() async throws {
    let server = try LocalServer { _ in
      usleep(200_000)
      return .json(["results": [Any]()])
    }
    let catalog = DiscogsCatalog(
      base: server.url, token: nil, connections: try .virtual(CurlTransport()))
    let gtin = gtin
    try await withThrowingTaskGroup { group in
      for _ in 1...20 {
        group.addTask { _ = try await catalog.pressings(withBarcode: gtin) }
      }
      try await group.waitForAll()
    }
    #expect(server.log.count == 1)
  }

  @Test("who does not want the answer any more does not end the question of others")
  func sharesAfterCancellation() async throws {
    let server = try LocalServer { _ in
      usleep(300_000)
      return .json(["results": [Any]()])
    }
    let catalog = DiscogsCatalog(
      base: server.url, token: nil, connections: try .virtual(CurlTransport()))
    let gtin = gtin
    let first = Task { try await catalog.pressings(withBarcode: gtin) }
    while server.log.isEmpty { await Task.yield() }
    let second = Task { try await catalog.pressings(withBarcode: gtin) }
    await Task.yield()
    first.cancel()
    #expect(try await second.value.isEmpty)
  }
}
