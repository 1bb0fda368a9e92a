/// Keeps the one token from run to run.
public protocol TokenStore: Sendable {
  /// The token that is kept; nil for none.
  func token() throws(StorageFailure) -> DiscogsToken?

  /// Keeps a token in place of the one before.
  func save(_ token: DiscogsToken) throws(StorageFailure)

  /// Forgets the token. Without one it does nothing.
  func remove() throws(StorageFailure)
}
