/// Some of the copies of a folder or of the whole collection, as of one moment.
public struct CollectionPart: Sendable, Hashable {
  public let items: [CollectionItem]
  /// The number of all copies.
  public let total: Int

  /// - Parameter total: nil where these are all.
  public init(_ items: [CollectionItem], of total: Int? = nil) {
    self.items = items
    self.total = total ?? items.count
  }
}
