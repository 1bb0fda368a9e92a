/// The user of Discogs that a token belongs to.
public struct DiscogsAccount: Sendable, Hashable, Codable {
  public let username: String

  public init(username: String) {
    self.username = username
  }
}

/// Asks Discogs who a token belongs to.
public protocol TokenChecker: Sendable {
  /// The account that the token belongs to.
  ///
  /// - Throws: ``SignInFailure`` when Discogs refuses the token or cannot be asked.
  func account(for token: DiscogsToken) async throws(SignInFailure) -> DiscogsAccount
}
