import Accounts
import Barcodes
import Foundation
import OnlineCatalogs
import Releases
import TestSupport
import Testing

/// How fast the sources are asked; on a clock that only the waiting moves.
struct PaceTests {
  private let token = DiscogsToken(pasted: "s3cret")
  private let minute = PaceRule(requests: 60, window: 60)

  private func discogs(_ connections: OnlineConnections) -> DiscogsCatalog {
    DiscogsCatalog(token: token, connections: connections)
  }

  /// Different valid numbers.
  private func gtin(_ number: Int) throws -> GTIN {
    let body = UInt64(500_000_000_000 + number)
    return try #require(GTIN(value: body * 10 + GTIN.checkDigit(ofBody: body)))
  }

  @Test("1,000 barcodes at Discogs: at least 95 % of its rate, and it never says no")
  func discogsRate() async throws {
    let clock = VirtualClock()
    let host = FakeHost(clock, rule: minute, latency: 0.4)
    let catalog = discogs(try .virtual(host, clock: clock))
    let begin = clock.now
    for number in 0..<1000 { _ = try await catalog.pressings(withBarcode: gtin(number)) }
    #expect(host.requests.count == 1000)
    #expect(host.refused == 0)
    // The first 60 need no waiting.
    #expect(clock.now - begin <= 940 / 0.95)
  }

  @Test("300 barcodes at MusicBrainz, over a fast line: at least 95 % of one a second")
  func musicBrainzRate() async throws {
    let clock = VirtualClock()
    let host = FakeHost(clock, rule: .musicBrainz, latency: 0.03) { _ in
      .success(.json("{\"releases\": []}"))
    }
    let catalog = MusicBrainzCatalog(connections: try .virtual(host, clock: clock))
    let begin = clock.now
    for number in 0..<300 { _ = try await catalog.pressings(withBarcode: gtin(number)) }
    #expect(host.refused == 0)
    #expect(clock.now - begin <= 300 / 0.95)
  }

  @Test("two programs share one window by their file")
  func twoPrograms() async throws {
    let folder = try TemporaryFolder()
    let clock = VirtualClock()
    let host = FakeHost(clock, rule: minute, latency: 0.2)
    let path = folder.path("data/pace.sqlite")
    let programs = [
      discogs(try .virtual(host, clock: clock, pace: path)),
      discogs(try .virtual(host, clock: clock, pace: path)),
    ]
    for number in 0..<200 {
      _ = try await programs[number % 2].pressings(withBarcode: gtin(number))
    }
    #expect(host.requests.count == 200)
    #expect(host.refused == 0)
  }

  @Test("requests of the user's other machines are counted, by the host's own words")
  func others() async throws {
    let clock = VirtualClock()
    let host = FakeHost(clock, rule: minute, latency: 0.1)
    let catalog = discogs(try .virtual(host, clock: clock))
    host.count(40)
    for number in 0..<100 { _ = try await catalog.pressings(withBarcode: gtin(number)) }
    #expect(host.refused == 0)
  }

  @Test("a smaller rate that the host announces is kept to")
  func announced() async throws {
    let clock = VirtualClock()
    let host = FakeHost(clock, rule: PaceRule(requests: 25, window: 60), latency: 0.1)
    let catalog = discogs(try .virtual(host, clock: clock))
    for number in 0..<60 { _ = try await catalog.pressings(withBarcode: gtin(number)) }
    #expect(host.refused == 0)
  }

  @Test(
    "a busy host is asked again when it says so",
    arguments: [
      (429, ["Retry-After": "7"], 7.0), (503, ["Retry-After": "3"], 3),
      (
        503,
        ["Retry-After": "Sun, 06 Nov 1994 08:49:49 GMT", "Date": "Sun, 06 Nov 1994 08:49:37 GMT"],
        12
      ),
      // Without a word: up to a second, here all of it.
      (429, [:], 1), (500, [:], 1),
    ])
  func retryAfter(status: Int, headers: [String: String], seconds: Double) async throws {
    let clock = VirtualClock()
    let begin = clock.now
    let host = FakeHost(clock) { [clock] _ in
      clock.now < begin + seconds
        ? .success(.json("{}", status: status, headers: headers)) : .success(.empty)
    }
    let found = try await discogs(.virtual(host, clock: clock)).pressings(withBarcode: gtin(1))
    #expect(found.isEmpty)
    #expect(host.requests.count == 2)
    #expect(abs(clock.now - begin - seconds) < 0.01)
  }

  @Test("who cannot wait is told how long it would be, and the host is not asked")
  func patience() async throws {
    let clock = VirtualClock()
    let host = FakeHost(clock) { _ in
      .success(.json("{}", status: 429, headers: ["retry-after": "40"]))
    }
    let catalog = discogs(try .virtual(host, clock: clock, patience: 10))
    for _ in 1...2 {
      await #expect(throws: LookUpFailure.temporary(.rateLimited(retryAfter: 40))) {
        try await catalog.pressings(withBarcode: gtin(1))
      }
    }
    #expect(host.requests.count == 1)
  }

  @Test("a host that does not answer is left alone after three times, and asked again later")
  func circuit() async throws {
    let clock = VirtualClock()
    let host = FakeHost(clock) { _ in .failure(.unreachable("refuses the connection")) }
    let catalog = discogs(try .virtual(host, clock: clock))
    for number in 1...10 {
      await #expect(throws: LookUpFailure.self) {
        try await catalog.pressings(withBarcode: gtin(number))
      }
    }
    #expect(host.requests.count == 3)
    clock.pass(31)
    await #expect(throws: LookUpFailure.self) {
      try await catalog.pressings(withBarcode: gtin(11))
    }
    #expect(host.requests.count == 4)
  }

  @Test("one silence is enough: nobody waits for it at each photo")
  func circuitAfterSilence() async throws {
    let host = FakeHost { _ in .failure(.timedOut(seconds: 20)) }
    let catalog = discogs(try .virtual(host, clock: host.clock))
    for number in 1...5 {
      await #expect(throws: LookUpFailure.self) {
        try await catalog.pressings(withBarcode: gtin(number))
      }
    }
    #expect(host.requests.count == 1)
  }

  @Test("a batch that looks up 200 barcodes at once waits for each of them")
  func together() async throws {
    let clock = VirtualClock()
    let host = FakeHost(clock, rule: minute)
    let catalog = discogs(try .virtual(host, clock: clock, patience: 75))
    let begin = clock.now
    try await withThrowingTaskGroup { group in
      for number in 0..<200 {
        group.addTask { _ = try await catalog.pressings(withBarcode: gtin(number)) }
      }
      try await group.waitForAll()
    }
    #expect(host.requests.count == 200)
    #expect(host.refused == 0)
    #expect(clock.now - begin <= 140 / 0.95 + 60)
  }

  @Test("a machine that starts again counts its seconds anew: nobody waits for those of before")
  func clockJumps() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pace.sqlite")
    for start in [1_000_000, 5.0, 2_000_000, 1_999_000] {
      let clock = VirtualClock(start)
      let host = FakeHost(clock, rule: minute)
      let catalog = discogs(try .virtual(host, clock: clock, pace: path))
      for number in 0..<60 { _ = try await catalog.pressings(withBarcode: gtin(number)) }
      #expect(clock.now == start)
      #expect(host.requests.count == 60)
    }
  }

  @Test("a pause that a host asked for ends with the machine that was told")
  func pauseOfAnotherStart() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pace.sqlite")
    let before = FakeHost(VirtualClock(1_000_000)) { _ in
      .success(.json("{}", status: 429, headers: ["retry-after": "3000"]))
    }
    await #expect(throws: LookUpFailure.temporary(.rateLimited(retryAfter: 3000))) {
      try await discogs(.virtual(before, clock: before.clock, pace: path, patience: 10))
        .pressings(withBarcode: gtin(1))
    }
    let after = FakeHost(VirtualClock(5))
    let catalog = discogs(try .virtual(after, clock: after.clock, pace: path, patience: 10))
    #expect(try await catalog.pressings(withBarcode: gtin(1)).isEmpty)
  }
}
