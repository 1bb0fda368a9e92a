/// Why signing in or out did not work; it never holds the token.
public enum SignInFailure: Error, Sendable, Hashable {
  /// What was pasted cannot be a token.
  case notAToken
  /// Discogs does not know the token.
  case rejected
  /// Discogs could not be reached.
  case offline(String)
  /// The token, or that somebody is signed in, could not be kept or forgotten.
  case storage(StorageFailure)
}

extension SignInFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAToken: "this is no token: copy it from discogs.com, Settings, Developers"
    case .rejected: "Discogs does not know this token: make a new one and paste that"
    case .offline(let reason): "offline (\(reason)): try again with a connection, or skip"
    case .storage(let failure): failure.description
    }
  }
}
