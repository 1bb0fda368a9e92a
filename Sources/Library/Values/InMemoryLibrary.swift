import Releases

/// A library that is given whole and never changes: empty where the user has none yet.
public struct InMemoryLibrary: LibraryReader {
  private let crates: [CustomCrate]
  private let folders: [CollectionFolder]
  private let releases: [Crate.ID: [ReleaseSummary]]

  public init(
    crates: [CustomCrate] = [], folders: [CollectionFolder] = [],
    releases: [Crate.ID: [ReleaseSummary]] = [:]
  ) {
    self.crates = crates
    self.folders = folders
    self.releases = releases
  }

  public func crate(id: CustomCrate.ID) -> CustomCrate? { crates.first { $0.id == id } }

  public func folder(id: CollectionFolder.ID) -> CollectionFolder? { folders.first { $0.id == id } }

  public func releases(in crate: Crate.ID) -> [ReleaseSummary] { releases[crate] ?? [] }
}
