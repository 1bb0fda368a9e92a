import Accounts
import Links
import Navigation

/// Signing in to Discogs: the step, and the values that are carried from step to step.
public struct SignInFlow: Sendable, Hashable {
  /// The steps, and which one it is.
  public private(set) var steps = StepFlow<SignInStep>()

  /// The token that is checked or agreed to; nil before one is pasted.
  public private(set) var token: DiscogsToken?

  /// Whose token it is; nil before that is known.
  public private(set) var account: DiscogsAccount?

  /// Why the last try did not work, to be shown with the step.
  public private(set) var failure: SignInFailure?

  /// Begins with nothing pasted.
  public init() {}

  /// Whether Discogs is being asked about the token.
  public var isChecking: Bool { steps.current == .token && token != nil && failure == nil }

  /// Takes what was pasted; nil, with the failure set, where that is no token or not asked for.
  mutating func paste(_ text: String) -> DiscogsToken? {
    guard steps.current == .token else { return nil }
    token = DiscogsToken(pasted: text)
    failure = token == nil ? .notAToken : nil
    return token
  }

  /// Takes the answer about a token, unless another was pasted or the step was left meanwhile.
  mutating func answer(_ result: Result<DiscogsAccount, SignInFailure>, for asked: DiscogsToken) {
    guard token == asked, steps.current == .token else { return }
    switch result {
    case .success(let account):
      self.account = account
      failure = nil
      steps.advance(from: .token)
    case .failure(let reason):
      failure = reason
    }
  }

  /// Forgets a token whose check was given up.
  mutating func giveUp(_ asked: DiscogsToken) {
    guard token == asked, steps.current == .token else { return }
    token = nil
  }

  /// Goes back to pasting another token.
  mutating func back() {
    steps.back()
    (token, account, failure) = (nil, nil, nil)
  }

  mutating func fail(_ reason: SignInFailure) { failure = reason }
}
