import Barcodes
import Library
import Releases

/// The second step from a link to a view: finds what the link names, and the route that shows it.
public struct DeepLinkResolver: Sendable {
  private let records: RecordFinder

  /// - Parameter library: Where crates and decisions are; left out, there are none.
  /// - Parameter preferences: As in ``PressingClues/preferences``.
  public init(
    catalog: any ReleaseCatalog, library: any LibraryReader = InMemoryLibrary(),
    preferences: PressingPreferences = PressingPreferences()
  ) {
    self.init(
      RecordFinder(catalog: catalog, library: library, preferences: preferences))
  }

  public init(_ records: RecordFinder) { self.records = records }

  /// Where the link leads.
  ///
  /// A barcode that names several pressings leads to the best one, the others are in the match; one
  /// that names none leads to empty search results.
  ///
  /// - Parameter clues: what is known of the copy that carries the barcode of the link.
  /// - Throws: ``LinkFailure``.
  public func destination(
    of link: DeepLink, clues: PressingClues = PressingClues()
  ) async throws(LinkFailure) -> Destination {
    switch link {
    case .album(let id, let group):
      let crate = try await crate(group)
      let match = try await records.match(id)
      guard let release = match.best else { throw .releaseNotFound(id) }
      return Destination(release: release, match: match, in: crate)
    case .group(let group):
      return Destination(route: .detail(of: try await records.crate(group)))
    case .search(nil, nil):
      return .searchTab
    case .search(nil, let barcode?):
      return Destination(barcode: barcode, match: try await records.match(barcode, clues: clues))
    case .search(let text, let barcode):
      let query = SearchQuery(typed: text, barcode: barcode)
      return Destination(query: query, match: try await records.match(query))
    case .scanner: return Destination(route: .scanner)
    case .insights(let group):
      return Destination(route: .crateInsights(try await crate(group)))
    case .rarity(let tier, let group):
      return Destination(route: .rarityDetail(tier, in: try await crate(group)))
    case .marketplace(let page):
      return Destination(route: .marketplaceWebView(page.url, title: page.title))
    case .collection: return Destination(route: .collectionManagement)
    case .crateEditor(nil): return Destination(route: .crateEditor(nil))
    case .crateEditor(let id?):
      guard case .custom(let crate) = try await records.crate(.crate(id)) else {
        throw .crateNotFound(id.uuidString.lowercased())
      }
      return Destination(route: .crateEditor(crate))
    case .profile: return Destination(route: .profile)
    }
  }

  private func crate(_ group: DeepLink.Group?) async throws(LinkFailure) -> Crate? {
    guard let group else { return nil }
    return try await records.crate(group)
  }
}
