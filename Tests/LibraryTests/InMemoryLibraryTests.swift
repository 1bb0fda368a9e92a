import Foundation
import Library
import Testing

@Suite struct InMemoryLibraryTests {
  private let crate = CustomCrate(id: UUID(), name: "Sunday")
  private let folder = CollectionFolder(id: 3, name: "Dub")

  @Test func anEmptyLibraryHasOnlyTheWants() async throws {
    let library = InMemoryLibrary()
    #expect(try await library.crate(id: .custom(crate.id)) == nil)
    #expect(try await library.crate(id: .folder(folder.id)) == nil)
    #expect(try await library.crate(id: .wants) == .wants)
    #expect(try await library.releases(in: .wants) == [])
    #expect(library.folders() == [Counted(.uncategorized, count: 0)])
  }

  @Test func idsAreWrittenAndReadBack() throws {
    let id = UUID(uuid: (0xAB, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
    #expect(Crate.ID.custom(id).description == "ab000000-0000-0000-0000-000000000001")
    #expect(Crate.ID.wants.description == "wants")
    #expect(Crate.ID.folder(3).description == "folder:3")
    for id: Crate.ID in [.custom(id), .wants, .folder(3)] {
      #expect(Crate.ID(id.description) == id)
      let data = try JSONEncoder().encode([id])
      #expect(try JSONDecoder().decode([Crate.ID].self, from: data) == [id])
    }
    for text in ["", "Wants", "folder:", "folder:x", "3"] { #expect(Crate.ID(text) == nil) }
  }

  @Test func tiersAreOrderedByRarity() {
    #expect(RarityTier.allCases == RarityTier.allCases.sorted())
  }
}
