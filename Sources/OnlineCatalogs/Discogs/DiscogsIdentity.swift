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
    let client = SourceClient(
      base: base, token: token, rule: .discogs(withToken: true), terms: .discogs,
      connections: connections)
    do throws(OnlineFailure) {
      let identity: Identity? = try await client.value(["oauth", "identity"], isPersonal: true)
      guard let identity else { throw client.failure(.status(404, nil)) }
      return DiscogsAccount(username: identity.username)
    } catch {
      if case .unauthorized = error.fault { throw .rejected }
      throw .offline(error.reason)
    }
  }

  struct Identity: Decodable {
    let username: String
  }
}
