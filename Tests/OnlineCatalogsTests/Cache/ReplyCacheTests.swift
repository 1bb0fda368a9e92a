import Barcodes
import Foundation
import OnlineCatalogs
import Releases
import Synchronization
import TestSupport
import Testing

/// What is shown without asking, and for how long.
struct ReplyCacheTests {
  /// The time of day, which anybody may set.
  private final class Day: Sendable {
    private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
    var now: Date { time.withLock { $0 } }
    func pass(hours: Double) { time.withLock { $0 += hours * 3600 } }
  }

  private let folder: TemporaryFolder
  private let day = Day()

  init() throws { folder = try TemporaryFolder() }

  private func cache(limit: Int = 1 << 20) throws -> ReplyCache {
    try ReplyCache(path: folder.path("cache/replies.sqlite"), limit: limit) { [day] in day.now }
  }

  private func musicBrainz(_ host: FakeHost) throws -> MusicBrainzCatalog {
    MusicBrainzCatalog(connections: try .virtual(host, clock: host.clock, cache: try cache()))
  }

  private static let mbid = "b84ee12a-09ef-421b-82de-0441a926375b"
  private let mbRelease = ReleaseID(source: .musicBrainz, value: mbid)
  private let release = ReleaseID(source: .discogs, value: "1")

  @Test("Discogs' content is shown for six hours, is asked for after that, and is not kept")
  func discogs() async throws {
    let host = FakeHost { _ in .success(.json("{\"id\": 1, \"title\": \"T\"}")) }
    let catalog = DiscogsCatalog(
      token: nil, connections: try .virtual(host, clock: host.clock, cache: try cache()))
    for hours in [0, 5.9] {
      day.pass(hours: hours)
      #expect(try await catalog.release(id: release)?.title == "T")
    }
    #expect(host.requests.count == 1)
    day.pass(hours: 0.2)
    #expect(try await cache().info().replies == 0)
    _ = try await catalog.release(id: release)
    #expect(host.requests.count == 2)
    _ = try await catalog.release(id: release, refreshes: true)
    #expect(host.requests.count == 3)
  }

  @Test("what is not there is known for a day")
  func absence() async throws {
    let host = FakeHost { _ in .success(.json("{}", status: 404)) }
    let catalog = DiscogsCatalog(
      token: nil, connections: try .virtual(host, clock: host.clock, cache: try cache()))
    for hours in [0, 23.0] {
      day.pass(hours: hours)
      #expect(try await catalog.release(id: release) == nil)
    }
    #expect(host.requests.count == 1)
    day.pass(hours: 2)
    _ = try await catalog.release(id: release)
    #expect(host.requests.count == 2)
  }

  @Test("a search that found nothing is known for a day, whatever is found is good for")
  func emptySearch() async throws {
    let empty = "{\"count\": 0, \"releases\": []}"
    let host = FakeHost { _ in .success(.json(empty, headers: ["ETag": "\"one\""])) }
    let catalog = try musicBrainz(host)
    let gtin = GTIN(digits: "036000291452")!
    for hours in [0, 23.0] {
      day.pass(hours: hours)
      #expect(try await catalog.pressings(withBarcode: gtin).isEmpty)
    }
    #expect(host.requests.count == 1)
    day.pass(hours: 2)
    _ = try await catalog.pressings(withBarcode: gtin)
    // It may have been added meanwhile: an answer that it is as before would not do.
    #expect(host.requests.map { $0.headers["If-None-Match"] } == [nil, nil])
  }

  @Test("where nobody is to be asked, what is kept is all that there is")
  func asksNobody() async throws {
    let host = FakeHost { _ in .success(.json("{\"id\": 1, \"title\": \"T\"}")) }
    var connections = try OnlineConnections.virtual(host, clock: host.clock, cache: try cache())
    let asking = DiscogsCatalog(token: nil, connections: connections)
    connections.asksNobody = true
    let kept = DiscogsCatalog(token: nil, connections: connections)
    #expect(try await kept.release(id: release) == nil)
    _ = try await asking.release(id: release)
    #expect(try await kept.release(id: release)?.title == "T")
    day.pass(hours: 6.1)
    #expect(try await kept.release(id: release) == nil)
    #expect(host.requests.count == 1)
  }

  @Test("MusicBrainz' content is shown for 90 days; then it is asked whether it changed")
  func musicBrainz() async throws {
    let host = FakeHost { request in
      request.headers["If-None-Match"] == "\"one\""
        ? .success(HTTPReply(status: 304))
        : .success(
          .json("{\"id\": \"\(Self.mbid)\", \"title\": \"T\"}", headers: ["ETag": "\"one\""]))
    }
    let catalog = try musicBrainz(host)
    for days in [0, 89.0, 2, 89] {
      day.pass(hours: days * 24)
      #expect(try await catalog.release(id: mbRelease)?.title == "T")
    }
    #expect(host.requests.map { $0.headers["If-None-Match"] } == [nil, "\"one\""])
  }

  @Test("a clock that was set back makes nothing younger")
  func clockSetBack() async throws {
    let cache = try cache()
    await cache.keep(Data("{}".utf8), etag: nil, of: "a", .discogs)
    day.pass(hours: -100)
    #expect(await cache.entry("a") == nil)
    // One that is kept for a question is asked about.
    await cache.keep(Data("{}".utf8), etag: "\"one\"", of: "b", .musicBrainz)
    #expect(await cache.entry("b")?.isFresh == true)
    day.pass(hours: -100)
    #expect(await cache.entry("b")?.isFresh == false)
    day.pass(hours: 200)
    #expect(await cache.entry("b")?.isFresh == true)
  }

  @Test("what was not asked for the longest goes first where there is no room")
  func limit() async throws {
    let cache = try cache(limit: 3000)
    for name in ["a", "b"] {
      await cache.keep(Data(repeating: 0x20, count: 1400), etag: nil, of: name, .discogs)
      day.pass(hours: 0.1)
    }
    #expect(await cache.entry("a") != nil)
    day.pass(hours: 0.1)
    await cache.keep(Data(repeating: 0x20, count: 1400), etag: nil, of: "c", .discogs)
    #expect(await cache.entry("a") != nil)
    #expect(await cache.entry("b") == nil)
    #expect(await cache.entry("c") != nil)
    let full = try await cache.info()
    #expect(full.replies == 2)
    #expect(full.bytes == 2800)
    #expect(full.limit == 3000)
    #expect(try await cache.clear() == full)
    let empty = try await cache.info()
    #expect(empty.replies == 0)
    #expect(empty.oldest == nil)
  }

  @Test("a cache that is no database is as if there were none")
  func broken() throws {
    try FileManager.default.createDirectory(
      at: folder.url("cache"), withIntermediateDirectories: true)
    try folder.write(String(repeating: "no database ", count: 100), to: "cache/replies.sqlite")
    #expect(throws: (any Error).self) { try cache() }
  }
}
