import Accounts
import Foundation
import Releases

/// Somebody's collection and wants at Discogs.
///
/// Source: https://www.discogs.com/developers, "User Collection" and "User Wantlist". Replies are the
/// user's own, so none is kept in the cache.
public struct DiscogsCollection: Sendable {
  /// Entries of one page; Discogs gives no more.
  public static let pageSize = 100

  let client: SourceClient
  /// Whose it is.
  public let username: String

  /// - Parameter base: a mirror's address, or a test's.
  public init(
    base: URL = DiscogsCatalog.usualBase, token: DiscogsToken, username: String,
    connections: OnlineConnections
  ) {
    client = SourceClient(
      base: base, token: token, rule: .discogs(withToken: true), terms: .discogs,
      connections: connections)
    self.username = username
  }

  var path: [String] { ["users", username, "collection"] }

  /// The folders, apart from the one that is all of the collection.
  ///
  /// - Throws: ``OnlineFailure``.
  public func folders() async throws(OnlineFailure) -> [DiscogsFolder] {
    let reply: CollectionReply.Folders = try await value(path + ["folders"])
    return reply.folders.filter { $0.id > 0 }
  }

  /// The fields of each copy.
  ///
  /// - Throws: ``OnlineFailure``.
  public func fields() async throws(OnlineFailure) -> [DiscogsField] {
    let reply: CollectionReply.Fields = try await value(path + ["fields"])
    return reply.fields ?? []
  }

  /// A page of all copies, those added last first.
  ///
  /// - Parameter page: from 1.
  /// - Throws: ``OnlineFailure``.
  public func instances(page: Int) async throws(OnlineFailure) -> DiscogsPage<DiscogsInstance> {
    let reply: CollectionReply.Instances = try await value(
      path + ["folders", "0", "releases"],
      Self.window(page) + [("sort", "added"), ("sort_order", "desc")])
    return reply.page
  }

  /// A page of the wants.
  ///
  /// - Parameter page: from 1.
  /// - Throws: ``OnlineFailure``.
  public func wants(page: Int) async throws(OnlineFailure) -> DiscogsPage<DiscogsWant> {
    let reply: CollectionReply.Wants = try await value(
      ["users", username, "wants"], Self.window(page))
    return reply.page
  }

  private static func window(_ page: Int) -> [(String, String)] {
    [("per_page", String(pageSize)), ("page", String(page))]
  }

  private func value<Value: Decodable & Sendable>(
    _ path: [String], _ query: [(String, String)] = []
  ) async throws(OnlineFailure) -> Value {
    let value: Value? = try await client.value(path, query, isPersonal: true)
    guard let value else { throw client.failure(.status(404, nil)) }
    return value
  }
}
