import Releases

/// A filter whose words are folded once, to be held against many records.
struct RecordMatcher: Sendable {
  /// Words that all have to be in a part, or the catalogue number that they are.
  private struct Words: Sendable {
    let part: RecordText.Part
    let words: [[UInt8]]
    let number: CatalogueNumber?

    init(_ text: String, in part: RecordText.Part) {
      self.part = part
      words = RecordFilter.key(text).split(separator: " ").map { Array($0.utf8) }
      number = part == .label || part == .anywhere ? CatalogueNumber(text) : nil
    }

    func fit(_ text: RecordText) -> Bool {
      words.allSatisfy { text.has($0, in: part) } || number.map(text.hasNumber) ?? false
    }
  }

  private let filter: RecordFilter
  private let words: [Words]
  private let labelName: String?
  private let formats: [String]

  init(_ filter: RecordFilter) {
    self.filter = filter
    let parts: [(String?, RecordText.Part)] = [
      (filter.artist, .artist), (filter.title, .title), (filter.label, .label),
    ]
    words =
      filter.words.map { Words($0, in: .anywhere) }
      + parts.compactMap { text, part in text.map { Words($0, in: part) } }
    labelName = filter.labelName.map(RecordFilter.key)
    formats = filter.formats.map(RecordFilter.key)
  }

  func fits(_ record: RecordTraits) -> Bool {
    words.allSatisfy { $0.fit(record.text) }
      && labelName.map(record.text.hasLabel(named:)) ?? true
      && formats.allSatisfy(record.text.hasFormat)
      && (filter.countries.isEmpty || filter.countries.contains(record.country))
      && filter.years.map { years in record.year.map(years.contains) ?? false } ?? true
      && filter.folder.map { $0 == record.folder?.id } ?? true
      && filter.releases?.contains(record.release) ?? true
      && filter.barcode.map { record.has($0) } ?? true
      && filter.day.map { $0.isDay(of: record) } ?? true
      && (!filter.isOfDuplicates || record.copies > 1)
      && filter.lacks.allSatisfy { isLacking($0, record) }
  }

  private func isLacking(_ lack: RecordFilter.Lack, _ record: RecordTraits) -> Bool {
    switch lack {
    case .photo: record.copy?.hasPhoto == false
    case .grade: record.copy.map { $0.grade == nil } ?? false
    case .barcode:
      record.hasBarcode.map { !$0 } ?? !filter.releasesWithBarcode.contains(record.release)
    }
  }
}
