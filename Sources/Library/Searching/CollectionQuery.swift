/// Which copies of the collection a list shows, and how.
public struct CollectionQuery: Sendable, Hashable, Codable {
  /// As ``RecordFilter/init(typed:)`` reads it.
  public var text: String
  /// Nil for the order in which they were added.
  public var order: RecordOrder?
  public var isReversed: Bool
  public var grouping: RecordGrouping?

  public init(
    _ text: String = "", order: RecordOrder? = nil, isReversed: Bool = false,
    grouping: RecordGrouping? = nil
  ) {
    self.text = text
    self.order = order
    self.isReversed = isReversed
    self.grouping = grouping
  }

  /// Whether it is the whole collection as it was added.
  public var isPlain: Bool { self == CollectionQuery() }

  /// Sorts by something else or, where that is the order already, the other way round.
  public mutating func sort(by order: RecordOrder?) {
    isReversed = order == self.order ? !isReversed : false
    self.order = order
  }
}
