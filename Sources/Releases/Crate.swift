import Foundation

/// A named group of records that the user keeps together.
public struct Crate: Sendable, Hashable, Codable, Identifiable {
  public let id: UUID
  public let name: String

  public init(id: UUID, name: String) {
    self.id = id
    self.name = name
  }
}
