/// The order of a list of records; where two are equal, by artist, title and year.
public enum RecordOrder: String, Sendable, Hashable, Codable, CaseIterable {
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
    let records = elements.map { RecordTraits(record($0)) }
    return positions(of: records).map { elements[$0] }
  }

  /// The positions of records, in this order.
  func positions(of records: [RecordTraits]) -> [Int] {
    records.indices.sorted { precedes(records[$0], records[$1]) ?? ($0 < $1) }
  }

  /// Nil where the two are equal in all that is compared.
  private func precedes(_ a: RecordTraits, _ b: RecordTraits) -> Bool? {
    func ordered<Value: Comparable>(_ a: Value, _ b: Value) -> Bool? { a == b ? nil : a < b }
    let first: Bool? =
      switch self {
      case .artist: nil
      case .title: a.text.precedes(b.text, by: .title)
      case .label: a.text.precedes(b.text, by: .label)
      case .folder: ordered(a.folderKey, b.folderKey)
      case .year: ordered(a.year ?? .max, b.year ?? .max)
      case .added: ordered(-(a.dateAdded ?? 0), -(b.dateAdded ?? 0))
      case .rating: ordered(-a.rating, -b.rating)
      case .grade: ordered(a.grade ?? .max, b.grade ?? .max)
      }
    return first ?? a.text.precedes(b.text, by: .artist) ?? a.text.precedes(b.text, by: .title)
      ?? ordered(a.releasedKey, b.releasedKey)
  }
}

extension RecordTraits {
  fileprivate var folderKey: String { folder.map { RecordFilter.key($0.name) } ?? "" }
  fileprivate var releasedKey: String { released.isEmpty ? "9999" : released }
}
