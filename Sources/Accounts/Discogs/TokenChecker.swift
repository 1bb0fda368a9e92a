/// Asks Discogs whose token it is.
public protocol TokenChecker: Sendable {
  /// The account that the token belongs to.
  ///
  /// - Throws: ``SignInFailure`` when Discogs refuses the token or cannot be asked.
  func account(for token: DiscogsToken) async throws(SignInFailure) -> DiscogsAccount
}
