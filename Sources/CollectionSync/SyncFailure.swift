import Problems

/// Why a collection here and one at Discogs cannot be brought together.
public enum SyncFailure: Problem, Hashable {
  case notSignedIn
  /// Without a pull nobody knows what is at Discogs already.
  case neverPulled
  /// Another program pulls or pushes.
  case busy
}

extension SyncFailure {
  public var reason: String {
    switch self {
    case .notSignedIn: "not signed in to Discogs"
    case .neverPulled: "nothing was pulled from Discogs yet, so what is there is not known"
    case .busy: "another vinylcrate pulls from Discogs or pushes to it"
    }
  }

  public var remedy: Remedy? {
    switch self {
    case .notSignedIn: .signIn
    case .neverPulled: .pull
    case .busy: .waitForOtherProgram
    }
  }
}
