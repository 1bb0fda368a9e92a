import Foundation
import Library
import Releases
import Testing

/// What every kind of library answers to the same questions.
@Suite struct LibraryReaderTests {
  private typealias Facts = SampleFacts

  @Test(
    "crates and folders come in order, with their counts",
    arguments: SampleFacts.Kind.allCases)
  func lists(kind: SampleFacts.Kind) async throws {
    let facts = try await Facts(kind)
    #expect(
      try await facts.library.crates()
        == [Counted(Facts.sunday, count: 2), Counted(Facts.bare, count: 0)])
    #expect(
      try await facts.library.folders() == [
        Counted(.uncategorized, count: 1), Counted(Facts.shelf, count: 4),
        Counted(Facts.empty, count: 0),
      ])
  }

  @Test(
    "a group of any kind is found by its id",
    arguments: SampleFacts.Kind.allCases)
  func groups(kind: SampleFacts.Kind) async throws {
    let facts = try await Facts(kind)
    let groups: [Crate] = [
      .custom(Facts.sunday), .wants, .folder(.uncategorized), .folder(Facts.shelf),
    ]
    for group in groups { #expect(try await facts.library.crate(id: group.id) == group) }
    #expect(try await facts.library.crate(id: .custom(UUID())) == nil)
    #expect(try await facts.library.crate(id: .folder(9)) == nil)
  }

  @Test(
    "copies are read whole, by folder and by pressing",
    arguments: SampleFacts.Kind.allCases)
  func items(kind: SampleFacts.Kind) async throws {
    let facts = try await Facts(kind)
    let all = try await facts.library.items()
    #expect(all.map(\.id) == [1, 2, 3, 4, 5])
    #expect(all.map(\.release.title) == ["Rare", "Common", "Rare", "Unknown", "Rare"])
    #expect(all.allSatisfy { $0.dateAdded == SampleLibrary.today })
    #expect(try await facts.library.items(in: Facts.shelf.id) == Array(all[1...]))
    #expect(try await facts.library.items(in: Facts.empty.id).isEmpty)
    #expect(try await facts.library.items(in: 9).isEmpty)
    #expect(try await facts.library.items(of: Facts.rare.id).map(\.id) == [1, 3, 5])
    #expect(try await facts.library.items(of: Facts.wanted.id).isEmpty)
  }

  @Test(
    "wants have their order, and what is known of each",
    arguments: SampleFacts.Kind.allCases)
  func wants(kind: SampleFacts.Kind) async throws {
    let facts = try await Facts(kind)
    #expect(
      try await facts.library.wants() == [
        Want(release: Facts.wanted.summary, dateAdded: SampleLibrary.today),
        Want(release: Facts.rare.summary, dateAdded: SampleLibrary.today),
      ])
  }

  @Test(
    "the records of each kind of group come in its order",
    arguments: SampleFacts.Kind.allCases)
  func releases(kind: SampleFacts.Kind) async throws {
    let facts = try await Facts(kind)
    let titles: [(Crate.ID, [String])] = [
      (.custom(Facts.sunday.id), ["Wanted", "Common"]), (.custom(Facts.bare.id), []),
      (.custom(UUID()), []), (.wants, ["Wanted", "Rare"]),
      (.folder(Facts.shelf.id), ["Common", "Rare", "Unknown", "Rare"]), (.folder(9), []),
    ]
    for (crate, titles) in titles {
      #expect(try await facts.library.releases(in: crate).map(\.title) == titles, "\(crate)")
    }
  }

  @Test(
    "a window gives the rows at its positions, none past the end",
    arguments: SampleFacts.Kind.allCases)
  func windows(kind: SampleFacts.Kind) async throws {
    let facts = try await Facts(kind)
    let library = facts.library
    let windows: [(Range<Int>, [Int])] = [
      (0..<2, [1, 2]), (3..<5, [4, 5]), (4..<9, [5]), (5..<6, []), (2..<2, []), (-3..<1, [1]),
      (100..<Int.max, []), (Int.min..<Int.max, [1, 2, 3, 4, 5]),
    ]
    for (window, ids) in windows {
      #expect(try await library.items(in: nil, window: window).map(\.id) == ids, "\(window)")
    }
    let shelf = Facts.shelf.id
    #expect(try await library.items(in: shelf, window: 1..<3).map(\.id) == [3, 4])
    #expect(
      try await library.releases(in: .folder(shelf), window: 1..<3).map(\.title)
        == ["Rare", "Unknown"])
    #expect(
      try await library.releases(in: .custom(Facts.sunday.id), window: 1..<2)
        == [Facts.common.summary])
    #expect(try await library.releases(in: .wants, window: 0..<1).map(\.title) == ["Wanted"])
    #expect(try await library.wants(window: 1..<2).map(\.id) == [Facts.rare.id])
  }

  @Test(
    "insights and tiers count copies, and name each record once",
    arguments: SampleFacts.Kind.allCases)
  func insights(kind: SampleFacts.Kind) async throws {
    let facts = try await Facts(kind)
    let library = facts.library
    for crate: Crate.ID? in [nil, .folder(Facts.shelf.id), .wants, .custom(Facts.sunday.id)] {
      let releases =
        if let crate { try await library.releases(in: crate) } else {
          try await library.items().map(\.release)
        }
      #expect(try await library.insights(of: crate) == Insights(releases), "\(crate as Any)")
    }
    func titles(_ tier: RarityTier?, _ crate: Crate.ID?) async throws -> [String] {
      try await library.releases(of: tier, in: crate).map(\.title)
    }
    #expect(try await titles(.rare, nil) == ["Rare"])
    #expect(try await titles(.common, nil) == ["Common"])
    #expect(try await titles(nil, nil) == ["Unknown"])
    #expect(try await titles(.veryRare, nil) == [])
    #expect(try await titles(.rare, .wants) == ["Wanted", "Rare"])
    #expect(try await titles(.rare, .custom(Facts.sunday.id)) == ["Wanted"])
    #expect(try await titles(.rare, .folder(1)) == ["Rare"])
    #expect(try await titles(.common, .folder(1)) == [])
  }

  @Test(
    "a release and a decision are known with every fact",
    arguments: SampleFacts.Kind.allCases)
  func known(kind: SampleFacts.Kind) async throws {
    let facts = try await Facts(kind)
    for release in [Facts.common, Facts.rare, Facts.unknown, Facts.wanted] {
      #expect(try await facts.library.release(id: release.id) == release)
    }
    #expect(try await facts.library.release(id: ReleaseID(source: .discogs, value: "99")) == nil)
    #expect(try await facts.library.chosenRelease(for: try Facts.gtin) == Facts.common)
  }

  @Test(
    "what the user has of a record",
    arguments: SampleFacts.Kind.allCases)
  func ownership(kind: SampleFacts.Kind) async throws {
    let facts = try await Facts(kind)
    #expect(
      try await facts.library.ownership(of: Facts.rare) == [
        .pressing(.uncategorized, copies: 1), .pressing(Facts.shelf, copies: 2),
        .otherPressing(Facts.common.id, Facts.shelf, copies: 1), .wanted,
      ])
    #expect(try await facts.library.ownership(of: Facts.wanted) == [.wanted])
    #expect(
      try await facts.library.ownership(of: Facts.unknown) == [.pressing(Facts.shelf, copies: 1)])
  }

  @Test(
    "there is so much of each kind",
    arguments: SampleFacts.Kind.allCases)
  func counts(kind: SampleFacts.Kind) async throws {
    let counts = try await Facts(kind).library.counts()
    #expect(counts.items == 5)
    #expect(counts.folders == 3)
    #expect(counts.crates == 2)
    #expect(counts.wants == 2)
    #expect(counts.decisions == 1)
  }
}
