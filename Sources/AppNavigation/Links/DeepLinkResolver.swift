import Barcodes
import Library
import Releases

/// The second step from a link to a view: finds what the link names and makes it a route.
public struct DeepLinkResolver: Sendable {
  private let records: RecordFinder

  /// - Parameter library: Where crates are; left out, there are none.
  public init(catalog: any ReleaseCatalog, library: any LibraryReader = InMemoryLibrary()) {
    records = RecordFinder(catalog: catalog, library: library)
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
      guard let crate = try await records.crate(.custom(id)) else {
        throw .crateUnknown(id.uuidString.lowercased())
      }
      return Destination(route: .detail(of: crate))
    case .search(nil, let barcode?):
      return try await destination(ofBarcode: barcode)
    case .search(let text, let barcode):
      let query = SearchQuery(text: text, barcode: barcode)
      return Destination(route: .searchResults(query, try await records.releases(for: query)))
    case .scanner:
      return Destination(route: .scanner)
    }
  }

  private func destination(
    ofBarcode gtin: GTIN
  ) async throws(NavigationFailure) -> Destination {
    let ranking = try await records.pressings(of: gtin)
    guard let best = ranking.entries.first else {
      return Destination(route: .searchResults(SearchQuery(barcode: gtin), []))
    }
    return Destination(
      route: .albumDetail(try await release(best.release.id), nil), ranking: ranking)
  }

  private func release(_ id: ReleaseID) async throws(NavigationFailure) -> ReleaseDetail {
    guard let release = try await records.release(id) else { throw .releaseNotFound(id) }
    return release
  }
}
