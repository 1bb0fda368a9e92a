import Foundation

/// The order of a list of records; where two are equal, by artist, title and year.
public enum RecordOrder: String, Sendable, Hashable, CaseIterable {
  case artist
  case title
  case label
  /// The oldest first, those of no known year last.
  case year
  /// The newest first.
  case added
  case folder
  /// The best first.
  case rating
  /// The best first, ungraded copies last.
  case grade

  /// The records in this order.
  public func sorted<Element>(
    _ elements: [Element], by record: (Element) -> ListedRecord
  ) -> [Element] {
    elements.enumerated()
      .map { (element: $1, key: Key(record($1), index: $0, order: self)) }
      .sorted { $0.key < $1.key }.map(\.element)
  }
}

private struct Key: Comparable {
  let first: String
  let number: Double
  let names: [String]
  let index: Int

  init(_ record: ListedRecord, index: Int, order: RecordOrder) {
    let release = record.release
    let artist = RecordFilter.key(release.artists.joined)
    let title = RecordFilter.key(release.title)
    self.index = index
    names = [artist, title, release.released ?? "9999"]
    switch order {
    case .artist: (first, number) = (artist, 0)
    case .title: (first, number) = (title, 0)
    case .label: (first, number) = (RecordFilter.key(release.labelLine), 0)
    case .folder: (first, number) = (RecordFilter.key(record.item?.folder.name ?? ""), 0)
    case .year: (first, number) = ("", release.year.map(Double.init) ?? .infinity)
    case .added: (first, number) = ("", -(record.dateAdded?.timeIntervalSince1970 ?? 0))
    case .rating: (first, number) = ("", -Double(record.item?.rating ?? 0))
    case .grade:
      let grade = record.item?.mediaCondition.flatMap(Condition.allCases.firstIndex)
      (first, number) = ("", grade.map(Double.init) ?? .infinity)
    }
  }

  static func < (a: Key, b: Key) -> Bool {
    if a.first != b.first { return a.first < b.first }
    if a.number != b.number { return a.number < b.number }
    if a.names != b.names { return a.names.lexicographicallyPrecedes(b.names) }
    return a.index < b.index
  }
}
