/// Whose token it is.
public struct DiscogsAccount: Sendable, Hashable, Codable {
  public let username: String

  public init(username: String) {
    self.username = username
  }
}
