import Foundation
import Library
import Releases
import TestSupport
import Testing

@Suite struct OwnershipTests {
  private let sample: SampleLibrary
  private static let master = ReleaseID(source: .discogs, value: "900")
  private let first = pressing("1", master: master)
  private let second = pressing("2", master: master)
  private let other = pressing("3", master: nil)

  private static func pressing(_ number: String, master: ReleaseID?) -> ReleaseDetail {
    ReleaseDetail(
      id: ReleaseID(source: .discogs, value: number), title: "Stockholm", master: master)
  }

  init() throws {
    sample = try SampleLibrary()
  }

  @Test("nothing is said of what the user neither has nor wants")
  func nothing() async throws {
    try await sample.add(other)
    #expect(try await sample.library.ownership(of: first) == [])
    #expect(InMemoryLibrary().ownership(of: first) == [])
  }

  @Test("this pressing comes first, then others of its master, then the wants")
  func everything() async throws {
    let first = first
    let shelf = try await sample.library.change {
      _ = try $0.want(first)
      return try $0.createFolder("Shelf 2")
    } summary: { _ in
      "made"
    }
    try await sample.add(second, second, to: shelf.id)
    try await sample.add(first, other)
    let ownership = try await sample.library.ownership(of: first)
    #expect(
      ownership == [
        .pressing(.uncategorized, copies: 1), .otherPressing(second.id, shelf, copies: 2), .wanted,
      ])
    #expect(
      ownership.map(\.description) == [
        "you have this pressing in Uncategorized",
        "you have another pressing of it in Shelf 2, 2 times: discogs:2",
        "it is in your wants",
      ])
  }

  @Test("records without a master are no pressings of each other")
  func noMaster() async throws {
    try await sample.add(other)
    let another = Self.pressing("4", master: nil)
    #expect(try await sample.library.ownership(of: another) == [])
  }

  @Test("of some releases, those that the user has or wants, but not what photos added")
  func holdings() async throws {
    let (first, second, other) = (first, second, other)
    try await sample.add(first)
    try await sample.library.change { editor in
      _ = try editor.want(other)
      _ = try editor.keepScan(
        NewItem(release: second, photo: Array("a.jpg".utf8)), key: "key")
      return "added"
    }
    let all = [first.id, second.id, other.id]
    #expect(
      try await sample.library.holdings(among: all)
        == PressingClues.Holdings(owned: [first.id], wanted: [other.id]))
    #expect(
      try await sample.library.holdings(among: [second.id]) == PressingClues.Holdings())
    #expect(try await sample.library.holdings(among: []) == PressingClues.Holdings())
  }

  @Test("a library in memory says the same")
  func holdingsInMemory() {
    func item(_ id: Int, _ release: ReleaseDetail, photo: [UInt8]? = nil) -> CollectionItem {
      CollectionItem(
        id: id, release: release.summary, folder: .uncategorized, dateAdded: SampleLibrary.today,
        photo: photo)
    }
    let library = InMemoryLibrary(
      items: [item(1, first), item(2, second, photo: [1])],
      wants: [Want(release: other.summary, notes: "", dateAdded: SampleLibrary.today)])
    #expect(
      library.holdings(among: [first.id, second.id, other.id])
        == PressingClues.Holdings(owned: [first.id], wanted: [other.id]))
    #expect(library.holdings(among: [second.id]) == PressingClues.Holdings())
  }
}
