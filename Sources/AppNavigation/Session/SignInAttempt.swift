import Accounts

/// What is known so far of a token that was pasted.
public struct SignInAttempt: Sendable, Hashable {
  /// Whose token it is; nil before that is known.
  public internal(set) var account: DiscogsAccount?

  /// Why the last try did not work, to be shown with the step.
  public internal(set) var failure: SignInFailure?

  /// The token that belongs to the account; it is kept here alone until the user agrees.
  var token: DiscogsToken?

  /// Begins with nothing pasted.
  public init() {}
}
