/// Why the library could not answer.
public enum LibraryFailure: Error, Sendable, Hashable {
  /// It is broken; what is wrong and what to do.
  case broken(String)
}

extension LibraryFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .broken(let reason): reason
    }
  }
}
