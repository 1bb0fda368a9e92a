import Accounts
import Foundation

/// Asks Discogs who a token belongs to.
public struct DiscogsIdentity: TokenChecker {
  private let base: URL
  private let connections: OnlineConnections

  public init(base: URL = DiscogsCatalog.usualBase, connections: OnlineConnections) {
    self.base = base
    self.connections = connections
  }

  public func account(for token: DiscogsToken) async throws(SignInFailure) -> DiscogsAccount {
    do throws(OnlineFailure) {
      return DiscogsAccount(username: try await username(of: token))
    } catch {
      if case .unauthorized = error.fault { throw .rejected }
      throw .offline(error.reason)
    }
  }

  /// Whose a token is.
  ///
  /// - Throws: ``OnlineFailure``.
  public func username(of token: DiscogsToken) async throws(OnlineFailure) -> String {
    let client = SourceClient(
      base: base, token: token, rule: .discogs(withToken: true), terms: .discogs,
      connections: connections)
    let identity: Identity? = try await client.value(["oauth", "identity"], isPersonal: true)
    guard let identity else { throw client.failure(.status(404, nil)) }
    return identity.username
  }

  struct Identity: Decodable {
    let username: String
  }
}
