import Barcodes
import Releases

/// A library that is given whole and never changes: empty where the user has none yet.
public struct InMemoryLibrary: LibraryReader {
  private let crates: [CustomCrate]
  private let folders: [CollectionFolder]
  private let releases: [Crate.ID: [ReleaseSummary]]
  private let decisions: [GTIN: ReleaseDetail]
  private let owned: [ReleaseID: [Ownership]]

  public init(
    crates: [CustomCrate] = [], folders: [CollectionFolder] = [],
    releases: [Crate.ID: [ReleaseSummary]] = [:], decisions: [GTIN: ReleaseDetail] = [:],
    owned: [ReleaseID: [Ownership]] = [:]
  ) {
    self.crates = crates
    self.folders = folders
    self.releases = releases
    self.decisions = decisions
    self.owned = owned
  }

  public func crate(id: CustomCrate.ID) -> CustomCrate? { crates.first { $0.id == id } }

  public func folder(id: CollectionFolder.ID) -> CollectionFolder? { folders.first { $0.id == id } }

  public func releases(in crate: Crate.ID) -> [ReleaseSummary] { releases[crate] ?? [] }

  public func release(id: ReleaseID) -> ReleaseDetail? {
    decisions.values.first { $0.id == id }
  }

  public func chosenRelease(for gtin: GTIN) -> ReleaseDetail? { decisions[gtin] }

  public func ownership(of release: ReleaseDetail) -> [Ownership] { owned[release.id] ?? [] }
}
