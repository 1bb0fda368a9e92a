import Library
import SampleRecords
import TestSupport
import Testing

@testable import TerminalUI

/// Changes of several copies at once.
struct CopyEditTests {
  private let folder: TemporaryFolder
  private let library: LibraryDatabase

  init() async throws {
    folder = try TemporaryFolder()
    library = try LibraryDatabase(path: folder.path("library.sqlite"))
    _ = try await library.change { editor in
      for release in [Samples.dub, Samples.record, Samples.compactDisc] {
        _ = try editor.add(NewItem(release: release))
      }
      return "added"
    }
  }

  private func apply(_ edit: CopyEdit) async throws -> String {
    try await library.change { try edit.apply(to: [1, 3], $0) }
  }

  @Test("each is one change of all copies, which is undone at once")
  func changes() async throws {
    let before = try await library.items()
    let edits: [(CopyEdit, String, @Sendable (CollectionItem) -> Bool)] = [
      (.grade(.nearMint), "graded 2 records NM", { $0.mediaCondition == .nearMint }),
      (
        .gradeSleeve(.generic), "graded the sleeve of 2 records Generic",
        { $0.sleeveCondition == .generic }
      ),
      (.rate(4), "rated 2 records 4", { $0.rating == 4 }),
      (.notes("loan"), "noted 'loan' with 2 records", { $0.notes == "loan" }),
      (.newFolder("Shelf"), "moved 2 records to Shelf", { $0.folder.name == "Shelf" }),
    ]
    for (edit, words, isChanged) in edits {
      #expect(try await apply(edit) == words)
      #expect(try await library.items().filter(isChanged).map(\.id) == [1, 3], "\(edit)")
      #expect(try await library.undo()?.summary == words)
      #expect(try await library.items() == before)
    }
    #expect(try await apply(.remove) == "removed 2 records")
    #expect(try await library.items().map(\.id) == [2])
    _ = try await library.undo()
    #expect(try await library.items() == before)
  }

  @Test("copies go into a crate, each record once")
  func crates() async throws {
    #expect(try await apply(.newCrate("Sunday")) == "added 2 records to Sunday")
    #expect(try await apply(.newCrate("sunday")) == "added 0 records to Sunday")
    let crate = try await library.crate(named: "Sunday")
    let releases = try await library.releases(in: .custom(crate.id))
    #expect(releases.map(\.id) == [Samples.dub.id, Samples.compactDisc.id])
  }
}
