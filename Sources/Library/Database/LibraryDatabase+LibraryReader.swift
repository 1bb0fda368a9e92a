import Releases

extension LibraryDatabase: LibraryReader {
  public func counts() async throws(LibraryFailure) -> LibraryCounts {
    try await read { try LibraryCounts($0) }
  }

  public func release(id: ReleaseID) async throws(LibraryFailure) -> ReleaseDetail? {
    try await read { try Self.remembered(id, in: $0) }
  }

  public func releases(
    in crate: Crate.ID, window: Range<Int>?
  ) async throws(LibraryFailure) -> [ReleaseSummary] {
    try await read { try CrateContents(of: crate).releases(in: $0, window: window) }
  }

  public func insights(of crate: Crate.ID?) async throws(LibraryFailure) -> Insights {
    try await read { database in
      var counter = InsightsCounter()
      try CrateContents(of: crate).forEachRelease(in: database) { release, copies in
        counter.add(release, copies: copies)
      }
      return counter.insights
    }
  }

  public func releases(
    of tier: RarityTier?, in crate: Crate.ID?
  ) async throws(LibraryFailure) -> [ReleaseSummary] {
    try await read { database in
      var ids: [ReleaseID] = []
      try CrateContents(of: crate).forEachRelease(in: database) { release, _ in
        if release.rarity == tier { ids.append(release.id) }
      }
      let releases = try Self.remembered(ids, in: database)
      return ids.compactMap { releases[$0.description] }
    }
  }
}
