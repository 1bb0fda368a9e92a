import Foundation
import TestSupport
import Testing

/// Pulls and pushes that are killed, and go on.
struct DiscogsInterruptionTests {
  private let program: Program
  private let discogs: CollectionFake

  init() throws {
    program = try Program()
    discogs = try CollectionFake()
  }

  private func fill(_ count: Int) {
    discogs.change { state in
      for number in 1...count {
        state.copies[number] = .init(
          release: 10_000 + number, dateAdded: "2015-11-30T10:54:13-08:00")
      }
    }
  }

  private func run(_ command: String...) throws -> Program.Result {
    try program.run(
      ["discogs"] + command + discogs.options, environment: CollectionFake.environment)
  }

  /// Runs a command until a request has been asked for that gets no answer, and kills it there.
  private func kill(at words: [String], _ mishap: CollectionFake.Mishap, _ command: String...)
    throws
  {
    discogs.change { $0.mishaps = [(words, mishap)] }
    let running = try program.start(
      ["discogs"] + command + discogs.options, environment: CollectionFake.environment)
    for _ in 0..<120_000 {
      if discogs.now.mishaps.isEmpty || !running.isRunning { break }
      usleep(1000)
    }
    // The server has done it, and the program waits.
    #expect(discogs.now.mishaps.isEmpty)
    running.send(SIGKILL)
    #expect(running.wait().exitCode == 128 + SIGKILL)
  }

  @Test("a pull that is killed at a page goes on there: nothing twice, no page again")
  func pull() throws {
    fill(450)
    try kill(at: ["GET", "releases page=3"], .notTaken, "pull")
    #expect(try program.text("collection", "list", "--format", "jsonl") == "")
    _ = discogs.takeLog()
    #expect(try run("pull").stdout == "pulled 450 records from Discogs\n")
    #expect(
      discogs.takeLog().filter { $0.contains("page=") } == [
        "GET users/ada/collection/folders/0/releases page=3",
        "GET users/ada/collection/folders/0/releases page=4",
        "GET users/ada/collection/folders/0/releases page=5", "GET users/ada/wants page=1",
      ])
    let ids = try program.text("collection", "list", "--format", "csv").split(separator: "\n")
    #expect(Set(ids).count == 451)
  }

  @Test("a pull whose pages shift between two runs reads the list again")
  func shifted() throws {
    fill(250)
    try kill(at: ["GET", "releases page=2"], .notTaken, "pull")
    // One of the first page is removed: the first of the second page moves to the first.
    discogs.change { $0.copies[250] = nil }
    #expect(try run("pull").stdout == "pulled 249 records from Discogs\n")
  }

  @Test("--recent asks for pages until one has nothing new")
  func recent() throws {
    fill(450)
    #expect(try run("pull").exitCode == 0)
    discogs.change {
      $0.copies[900] = .init(release: 20_000, dateAdded: "2026-11-30T10:54:13-08:00")
    }
    _ = discogs.takeLog()
    #expect(try run("pull", "--recent").stdout == "pulled 1 record from Discogs\n")
    #expect(discogs.takeLog().filter { $0.contains("releases page") }.count == 2)
    // What was not read is not taken for removed.
    #expect(try run("pull", "--recent").stderr == "")
  }

  @Test(
    "a push that is killed goes on: the server carried it out, or it did not",
    arguments: [CollectionFake.Mishap.lostReply, .notTaken])
  func push(_ mishap: CollectionFake.Mishap) throws {
    fill(2)
    _ = try run("pull")
    try program.text("collection", "add", SampleRecord.astley, "--media", "VG+")
    try program.text("collection", "add", SampleRecord.ebe, "--media", "G")
    try kill(at: ["POST", "releases/21"], mishap, "push", "--yes")
    try program.text("collection", "edit", "1", "--notes", "new")
    try kill(at: ["POST", "instances/1/fields/3"], mishap, "push", "--yes")
    // What was sent is changed here once more: no conflict with what the first push sent.
    try program.text("collection", "edit", "1", "--notes", "newer")
    let result = try run("push", "--yes")
    #expect(result.exitCode == 0)
    let now = discogs.now
    #expect(now.copies.count == 4)
    #expect(Set(now.copies.values.map(\.release)) == [10_001, 10_002, 249_504, 21])
    #expect(now.copies[1]?.fields[3] == "newer")
    #expect(
      now.copies.values.first { $0.release == 21 }?.fields[1] == "Good (G)")
    let log = discogs.log
    #expect(log.count { $0.hasSuffix("POST users/ada/collection/folders/1/releases/249504") } == 1)
    #expect(try run("push").stdout == "nothing to push\n")
  }

  @Test("two programs do not push at once")
  func alone() throws {
    fill(1)
    _ = try run("pull")
    discogs.change { $0.mishaps = [(["GET", "fields"], .notTaken)] }
    let first = try program.start(
      ["discogs", "push", "--yes"] + discogs.options, environment: CollectionFake.environment)
    for _ in 0..<120_000 where !discogs.now.mishaps.isEmpty && first.isRunning { usleep(1000) }
    let second = try run("push", "--yes")
    #expect(second.exitCode == 75)
    #expect(second.stderr.hasPrefix("vinylcrate: another vinylcrate pulls from Discogs or pushes"))
    first.send(SIGKILL)
    _ = first.wait()
    #expect(try run("push", "--yes").exitCode == 0)
  }

  @Test("a reply that says nothing of what was done ends a push, and the next finds out")
  func serverFault() throws {
    fill(1)
    _ = try run("pull")
    try program.text("collection", "add", SampleRecord.ebe)
    discogs.change { $0.mishaps = [(["POST", "releases/21"], .status(500, [:]))] }
    let failed = try run("push", "--yes")
    #expect(failed.exitCode == 75)
    #expect(failed.complaints.count == 1)
    #expect(discogs.log.count { $0.hasSuffix("releases/21") } == 1)
    #expect(try run("push", "--yes").stdout == "added 1 at Discogs\n")
    #expect(discogs.now.copies.count == 2)
    // A pace that is refused was not carried out: it is sent again.
    try program.text("collection", "add", SampleRecord.astley)
    discogs.change {
      $0.mishaps = [(["POST", "releases/249504"], .status(429, ["Retry-After": "0"]))]
    }
    #expect(try run("push", "--yes").stdout == "added 1 at Discogs\n")
    #expect(discogs.now.copies.count == 3)
  }

  @Test("5000 records take a request a hundred, and bounded time and memory")
  func large() throws {
    fill(5000)
    let result = try program.shell(
      "ulimit -t 60; VINYLCRATE_DISCOGS_TOKEN=\(CollectionFake.token) \"$VINYLCRATE\" discogs pull "
        + discogs.options.joined(separator: " "))
    #expect(result.stdout == "pulled 5000 records from Discogs\n")
    #expect(discogs.takeLog().count == 54)
  }
}
