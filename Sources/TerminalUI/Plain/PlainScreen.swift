import AppNavigation
import Releases
import Text

/// A screen as lines, for screen readers and terminals that cannot draw: what it is, a part of its rows,
/// each with the number that it is chosen by, and what can be done.
struct PlainScreen {
  let lines: [String]
  /// Where the next part of the rows begins; nil where all are told.
  let next: Int?

  /// How many rows are told at once.
  static let rowCount = 20

  /// - Parameter first: The first of the rows, counted from 0.
  init(_ state: AppState, from first: Int = 0) {
    switch state.overlay {
    case .menu(let menu):
      let items = PlainList(menu.items.map(\.plainText), from: first)
      let none = menu.items.isEmpty ? ["nothing is called that"] : []
      let ask = "Type a number, some of its words, or back."
      (lines, next) = ([menu.title] + none + items.lines + [ask], items.next)
    case .prompt(let prompt):
      let now = prompt.text.isEmpty ? "" : " Now: \(prompt.text)."
      (lines, next) = (["\(prompt.title): type it, or back.\(now)"], nil)
    case .help, nil:
      let told =
        state.isScanning
        ? PlainScreen.scanner(state, from: first) : PlainScreen.page(state, from: first)
      (lines, next) = told
    }
  }

  private static func page(_ state: AppState, from first: Int) -> (lines: [String], next: Int?) {
    let page = state.page
    guard let screen = page.screen else { return ([page.problem ?? "reading …"], nil) }
    let marked = page.marks.isEmpty ? nil : "\(page.marks.count) marked"
    let filter = page.query.text.isEmpty ? nil : "filter \(page.query.text)"
    let heading = [state.frontTitle, screen.subtitle, filter, marked].compactMap(\.self)
    var lines = [heading.joined(separator: ", ")]
    if let problem = page.problem { lines.append("error: \(problem)") }
    if let field = state.askedField { return (lines + page.asking(field, state), nil) }
    if page.rows.count == 0 { lines.append(page.emptyWords ?? state.emptyWords) }
    let shown = min(first, page.rows.count)..<min(first + rowCount, page.rows.count)
    lines += shown.compactMap { page.line(at: $0) }
    let rest = page.rows.count - shown.upperBound
    if rest > 0 { lines.append("\(rest.counted("more row")): press Enter.") }
    let proposed = page.selected?.actionTitle.map { "Enter: \($0)." }
    lines += [state.source, proposed ?? state.plainActions].compactMap(\.self)
    return (lines, rest > 0 ? shown.upperBound : nil)
  }
}

/// A part of a numbered list.
struct PlainList {
  let lines: [String]
  let next: Int?

  init(_ items: [String], from first: Int) {
    let shown = min(first, items.count)..<min(first + PlainScreen.rowCount, items.count)
    let rest = items.count - shown.upperBound
    next = rest > 0 ? shown.upperBound : nil
    lines =
      shown.map { "\($0 + 1). \(items[$0])" }
      + (rest > 0 ? ["\(rest) more: press Enter."] : [])
  }
}

extension Page {
  /// A row with its number; nil for one that only makes room.
  func line(at position: Int) -> String? {
    rows.plainText(at: position, typed: typed).map { text in
      let mark = copy(at: position).map(marks.contains) == true ? "marked, " : ""
      return (rows.number(at: position).map { "\($0). " } ?? "") + mark + text
    }
  }

  /// What is asked for by a field of a dialog, after the sentences that stand above it.
  fileprivate func asking(_ field: ScreenField, _ state: AppState) -> [String] {
    guard case .field(_, let index)? = selected else { return [] }
    let texts = (0..<rows.count).compactMap { position -> String? in
      if case .text(let text) = rows[position] { text } else { nil }
    }
    let now = field.plainValue(typed[index])
    let question =
      switch field.kind {
      case .choice(let values):
        "\(field.label): type a number. "
          + values.enumerated().map { "\($0.offset + 1) \($0.element)" }.joined(separator: ", ")
      case .text, .secret: "\(field.label): type it"
      }
    let keep = field.kind == .secret ? "." : ". Now \(now): Enter keeps it."
    return (index == 0 ? texts : []) + [question + keep]
      + [state.plainActions].compactMap(\.self)
  }
}

extension PageRows.Row {
  fileprivate var actionTitle: String? {
    if case .action(let action) = self { action.title } else { nil }
  }
}

extension Menu.Item {
  fileprivate var plainText: String { title + (key.map { ", key \($0)" } ?? "") }
}
