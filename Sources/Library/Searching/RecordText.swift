import Glibc
import Releases

/// The words of a record as they are compared: in lower case and without accents. Those of many records
/// share a piece of memory, since a collection may have a hundred thousand of them.
struct RecordText: Sendable {
  /// A part of what is known of a record.
  enum Part: Sendable, Hashable {
    case artist, title
    /// The labels with their catalogue numbers.
    case label
    case anywhere
  }

  /// Before and after the name of a label.
  private static let nameEdge: Character = "\u{1}"
  /// Before and after the key of a catalogue number.
  private static let numberEdge: Character = "\u{2}"
  /// Before and after a word of the formats.
  private static let formatEdge: Character = "\u{3}"

  private var bytes: ArraySlice<UInt8>
  private let titleStart: Int32
  private let labelStart: Int32
  private let numbersStart: Int32
  private let formatsStart: Int32

  init(_ release: ReleaseSummary) {
    var text = RecordFilter.key(release.artists.joined)
    titleStart = Int32(text.utf8.count)
    text += " " + RecordFilter.key(release.title)
    labelStart = Int32(text.utf8.count)
    for label in release.labels {
      text.append(Self.nameEdge)
      text += RecordFilter.key(label.name)
      text.append(Self.nameEdge)
      text += RecordFilter.key(label.catalogueNumber ?? "")
    }
    numbersStart = Int32(text.utf8.count)
    for number in release.labels.compactMap({ $0.catalogueNumber.flatMap(CatalogueNumber.init) }) {
      text.append(Self.numberEdge)
      text += number.key
      text.append(Self.numberEdge)
    }
    formatsStart = Int32(text.utf8.count)
    let formats = release.formats.flatMap { [$0.name, $0.text ?? ""] + $0.descriptions }
      .map(RecordFilter.key)
    let words = formats.flatMap { format in
      let words = format.split(separator: " ")
      return [format[...]] + (words.count > 1 ? words : [])
    }
    for word in words where !word.isEmpty { text += "\(Self.formatEdge)\(word)\(Self.formatEdge)" }
    bytes = ArraySlice(text.utf8)
  }

  /// Puts the words of some records into one piece of memory: as many small ones take more, and leave
  /// holes when they are given back.
  static func share(_ texts: inout some MutableCollection<RecordText>) {
    var all: [UInt8] = []
    all.reserveCapacity(texts.reduce(0) { $0 + $1.bytes.count })
    for text in texts { all += text.bytes }
    var start = 0
    for index in texts.indices {
      let end = start + texts[index].bytes.count
      texts[index].bytes = all[start..<end]
      start = end
    }
  }

  /// Whether a part holds some letters, which are folded.
  func has(_ letters: [UInt8], in part: Part) -> Bool { holds(letters, range(of: part)) }

  /// Whether a label has this name, which is folded.
  func hasLabel(named name: String) -> Bool {
    holds(Array("\(Self.nameEdge)\(name)\(Self.nameEdge)".utf8), range(of: .label))
  }

  /// Whether a label gave it this catalogue number.
  func hasNumber(_ number: CatalogueNumber) -> Bool {
    holds(
      Array("\(Self.numberEdge)\(number.key)\(Self.numberEdge)".utf8),
      Int(numbersStart)..<Int(formatsStart))
  }

  /// Whether a carrier or a description of it is called so; the name is folded.
  func hasFormat(_ name: String) -> Bool {
    holds(
      Array("\(Self.formatEdge)\(name)\(Self.formatEdge)".utf8), Int(formatsStart)..<bytes.count)
  }

  /// Whether a part is before that of another record in a sorted list; nil where they are equal.
  func precedes(_ other: RecordText, by part: Part) -> Bool? {
    let (own, others) = (self[part], other[part])
    return own.elementsEqual(others) ? nil : own.lexicographicallyPrecedes(others)
  }

  /// The folded name of the first label; empty for none.
  var firstLabel: ArraySlice<UInt8> {
    self[.label].dropFirst().prefix { $0 != Self.nameEdge.asciiValue }
  }

  /// The folded artist.
  var artist: ArraySlice<UInt8> { self[.artist] }

  private subscript(part: Part) -> ArraySlice<UInt8> {
    let range = range(of: part)
    return bytes.dropFirst(range.lowerBound).prefix(range.count)
  }

  /// Counted from the beginning of its words.
  private func range(of part: Part) -> Range<Int> {
    switch part {
    case .artist: 0..<Int(titleStart)
    case .title: Int(titleStart)..<Int(labelStart)
    case .label: Int(labelStart)..<Int(numbersStart)
    case .anywhere: 0..<Int(numbersStart)
    }
  }

  private func holds(_ letters: [UInt8], _ range: Range<Int>) -> Bool {
    guard let first = letters.first else { return true }
    return bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress else { return false }
      let last = range.upperBound - letters.count
      var place = range.lowerBound
      while place <= last, let found = memchr(base + place, Int32(first), last - place + 1) {
        if memcmp(found, letters, letters.count) == 0 { return true }
        place = UnsafeRawPointer(found) - base + 1
      }
      return false
    }
  }
}
