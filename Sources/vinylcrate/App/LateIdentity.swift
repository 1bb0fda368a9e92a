import Accounts
import Foundation
import OnlineCatalogs

/// Asks Discogs whose a token is. It is ready to connect only when it is asked, which most runs of the
/// app never do.
struct LateIdentity: TokenChecker {
  let base: URL

  func account(for token: DiscogsToken) async throws(SignInFailure) -> DiscogsAccount {
    let connections: OnlineConnections
    do {
      connections = try .ofUser
    } catch {
      throw .offline(error.localizedDescription)
    }
    return try await DiscogsIdentity(base: base, connections: connections).account(for: token)
  }
}
