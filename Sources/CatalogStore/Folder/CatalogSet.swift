import Barcodes
import Releases

/// Several catalogues that are asked one after another: the first that has an answer gives it.
public struct CatalogSet: ReleaseCatalog {
  private let catalogs: [any ReleaseCatalog]

  /// - Parameter catalogs: in the order in which they are asked.
  public init(_ catalogs: [any ReleaseCatalog]) {
    self.catalogs = catalogs
  }

  public func pressings(withBarcode gtin: GTIN) async throws(LookUpFailure) -> [Pressing] {
    for catalog in catalogs {
      let pressings = try await catalog.pressings(withBarcode: gtin)
      guard !pressings.isEmpty else { continue }
      var dated: [Pressing] = []
      for pressing in pressings {
        guard let detail = pressing.detail else {
          dated.append(pressing)
          continue
        }
        dated.append(Pressing(try await self.dated(detail)))
      }
      return dated
    }
    return []
  }

  public func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    for catalog in catalogs {
      if let detail = try await catalog.release(id: id) { return try await dated(detail) }
    }
    return nil
  }

  public func release(
    linkedTo id: ReleaseID
  ) async throws(LookUpFailure) -> ReleaseDetail? {
    for catalog in catalogs {
      if let detail = try await catalog.release(linkedTo: id) { return try await dated(detail) }
    }
    return nil
  }

  public func releases(ids: [ReleaseID]) async throws(LookUpFailure) -> [ReleaseDetail?] {
    var releases = [ReleaseDetail?](repeating: nil, count: ids.count)
    for catalog in catalogs {
      let open = releases.indices.filter { releases[$0] == nil }
      let found = try await catalog.releases(ids: open.map { ids[$0] })
      for case (let index, let detail?) in zip(open, found) {
        releases[index] = try await dated(detail)
      }
    }
    return releases
  }

  public func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary] {
    for catalog in catalogs {
      let releases = try await catalog.search(query)
      if !releases.isEmpty { return releases }
    }
    return []
  }

  public func suggestion(
    for query: SearchQuery
  ) async throws(LookUpFailure) -> SearchQuery? {
    for catalog in catalogs {
      if let suggestion = try await catalog.suggestion(for: query) { return suggestion }
    }
    return nil
  }

  /// The release with the year of its master, which may be in another file than the release.
  private func dated(_ detail: ReleaseDetail) async throws(LookUpFailure) -> ReleaseDetail {
    guard detail.masterYear == nil, let master = detail.master else { return detail }
    var detail = detail
    for case let catalog as any DatedCatalog in catalogs {
      detail.masterYear = try await catalog.year(ofMaster: master)
      if detail.masterYear != nil { break }
    }
    return detail
  }
}
