import Releases

/// Makes a ``CollectionIndex`` of one copy after another.
struct CollectionIndexBuilder {
  /// How many records share a piece of memory: so large a one is given back to the system by itself.
  private static let shareCount = 4096

  private var ids: [CollectionItem.ID] = []
  private var records: [RecordTraits] = []
  private var figures = InsightsCounter()
  /// Of the records since these the words are in pieces of their own.
  private var sharedCount = 0
  private let copies: [ReleaseID: Int]

  /// - Parameters:
  ///   - count: of the copies.
  ///   - copies: how many there are of a release, where there are several.
  init(count: Int, copies: [ReleaseID: Int]) {
    self.copies = copies
    ids.reserveCapacity(count)
    records.reserveCapacity(count)
  }

  /// Adds a copy, after those that were added to the collection before it.
  mutating func add(_ id: CollectionItem.ID, _ record: RecordTraits, of release: ReleaseSummary) {
    ids.append(id)
    records.append(record)
    records[records.count - 1].copies = copies[record.release] ?? 1
    figures.count(release)
    if records.count - sharedCount == Self.shareCount { share() }
  }

  /// The index of the copies so far.
  var index: CollectionIndex {
    mutating get {
      share()
      let repeated = copies.values.reduce(0) { $0 + $1 - 1 }
      return CollectionIndex(ids, records, Insights(figures, records: ids.count - repeated))
    }
  }

  private mutating func share() {
    var texts = records[sharedCount...].map(\.text)
    RecordText.share(&texts)
    for (index, text) in zip(sharedCount..<records.count, texts) { records[index].text = text }
    sharedCount = records.count
  }
}
