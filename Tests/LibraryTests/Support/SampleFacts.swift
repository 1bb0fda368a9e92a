import Barcodes
import Foundation
import Library
import Releases
import TestSupport

/// The same facts in each kind of library.
struct SampleFacts {
  /// Where the facts are kept.
  enum Kind: CaseIterable {
    case inMemory
    case database
  }

  static let common = release(11, "Common", master: 100, have: 5000)
  static let rare = release(12, "Rare", master: 100, have: 60)
  static let unknown = release(13, "Unknown")
  static let wanted = release(14, "Wanted", have: 70)
  static let shelf = CollectionFolder(id: 2, name: "Shelf")
  static let empty = CollectionFolder(id: 3, name: "Empty")
  static let sunday = CustomCrate(id: UUID(), name: "Sunday")
  static let bare = CustomCrate(id: UUID(), name: "Bare")

  let library: any LibraryReader
  /// Deletes its folder when nobody holds it any more.
  private let sample: SampleLibrary?

  init(_ kind: Kind) async throws {
    switch kind {
    case .inMemory:
      library = try Self.inMemory()
      sample = nil
    case .database:
      let made = try SampleLibrary()
      try await Self.fill(made)
      library = made.library
      sample = made
    }
  }

  static var gtin: GTIN { get throws { try GTIN(parsing: "96385074") } }

  private static func release(
    _ number: Int, _ title: String, master: Int? = nil, have: Int? = nil
  ) -> ReleaseDetail {
    ReleaseDetail(
      id: ReleaseID(source: .discogs, value: String(number)), title: title,
      master: master.map { ReleaseID(source: .discogs, value: String($0)) },
      circulation: have.map { Circulation(have: $0) })
  }

  /// The copies, the earliest added first.
  private static let copies: [(ReleaseDetail, CollectionFolder)] = [
    (rare, .uncategorized), (common, shelf), (rare, shelf), (unknown, shelf), (rare, shelf),
  ]

  private static func inMemory() throws -> InMemoryLibrary {
    InMemoryLibrary(
      crates: [sunday, bare], folders: [empty, shelf],
      contents: [sunday.id: [wanted.summary, common.summary]],
      items: copies.enumerated().map { index, copy in
        CollectionItem(
          id: index + 1, release: copy.0.summary, folder: copy.1, dateAdded: SampleLibrary.today)
      },
      wants: [wanted, rare].map { Want(release: $0.summary, dateAdded: SampleLibrary.today) },
      decisions: [try gtin: common], details: [rare, common, unknown, wanted])
  }

  private static func fill(_ sample: SampleLibrary) async throws {
    let gtin = try gtin
    try await sample.library.change { editor in
      for folder in [shelf, empty] { _ = try editor.createFolder(folder.name) }
      for (release, folder) in copies {
        _ = try editor.add(NewItem(release: release, folder: folder.id))
      }
      for crate in [sunday, bare] { _ = try editor.createCrate(crate.name, id: crate.id) }
      for release in [wanted, common] { _ = try editor.add(release, to: sunday) }
      for release in [wanted, rare] { _ = try editor.want(release) }
      try editor.choose(common, for: gtin)
      return "filled"
    }
  }
}
