/// What became of a scanned record in the collection.
public struct KeptScan: Sendable, Hashable {
  public enum Change: Sendable, Hashable {
    case added
    /// The user had the copy, and the photo was linked to it.
    case linked(isFirstPhoto: Bool)
    /// The copy was taken for another record.
    case corrected
    /// It was kept before.
    case unchanged
  }

  /// The copy that the photo shows.
  public let copy: CollectionItem
  public let change: Change

  public init(copy: CollectionItem, change: Change) {
    self.copy = copy
    self.change = change
  }
}
