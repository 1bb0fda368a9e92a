/// Why a catalogue could not answer; asking again later may help.
public enum CatalogFailure: Error, Sendable, Hashable, Codable {
  /// The host could not be reached.
  case offline(String)
  /// Too many questions; ask again after so many seconds, where that is known.
  case rateLimited(retryAfter: Int?)
  /// The catalogue itself is broken; what is wrong and what to do.
  case broken(String)
}

extension CatalogFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .offline(let reason): "offline (\(reason)): try again with a connection"
    case .rateLimited(let seconds):
      "too many requests: try again " + (seconds.map { "in \($0) s" } ?? "later")
    case .broken(let reason): reason
    }
  }
}
