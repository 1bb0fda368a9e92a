import AppNavigation
import Text

extension ScreenFact {
  /// The columns that a label takes on the card of a record.
  static let labelWidth = 11

  /// One line: the label in so many columns, the value and the note.
  func text(on page: TextPage, labelWidth: Int) -> String {
    let note = note.map { page.colored("  \($0)".safeForTerminal, .dim) } ?? ""
    let label = label.safeForTerminal
    guard !value.isEmpty || !note.isEmpty else { return "  \(label)\n" }
    return "  \(label.fitted(to: labelWidth))\(value.safeForTerminal)\(note)\n"
  }
}
