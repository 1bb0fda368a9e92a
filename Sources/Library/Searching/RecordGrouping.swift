/// What the records of a list are put together by.
public enum RecordGrouping: String, Sendable, Hashable, Codable, CaseIterable {
  case artist
  /// The first label of each.
  case label
  case decade
  case folder

  /// Whether a record's group is before that of another.
  func precedes(_ a: RecordTraits, _ b: RecordTraits) -> Bool {
    switch self {
    case .artist: a.text.artist.lexicographicallyPrecedes(b.text.artist)
    case .label: a.text.firstLabel.lexicographicallyPrecedes(b.text.firstLabel)
    case .decade: a.year.map { $0 / 10 } ?? .max < b.year.map { $0 / 10 } ?? .max
    case .folder: a.folder?.id ?? 0 < b.folder?.id ?? 0
    }
  }

  /// Whether two records are in one group.
  func joins(_ a: RecordTraits, _ b: RecordTraits) -> Bool {
    switch self {
    case .artist: a.text.artist.elementsEqual(b.text.artist)
    case .label: a.text.firstLabel.elementsEqual(b.text.firstLabel)
    case .decade: a.year.map { $0 / 10 } == b.year.map { $0 / 10 }
    case .folder: a.folder?.id == b.folder?.id
    }
  }
}
