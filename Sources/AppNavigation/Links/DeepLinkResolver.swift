import Barcodes
import Releases

/// The second step from a link to a view: finds what the link names and makes it a route.
public struct DeepLinkResolver: Sendable {
  private let catalog: any ReleaseCatalog

  public init(catalog: any ReleaseCatalog) {
    self.catalog = catalog
  }

  /// Where the link leads.
  ///
  /// A barcode that names several pressings leads to the best one, the others stand in the ranking;
  /// one that names none leads to empty search results.
  ///
  /// - Throws: ``NavigationFailure``.
  public func destination(of link: DeepLink) async throws(NavigationFailure) -> Destination {
    switch link {
    case .album(let id):
      return Destination(route: .albumDetail(try await release(id), nil))
    case .crate(let id):
      throw .crateUnknown(id.uuidString.lowercased())
    case .search(nil, let barcode?):
      return try await destination(ofBarcode: barcode)
    case .search(let text, let barcode):
      let query = SearchQuery(text: text, barcode: barcode)
      return Destination(route: .searchResults(query, try await search(query)))
    case .scanner:
      return Destination(route: .scanner)
    }
  }

  private func destination(
    ofBarcode gtin: GTIN
  ) async throws(NavigationFailure) -> Destination {
    let query = SearchQuery(barcode: gtin)
    let ranking = PressingRanking(try await search(query))
    guard let best = ranking.entries.first else {
      return Destination(route: .searchResults(query, []))
    }
    return Destination(
      route: .albumDetail(try await release(best.release.id), nil), ranking: ranking)
  }

  private func search(_ query: SearchQuery) async throws(NavigationFailure) -> [ReleaseSummary] {
    do {
      guard let barcode = query.barcode else { return try await catalog.search(query) }
      return try await catalog.releases(withBarcode: barcode)
    } catch {
      throw .catalog(error)
    }
  }

  private func release(_ id: ReleaseID) async throws(NavigationFailure) -> ReleaseDetail {
    let release: ReleaseDetail?
    do {
      release = try await catalog.release(id: id)
    } catch {
      throw .catalog(error)
    }
    guard let release else { throw .releaseNotFound(id) }
    return release
  }
}
