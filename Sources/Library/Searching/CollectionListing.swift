/// The copies that a ``CollectionQuery`` asks for, by their numbers alone.
public struct CollectionListing: Sendable, Hashable {
  /// A row of the list.
  public enum Row: Sendable, Hashable {
    /// The heading of a group with so many copies, of which this is the first.
    case heading(CollectionItem.ID, count: Int)
    case copy(CollectionItem.ID)
  }

  /// The copies in their order.
  public let ids: [CollectionItem.ID]
  /// Where each group begins in ``ids``; empty for a list without groups.
  private let starts: [Int]

  /// - Parameter starts: in rising order, from 0 on; empty for a list without groups.
  public init(ids: [CollectionItem.ID], starts: [Int] = []) {
    self.ids = ids
    self.starts = starts
  }

  /// How many rows there are, headings included.
  public var rowCount: Int { ids.count + starts.count }

  /// The rows at those of these positions that exist.
  public func rows(_ window: Range<Int>) -> [Row] {
    window.clamped(to: 0..<rowCount).map(row)
  }

  private func row(_ position: Int) -> Row {
    // The last group whose heading is at the position or before it.
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] + middle <= position { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return .copy(ids[position]) }
    let start = starts[low - 1]
    guard start + low - 1 == position else { return .copy(ids[position - low]) }
    let end = low < starts.count ? starts[low] : ids.count
    return .heading(ids[start], count: end - start)
  }
}
