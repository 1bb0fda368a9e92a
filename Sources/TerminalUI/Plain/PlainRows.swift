import AppNavigation
import Text

/// The numbers of rows, by which they are chosen.
extension PageRows {
  /// The number of a row, counted from 1; nil for one with which nothing can be done.
  func number(at position: Int) -> Int? {
    guard isSelectable(position) else { return nil }
    // Of a long list the rows before may not be read.
    guard read == nil else { return position + 1 }
    return (0...position).count(where: isSelectable)
  }

  /// The row with a number; nil where there is none.
  func position(ofNumber number: Int) -> Int? {
    guard number > 0, number <= count else { return nil }
    guard read == nil else { return number - 1 }
    return (0..<count).filter(isSelectable).dropFirst(number - 1).first
  }

  /// A row as a line; nil for one that only makes room.
  ///
  /// - Parameter typed: What was typed into the fields of the page.
  func plainText(at position: Int, typed: [String]) -> String? {
    switch self[position] {
    case .space: nil
    case .heading(let text), .text(let text): text
    case .groupHeading(let name, let count): "\(name), \(count.counted("record"))"
    case .record(let record): record.plainText(columns)
    case .fact(let fact): "\(fact.label): \(fact.value)" + (fact.note.map { ", \($0)" } ?? "")
    case .field(let field, let index):
      "\(field.label): \(field.plainValue(typed[index]))"
        + (field.problem.map { ", \($0.reason)" } ?? "")
    case .group(let group): "\(group.group.name), \(group.count.counted("record"))"
    case .figure(let figure, _): "\(figure.name ?? "unknown"), \(figure.count)"
    case .action(let action): action.title
    case .missing: "not read yet"
    }
  }
}

extension ScreenField {
  /// Its value for somebody to hear; a secret is not told.
  func plainValue(_ typed: String) -> String {
    typed.isEmpty ? "empty" : kind == .secret ? "typed" : typed
  }
}

extension ScreenRecord {
  fileprivate func plainText(_ columns: [RecordColumn]) -> String {
    let columns = columns.isEmpty ? .ofReleases : columns
    return columns.compactMap { column in
      let text = self[column]
      guard !text.isEmpty else { return nil }
      switch column {
      case .item, .release: return nil
      case .media: return "record \(text)"
      case .sleeve: return "sleeve \(text)"
      case .owners: return "\(text) have it"
      case .seekers: return "\(text) want it"
      case .folder: return "folder \(text)"
      case .standing, .record, .label, .pressing, .format, .notes, .evidence: return text
      }
    }.joined(separator: ", ")
  }
}

extension AppState {
  /// The field that a dialog asks for; nil on another page, and where none is asked for.
  var askedField: ScreenField? {
    guard place != .tab(.search), case .field(let field, _)? = page.selected, page.isDialog else {
      return nil
    }
    return field
  }
}

extension Page {
  /// Whether it is made of fields, sentences and what to do with them.
  fileprivate var isDialog: Bool {
    rows.read == nil
      && (0..<rows.count).allSatisfy { position in
        switch rows[position] {
        case .space, .heading, .text, .field, .action: true
        case .groupHeading, .record, .fact, .group, .figure, .missing: false
        }
      }
  }
}
