import Foundation

/// A crate that the user made and named.
public struct CustomCrate: Sendable, Hashable, Codable, Identifiable {
  public let id: UUID
  public let name: String

  public init(id: UUID, name: String) {
    self.id = id
    self.name = name
  }
}
