import Links
import Releases

/// Finds what a stored route showed, and makes it a route again.
public struct RouteRestorer: Sendable {
  private let records: RecordFinder

  public init(_ records: RecordFinder) { self.records = records }

  /// The route of a token; nil where its record is gone. A release whose crate is gone is shown
  /// without it.
  ///
  /// - Throws: ``LinkFailure`` where the record cannot be looked up now.
  public func route(for token: RouteToken) async throws(LinkFailure) -> Route? {
    switch token {
    case .albumDetail(let id, let crateID):
      guard let release = try await release(id) else { return nil }
      guard let crateID else { return .albumDetail(release, nil) }
      return .albumDetail(release, try await records.crate(crateID))
    case .crateDetail(let id):
      return try await records.crate(id).map(Route.detail(of:))
    case .collectionRecords(let filter): return .collectionRecords(filter)
    case .searchResults(let query):
      return .searchResults(query, try await records.match(query).releases)
    case .pressingChoice(let gtin):
      let match = try await records.match(gtin)
      return match.isEmpty ? nil : .pressingChoice(gtin, match.ranking)
    case .marketplaceWebView(let url):
      return MarketplacePage(url: url).map { .marketplaceWebView($0.url, title: $0.title) }
    case .profile: return .profile
    case .scanner: return .scanner
    case .collectionManagement: return .collectionManagement
    case .crateInsights(let id):
      guard let id else { return .crateInsights(nil) }
      return try await records.crate(id).map { .crateInsights($0) }
    case .rarityDetail(let tier, let id):
      guard let id else { return .rarityDetail(tier, in: nil) }
      return try await records.crate(id).map { .rarityDetail(tier, in: $0) }
    case .crateEditor, .welcome, .signIn: return nil
    }
  }

  private func release(_ id: ReleaseID) async throws(LinkFailure) -> ReleaseDetail? {
    do {
      return try await records.match(id).best
    } catch .releaseNotFound {
      return nil
    }
  }
}
