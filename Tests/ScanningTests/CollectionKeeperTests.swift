import Barcodes
import Files
import Library
import Releases
import TestSupport
import Testing

@testable import Scanning

/// Records of a batch on their way into the collection.
struct CollectionKeeperTests {
  private let folder: TemporaryFolder
  private let library: LibraryDatabase

  init() throws {
    folder = try TemporaryFolder()
    library = try LibraryDatabase(path: folder.path("library.sqlite"))
  }

  private func record(_ hash: UInt8, isDecided: Bool = true) throws -> FoundRecord {
    let gtin = try #require(GTIN(digits: "5012394144777"))
    let release = ReleaseDetail(id: ReleaseID(source: .discogs, value: "1"), title: "Lone")
    return FoundRecord(
      key: .init(hash: Array(repeating: hash, count: 32), page: nil, gtin: gtin),
      release: release, isDecided: isDecided, photo: PhotoPath("/a.png"),
      photos: [PhotoPath("/a.png")])
  }

  @Test("a record is added once, and its other photos are linked to that copy")
  func once() async throws {
    for _ in 0..<2 {
      let keeper = CollectionKeeper(library)
      for _ in 0..<2 { _ = try await keeper.keep([record(1)]) }
      _ = try await keeper.keep([record(2)])
    }
    let items = try await library.items()
    #expect(items.count == 1)
    #expect(items.allSatisfy { $0.photo == Array("/a.png".utf8) })
  }

  @Test("it says of each record what became of it, and nothing of those kept before")
  func changes() async throws {
    let keeper = CollectionKeeper(library)
    let kept = try await keeper.keep([record(1), record(2), record(1)])
    #expect(
      kept.map(\.scan.change) == [.added, .linked(isFirstPhoto: false), .unchanged])
    #expect(try await keeper.keep([record(1)]).isEmpty)
    #expect(
      try await library.changes().map(\.summary)
        == ["added 1 record from photos, linked 1 photo to records you had"])
  }

  @Test("what was removed from the collection does not come back")
  func removed() async throws {
    _ = try await CollectionKeeper(library).keep([record(1)])
    let ids = try await library.items().map(\.id)
    try await library.change { editor in
      _ = try editor.remove(ids)
    } summary: {
      "removed"
    }
    _ = try await CollectionKeeper(library).keep([record(1)])
    #expect(try await library.items().isEmpty)
  }

  @Test("what was undone comes back by the next run")
  func undone() async throws {
    _ = try await CollectionKeeper(library).keep([record(1), record(2)])
    _ = try await library.undo()
    #expect(try await library.items().isEmpty)
    _ = try await CollectionKeeper(library).keep([record(1), record(2)])
    #expect(try await library.items().count == 1)
  }

  @Test("of pressings that nothing tells apart, none is added")
  func undecided() async throws {
    _ = try await CollectionKeeper(library).keep([record(1, isDecided: false)])
    #expect(try await library.items().isEmpty)
    _ = try await CollectionKeeper(library).keep([record(1)])
    #expect(try await library.items().count == 1)
  }

  @Test("a crate that is named gets the records, and is made where there is none")
  func crate() async throws {
    _ = try await CollectionKeeper(library, place: RecordPlace(crate: "Shelf 3")).keep([record(1)])
    let crates = try await library.crates()
    #expect(crates.map(\.group.name) == ["Shelf 3"])
    #expect(crates.map(\.count) == [1])
  }
}
