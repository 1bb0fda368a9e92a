/// A folder of the user's collection, by its number at Discogs.
public struct CollectionFolder: Sendable, Hashable, Codable, Identifiable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  /// Where records are that were put into no folder.
  public static let uncategorized = CollectionFolder(id: 1, name: "Uncategorized")
}
