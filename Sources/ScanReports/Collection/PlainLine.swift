import Library
import Releases
import Text

/// What people are told of one row of a collection file.
struct PlainLine {
  private let number: String
  private let status: ImportedRow.Status
  private let isAdded: Bool
  private let about: String

  init(_ row: ImportedRow) {
    number = String(row.line)
    status = row.status
    isAdded = row.isAdded
    about = (row.problem?.description ?? row.release?.recordLine ?? "").safeForTerminal
  }

  /// As it is put by, with a line feed: it has no tabs and line feeds of its own.
  var text: String { "\(number)\t\(status.rawValue)\t\(isAdded)\t\(about)\n" }

  /// - Parameter line: what ``text`` gave, without the line feed.
  init?(spooled line: Substring) {
    let parts = line.utf8.split(
      separator: UInt8(ascii: "\t"), maxSplits: 3, omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    guard parts.count == 4, let status = ImportedRow.Status(rawValue: parts[1]) else { return nil }
    number = parts[0]
    self.status = status
    isAdded = parts[2] == "true"
    about = parts[3]
  }

  /// What became of the row.
  var words: String {
    status == .unmatched && isAdded ? "added, not in catalogue" : status.words
  }

  func printed(numberWidth: Int, wordsWidth: Int, on page: TextPage) -> String {
    let head = String(repeating: " ", count: numberWidth - number.count) + number
    let padding = String(repeating: " ", count: wordsWidth - words.count)
    let words = page.colored(words + padding, status.color)
    guard let width = page.width else { return "\(head)  \(words)  \(about)\n" }
    let room = TextPage(width: max(20, width - numberWidth - wordsWidth - 4), hasColor: false)
    let lines = room.wrapped(about, indent: 0, hanging: 0).split(separator: "\n")
    let margin = "\n" + String(repeating: " ", count: numberWidth + wordsWidth + 4)
    return "\(head)  \(words)  \(lines.joined(separator: margin))\n"
  }
}

extension ImportedRow.Status {
  /// What people are told.
  var words: String {
    switch self {
    case .new, .duplicate, .bad: rawValue
    case .unmatched: "not in catalogue"
    }
  }

  fileprivate var color: TextColor {
    switch self {
    case .new: .green
    case .duplicate: .dim
    case .unmatched: .yellow
    case .bad: .red
    }
  }
}
