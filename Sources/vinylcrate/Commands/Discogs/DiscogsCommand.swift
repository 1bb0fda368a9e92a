import Accounts
import ArgumentParser
import CollectionSync
import Library
import OnlineCatalogs

/// `vinylcrate discogs`: the user's collection at Discogs, and the one here.
struct DiscogsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "discogs",
    abstract: "Bring your collection and wants at Discogs and those here together.",
    discussion: """
      Sign in with `vinylcrate auth login` first.

      EXAMPLES
        vinylcrate discogs pull
        vinylcrate discogs push             # only says what it would do
        vinylcrate discogs push --yes
        vinylcrate discogs status
      """,
    subcommands: [
      DiscogsPullCommand.self, DiscogsPushCommand.self, DiscogsStatusCommand.self,
    ])

  static let exitCodes = """
    Exit codes: 0 done, 1 refused, as where nobody is signed in, 2 the token is refused or the library \
    or the catalogue cannot be used, 75 Discogs cannot be reached now or another program keeps the \
    library locked, 64 wrong usage, 74 the library or the output cannot be written.
    """

  /// The collection of whoever is signed in.
  static func collection(at addresses: SourceAddresses) async throws -> DiscogsCollection {
    guard let token = try OnlineOptions.token() else { throw SyncFailure.notSignedIn }
    let connections = try OnlineConnections.ofUser
    let username = try await DiscogsIdentity(base: addresses.discogs, connections: connections)
      .username(of: token)
    return DiscogsCollection(
      base: addresses.discogs, token: token, username: username, connections: connections)
  }
}
