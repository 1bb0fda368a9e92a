import Barcodes
import Releases

extension InMemoryLibrary: LibraryReader {
  public func counts() -> LibraryCounts {
    LibraryCounts(
      items: items.count, folders: allFolders.count, crates: ownCrates.count, wants: wants.count,
      decisions: decisions.count, changes: 0)
  }

  public func crates() -> [Counted<CustomCrate>] {
    ownCrates.map { Counted($0, count: contents[$0.id, default: []].count) }
  }

  public func folders() -> [Counted<CollectionFolder>] {
    allFolders.map { folder in
      Counted(folder, count: items.count { $0.folder.id == folder.id })
    }
  }

  public func crate(id: CustomCrate.ID) -> CustomCrate? { ownCrates.first { $0.id == id } }

  public func folder(id: CollectionFolder.ID) -> CollectionFolder? {
    allFolders.first { $0.id == id }
  }

  public func items(in folder: CollectionFolder.ID?, window: Range<Int>?) -> [CollectionItem] {
    items.filter { folder == nil || $0.folder.id == folder }.at(window)
  }

  public func items(of release: ReleaseID) -> [CollectionItem] {
    items.filter { $0.release.id == release }
  }

  public func wants(window: Range<Int>?) -> [Want] { wants.at(window) }

  public func releases(in crate: Crate.ID, window: Range<Int>?) -> [ReleaseSummary] {
    releases(in: crate).at(window)
  }

  public func insights(of crate: Crate.ID?) -> Insights { Insights(releases(in: crate)) }

  public func releases(of tier: RarityTier?, in crate: Crate.ID?) -> [ReleaseSummary] {
    var seen: Set<ReleaseID> = []
    return releases(in: crate).filter { $0.rarity == tier && seen.insert($0.id).inserted }
  }

  public func release(id: ReleaseID) -> ReleaseDetail? { details[id] }

  public func chosenRelease(for gtin: GTIN) -> ReleaseDetail? { decisions[gtin] }

  public func ownership(of release: ReleaseDetail) -> [Ownership] {
    let others = items.map(\.release.id).filter { id in
      id != release.id && release.master != nil && details[id]?.master == release.master
    }
    let otherPressings = Set(others).sorted { $0.description < $1.description }
    return copies(of: release.id).map { .pressing($0.group, copies: $0.count) }
      + otherPressings.flatMap { id in
        copies(of: id).map { .otherPressing(id, $0.group, copies: $0.count) }
      } + (wants.contains { $0.id == release.id } ? [.wanted] : [])
  }

  public func holdings(among releases: [ReleaseID]) -> PressingClues.Holdings {
    let added = items.filter { $0.photo == nil }.map(\.release.id)
    return PressingClues.Holdings(
      owned: Set(releases).intersection(added),
      wanted: Set(releases).intersection(wants.map(\.id)))
  }

  /// Never yields, as nothing changes, and ends at once.
  public func updates() -> AsyncStream<Void> { AsyncStream { $0.finish() } }

  private func releases(in crate: Crate.ID?) -> [ReleaseSummary] {
    switch crate {
    case nil: items.map(\.release)
    case .folder(let id): items(in: id, window: nil).map(\.release)
    case .wants: wants.map(\.release)
    case .custom(let id): contents[id] ?? []
    }
  }

  /// The folders that have copies of a pressing, and how many.
  private func copies(of release: ReleaseID) -> [Counted<CollectionFolder>] {
    allFolders.compactMap { folder in
      let count = items(of: release).count { $0.folder.id == folder.id }
      return count == 0 ? nil : Counted(folder, count: count)
    }
  }
}

extension Array {
  /// The elements at those of these positions that exist; all for nil.
  fileprivate func at(_ window: Range<Int>?) -> [Element] {
    window.map { Array(self[$0.clamped(to: indices)]) } ?? self
  }
}
