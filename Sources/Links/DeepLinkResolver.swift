import Barcodes
import Library
import Releases

/// The second step from a link to a view: finds what the link names, and the route that shows it.
public struct DeepLinkResolver: Sendable {
  private let records: RecordFinder

  /// - Parameter library: Where crates and decisions are; left out, there are none.
  public init(catalog: any ReleaseCatalog, library: any LibraryReader = InMemoryLibrary()) {
    records = RecordFinder(catalog: catalog, library: library)
  }

  /// Where the link leads.
  ///
  /// A barcode that names several pressings leads to the best one, the others are in the match; one
  /// that names none leads to empty search results.
  ///
  /// - Throws: ``LinkFailure``.
  public func destination(of link: DeepLink) async throws(LinkFailure) -> Destination {
    switch link {
    case .album(let id):
      return Destination(release: try await records.knownRelease(id))
    case .crate(let id):
      guard let crate = try await records.crate(.custom(id)) else {
        throw .crateNotFound(id.uuidString.lowercased())
      }
      return Destination(route: .detail(of: crate))
    case .search(nil, let barcode?):
      return Destination(barcode: barcode, match: try await records.match(barcode))
    case .search(let text, let barcode):
      let query = SearchQuery(text: text, barcode: barcode)
      return Destination(query: query, match: try await records.match(query))
    case .scanner:
      return Destination(route: .scanner)
    }
  }
}
