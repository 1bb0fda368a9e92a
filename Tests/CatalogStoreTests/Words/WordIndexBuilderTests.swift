import Files
import TestSupport
import Testing

@testable import CatalogStore

/// The index of words against a dictionary that is filled by hand.
struct WordIndexBuilderTests {
  private struct Entry: Hashable {
    let release: Int64
    let fields: UInt8
  }

  /// Adds random words of random releases, and compares what comes out.
  private func check(
    _ releases: [Int64], path: PhotoPath?, capacity: Int, _ random: inout SeededRandom
  ) async throws {
    let builder = try WordIndexBuilder(runsAt: path, capacity: capacity)
    var expected: [String: [Int64: UInt8]] = [:]
    for release in releases {
      var bytes = WordBytes()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        // Some words are everywhere, most are rare.
        let word = "w\(Int.random(in: 0...(Bool.random(using: &random) ? 3 : 400), using: &random))"
        let field = Field(rawValue: [1, 2, 4, 8][Int.random(in: 0...3, using: &random)])
        bytes.append(word, in: field)
        expected[word, default: [:]][release, default: 0] |= field.rawValue
      }
      try builder.add(bytes.words[...], of: bytes.bytes, release: release)
      if builder.isFull { try await builder.sortRun() }
    }
    try await builder.writeSorted()
    var found: [String: [Entry]] = [:]
    var order: [[UInt8]] = []
    try builder.finish { word, postings in
      order.append(word)
      var entries: [Entry] = []
      let count = postings.count
      while let (release, fields) = postings.next() {
        entries.append(Entry(release: release, fields: fields.rawValue))
      }
      #expect(entries.count == count)
      found[String(decoding: word, as: UTF8.self)] = entries
    }
    #expect(order == order.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(
      found
        == expected.mapValues { fields in
          fields.sorted { $0.key < $1.key }.map { Entry(release: $0.key, fields: $0.value) }
        })
  }

  @Test("one run or many, in memory and in a file", arguments: [20, 300, 100_000])
  func ascending(capacity: Int) async throws {
    let folder = try TemporaryFolder()
    var random = SeededRandom(seed: UInt64(capacity))
    let releases = (1...800).map { Int64($0 * 3) }
    try await check(releases, path: nil, capacity: capacity, &random)
    try await check(releases, path: PhotoPath(folder.path("words")), capacity: capacity, &random)
  }

  @Test("releases in any order")
  func unordered() async throws {
    var random = SeededRandom(seed: 5)
    let releases = (1...300).map { Int64($0) }.shuffled(using: &random)
    try await check(releases, path: nil, capacity: 200, &random)
  }

  @Test("no release at all")
  func empty() async throws {
    var random = SeededRandom(seed: 1)
    try await check([], path: nil, capacity: 10, &random)
  }
}
