import Foundation
import GRDB
import Releases
import TestSupport
import Testing

@testable import Library

/// When a library says that it changed.
@Suite(.timeLimit(.minutes(20))) struct LibraryUpdatesTests {
  private let sample: SampleLibrary

  init() throws {
    sample = try SampleLibrary()
  }

  /// Whether a change is told; where it is not, that is found out by waiting a little.
  private func isTold(
    waiting: Duration? = nil, _ change: @Sendable () async throws -> Void
  ) async throws -> Bool {
    let updates = sample.library.updates()
    try await change()
    let hearing = Task {
      for await _ in updates { return true }
      return false
    }
    if let waiting {
      try await Task.sleep(for: waiting)
      hearing.cancel()
    }
    return await hearing.value
  }

  @Test("whoever listens is told of each change, also of tables without row ids, and of an undo")
  func changes() async throws {
    let library = sample.library
    #expect(try await isTold { try await sample.add(MemoryCatalog.lone) })
    #expect(
      try await isTold {
        try await library.change {
          _ = try $0.want(MemoryCatalog.record)
          return "wanted"
        }
      })
    #expect(
      try await isTold {
        try await library.change { "made \(try $0.createCrate("Sunday").name)" }
      })
    #expect(try await isTold { _ = try await library.undo() })
  }

  @Test("several listeners are told, and each sees the change when it reads")
  func listeners() async throws {
    var first = sample.library.updates().makeAsyncIterator()
    var second = sample.library.updates().makeAsyncIterator()
    try await sample.add(MemoryCatalog.lone)
    _ = try #require(await first.next())
    _ = try #require(await second.next())
    #expect(try await sample.library.counts().items == 1)
  }

  @Test("a trial and a change that failed are not told")
  func nothingChanged() async throws {
    let library = sample.library
    let waiting = Duration.milliseconds(50)
    let isTrialTold = try await isTold(waiting: waiting) {
      _ = try await library.change(isTrial: true) { editor in
        "made \(try editor.createFolder("Shelf").name)"
      }
    }
    #expect(!isTrialTold)
    let isRefusalTold = try await isTold(waiting: waiting) {
      let refusal = try await sample.refusal { _ = try $0.remove([7]) }
      #expect(refusal != nil)
    }
    #expect(!isRefusalTold)
    #expect(try await isTold(waiting: waiting) { try await sample.add(MemoryCatalog.lone) })
  }

  @Test("each change by another program is told, and can be read by then")
  func otherPrograms() async throws {
    var updates = sample.library.updates().makeAsyncIterator()
    let other = try LibraryDatabase(path: sample.library.path)
    for number in 1...5 {
      try await other.change { "made \(try $0.createFolder("Folder \(number)").name)" }
      _ = try #require(await updates.next())
      #expect(try await sample.library.counts().folders == 1 + number)
    }
  }

  @Test("what another program has written is told when it is committed")
  func longTransaction() async throws {
    var updates = sample.library.updates().makeAsyncIterator()
    let other = try LibraryDatabase(path: sample.library.path)
    let log = sample.library.path + "-wal"
    @Sendable func logSize() -> Int { FileManager.default.contents(atPath: log)?.count ?? 0 }
    let before = logSize()
    try await other.pool.write { database in
      // Without room in memory it writes to the log long before it is done.
      try database.execute(sql: "PRAGMA cache_size = 1")
      for number in 0..<2000 {
        try database.execute(
          sql: "INSERT INTO folder (name) VALUES (?)", arguments: ["Folder \(number)"])
      }
      #expect(logSize() > before)
    }
    _ = try #require(await updates.next())
    #expect(try await sample.library.counts().folders == 2001)
  }

  @Test("a library is followed by any name that leads to it")
  func link() async throws {
    let link = sample.library.path + ".link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: sample.library.path)
    var updates = try LibraryDatabase(path: link).updates().makeAsyncIterator()
    try await sample.add(MemoryCatalog.lone)
    _ = try #require(await updates.next())
  }

  @Test("a library that cannot change ends at once")
  func inMemory() async {
    var count = 0
    for await _ in InMemoryLibrary().updates() { count += 1 }
    #expect(count == 0)
  }
}
