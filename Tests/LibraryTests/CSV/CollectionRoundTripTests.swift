import CSV
import Foundation
import Library
import Releases
import TestSupport
import Testing

/// What is exported and imported into an empty library is exported again byte by byte.
@Suite struct CollectionRoundTripTests {
  private static let pieces = [
    "a", "\"", ",", ", ", " + ", "\n", "\r\n", " ", "2x", "LP", "CD", "Vinyl", "none", "ザ・", "Ж",
    "e\u{301}", "é", "👩‍🎤", "12\"", "&", "0", "-",
    "=", "+", "@", "\t", "\r", "'",
  ]

  private var random = SeededRandom(seed: 13)

  private mutating func text(_ count: ClosedRange<Int> = 0...4) -> String {
    (0..<Int.random(in: count, using: &random))
      .map { _ in random.element(of: Self.pieces) }.joined()
  }

  private mutating func list<Element>(_ make: (inout Self) -> Element) -> [Element] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in make(&self) }
  }

  private mutating func release(_ number: Int) -> ReleaseDetail {
    ReleaseDetail(
      id: ReleaseID(source: number % 4 == 0 ? .musicBrainz : .discogs, value: String(number)),
      title: "T" + text(),
      artists: list {
        ArtistCredit(name: $0.text(), join: Bool.random(using: &$0.random) ? "&" : nil)
      },
      labels: list {
        LabelCredit(
          name: $0.text(), catalogueNumber: Bool.random(using: &$0.random) ? $0.text() : nil)
      },
      formats: list {
        ReleaseFormat(
          name: $0.text(), quantity: Int.random(in: 0...3, using: &$0.random),
          descriptions: $0.list { $0.text() },
          text: Bool.random(using: &$0.random) ? $0.text() : nil)
      },
      country: "GB",
      released: random.element(of: [nil, "1987", "1987-07", "1987-07-27"]))
  }

  private mutating func items(_ count: Int, folders: [CollectionFolder]) -> [NewItem] {
    let releases = (1...count / 2).map { release($0) }
    return (0..<count).map { _ in
      NewItem(
        release: random.element(of: releases),
        folder: random.element(of: folders).id,
        mediaCondition: random.element(of: [nil, .mint, .nearMint, .fair]),
        sleeveCondition: random.element(of: Condition.allCases),
        rating: Int.random(in: 0...5, using: &random), notes: text(),
        dateAdded: Date(timeIntervalSince1970: Double.random(in: 0...4e9, using: &random)),
        customFields: ["Colour": text(1...3), "Price, paid": text(1...3)])
    }
  }

  private func export(_ library: LibraryDatabase, isRaw: Bool) async throws -> String {
    try await library.items().inFileOrder.collectionFile(isRaw: isRaw)
  }

  @Test("30 random collections of awkward texts", arguments: 0..<30, [false, true])
  func collections(seed: Int, isRaw: Bool) async throws {
    var generator = self
    generator.random = SeededRandom(seed: UInt64(seed))
    let (full, empty) = (try SampleLibrary(), try SampleLibrary())
    let (first, second) = (full.library, empty.library)
    let folders = try await first.change { editor in
      try ["Dub, roots", "ザ・Shelf \"2\"", "+"].map { try editor.createFolder($0) }
    } summary: { _ in
      "made folders"
    }
    let items = generator.items(20, folders: folders + [.uncategorized])
    try await first.change { editor in
      for item in items { _ = try editor.add(item) }
      return "added"
    }
    let text = try await export(first, isRaw: isRaw)
    var file = try CollectionFile(CSVParser(Array(text.utf8)), isRaw: isRaw)
    var problems: [RowProblem] = []
    let counts = try await CollectionImport()
      .run(&file, catalog: MemoryCatalog(), in: second) {
        problems += [$0.problem].compactMap { $0 }
      }
    #expect(counts[.unmatched] == items.count, "\(problems)")
    #expect(Array(try await export(second, isRaw: isRaw).utf8) == Array(text.utf8))
    withExtendedLifetime((full, empty)) {}
  }
}
