import Barcodes
import Releases
import Text

/// The question what a photo shows in which nothing was read: a line to type digits or words into, and
/// below it what Enter can do.
struct PhotoQuestion: Sendable, Hashable {
  /// What Enter does.
  enum Choice: Sendable, Hashable {
    /// It is a further photo of the record that another row names.
    case sameRecord(row: Int, words: String)
    case barcode(GTIN)
    case search(String)
    case release(ReleaseSummary)
    case dismiss
    /// All of these show no record that matters, this one among them.
    case dismissAll(rows: [Int])
  }

  /// A row that names a record.
  struct Above: Sendable, Hashable {
    let row: Int
    let words: String
  }

  /// What was found by the digits or the words.
  enum Found: Sendable, Hashable {
    case nothingYet
    case searching
    case releases([ReleaseSummary])
  }

  let row: Int
  /// What the reader says is wrong, and what helps.
  let reason: String
  /// The record of the nearest row above that names one.
  let above: Above?
  /// The rows that wait for an answer because nothing was read in them.
  let others: [Int]
  private(set) var text = ""
  /// The choice that Enter takes; -1 for none, until something is typed or chosen: an Enter too many
  /// says nothing of the next photo.
  private(set) var cursor = -1
  private(set) var found = Found.nothingYet

  init(row: Int, reason: String, above: Above? = nil, others: [Int] = []) {
    (self.row, self.reason, self.above, self.others) = (row, reason, above, others)
  }

  /// The digits so far; nil where words are typed.
  var digits: DigitsLine? { DigitsLine(text) }

  /// What is to be said of what was typed; nil where nothing was.
  var hint: String? {
    switch found {
    case .searching: "looking it up …"
    case .releases(let releases) where releases.isEmpty: "nothing found: other digits, or words"
    case .releases(let releases): releases.count.counted("record")
    case .nothingYet: digits?.words
    }
  }

  var choices: [Choice] {
    if case .releases(let releases) = found, !releases.isEmpty {
      return releases.map(Choice.release)
    }
    let words = text.split(separator: " ").joined(separator: " ")
    guard words.isEmpty else {
      guard let digits else { return [.search(words)] }
      // A catalogue number may be digits too.
      return digits.barcodes.map(Choice.barcode)
        + (digits.digits.count < 8 && !words.contains("?") ? [.search(words)] : [])
    }
    return (above.map { [.sameRecord(row: $0.row, words: $0.words)] } ?? []) + [.dismiss]
      + (others.count > 1 ? [.dismissAll(rows: others)] : [])
  }

  var chosen: Choice? { choices.indices.contains(cursor) ? choices[cursor] : nil }

  mutating func move(by steps: Int) { cursor = max(0, min(cursor + steps, choices.count - 1)) }

  mutating func select(_ choice: Int) { if choices.indices.contains(choice) { cursor = choice } }

  mutating func type(_ edit: (inout String) -> Void) {
    edit(&text)
    (cursor, found) = (text.isEmpty ? -1 : 0, .nothingYet)
  }

  mutating func show(_ found: Found) { (self.found, cursor) = (found, 0) }
}

extension PhotoQuestion.Choice {
  /// What to call it to a user.
  var words: String {
    switch self {
    case .sameRecord(_, let words): "a further photo of the record above: \(words)"
    case .barcode(let gtin): "look up \(gtin.shortestDigits)"
    case .search(let text): "search for \(text)"
    case .release(let release): release.recordLine
    case .dismiss: "no record that matters: skip this photo"
    case .dismissAll(let rows): "skip all \(rows.count) photos in which nothing was read"
    }
  }

  /// What is known beside that; empty for nothing.
  var detail: String {
    guard case .release(let release) = self else { return "" }
    return [release.labelLine, release.pressingLine, release.formatLine]
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
