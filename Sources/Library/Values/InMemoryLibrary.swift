import Barcodes
import Releases

/// A library in memory that never changes: an empty one where the user has none yet, or a sample.
public struct InMemoryLibrary: Sendable {
  let ownCrates: [CustomCrate]
  let allFolders: [CollectionFolder]
  let contents: [CustomCrate.ID: [ReleaseSummary]]
  let items: [CollectionItem]
  let wants: [Want]
  let decisions: [GTIN: ReleaseDetail]
  let details: [ReleaseID: ReleaseDetail]

  /// - Parameters:
  ///   - crates: in the user's order.
  ///   - folders: those besides ``CollectionFolder/uncategorized``, which is always there.
  ///   - contents: the records of the crates, in the user's order.
  ///   - items: the earliest added first.
  ///   - wants: in the user's order.
  ///   - decisions: the pressings that the user chose for barcodes.
  ///   - details: what else is known of releases, for look-ups by id and for their masters.
  public init(
    crates: [CustomCrate] = [], folders: [CollectionFolder] = [],
    contents: [CustomCrate.ID: [ReleaseSummary]] = [:], items: [CollectionItem] = [],
    wants: [Want] = [], decisions: [GTIN: ReleaseDetail] = [:], details: [ReleaseDetail] = []
  ) {
    ownCrates = crates
    let others = folders.filter { $0.id != CollectionFolder.uncategorized.id }
    allFolders = [.uncategorized] + others.sorted { $0.id < $1.id }
    self.contents = contents
    self.items = items
    self.wants = wants
    self.decisions = decisions
    self.details = Dictionary((details + decisions.values).map { ($0.id, $0) }) { first, _ in
      first
    }
  }
}
