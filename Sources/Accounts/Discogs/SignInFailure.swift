import Problems

/// Why signing in or out did not work. It never holds the token.
public enum SignInFailure: Problem, Hashable {
  /// What was pasted cannot be a token.
  case notAToken
  /// Discogs does not know the token.
  case rejected
  /// Discogs could not be reached.
  case offline(String)
  /// A file of the token or of the session could not be written or removed.
  case storage(StorageFailure)
}

extension SignInFailure {
  public var reason: String {
    switch self {
    case .notAToken: "this is no token"
    case .rejected: "Discogs does not know this token"
    case .offline(let reason): "offline (\(reason))"
    case .storage(let failure): failure.reason
    }
  }

  public var remedy: Remedy? {
    switch self {
    case .notAToken: .copyTokenAgain
    case .rejected: .makeNewToken
    case .offline: .connectOrSkipSignIn
    case .storage(let failure): failure.remedy
    }
  }
}
