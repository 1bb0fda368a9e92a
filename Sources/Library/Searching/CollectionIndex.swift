import Releases

/// What the copies of the collection are searched, sorted and grouped by, in memory: a letter that is
/// typed is answered without reading the library again.
public struct CollectionIndex: Sendable {
  private let ids: [CollectionItem.ID]
  private let records: [RecordTraits]
  /// The collection in figures.
  let insights: Insights

  /// - Parameters:
  ///   - ids: of the copies, in the order in which they were added.
  ///   - records: in the same order.
  init(_ ids: [CollectionItem.ID], _ records: [RecordTraits], _ insights: Insights) {
    (self.ids, self.records, self.insights) = (ids, records, insights)
  }

  /// Of copies whose barcodes are not known.
  init(_ items: [CollectionItem]) {
    let counts = items.reduce(into: [:]) { $0[$1.release.id, default: 0] += 1 }
    var builder = CollectionIndexBuilder(count: items.count, copies: counts)
    for item in items { builder.add(item.id, RecordTraits(ListedRecord(item)), of: item.release) }
    self = builder.index
  }

  /// How many records are looked at between two looks at whether the task is cancelled.
  private static let stride = 4096

  /// The copies that a query asks for; of a task that is cancelled, none or some.
  public func listing(of query: CollectionQuery) -> CollectionListing {
    let matcher = RecordMatcher(RecordFilter(typed: query.text))
    var positions: [Int] = []
    for position in records.indices {
      if position % Self.stride == 0, Task.isCancelled { break }
      if matcher.fits(records[position]) { positions.append(position) }
    }
    positions = sorted(positions, query.order)
    if query.isReversed { positions.reverse() }
    guard let grouping = query.grouping else {
      return CollectionListing(ids: positions.map { ids[$0] })
    }
    // Sorting is stable, so that the order within a group stays.
    positions = sorted(positions, by: grouping)
    let starts = positions.indices.filter { index in
      index == 0 || !grouping.joins(records[positions[index - 1]], records[positions[index]])
    }
    return CollectionListing(ids: positions.map { ids[$0] }, starts: starts)
  }

  private func sorted(_ positions: [Int], _ order: RecordOrder?) -> [Int] {
    guard let order else { return positions }
    return order.positions(of: positions.map { records[$0] }).map { positions[$0] }
  }

  private func sorted(_ positions: [Int], by grouping: RecordGrouping) -> [Int] {
    positions.sorted { grouping.precedes(records[$0], records[$1]) }
  }
}
