import AppNavigation
import Releases
import Text

/// One row of a page, and what it takes to draw it.
struct RowDrawing {
  let row: PageRows.Row
  let isSelected: Bool
  let table: RecordTable
  /// What was typed into the fields of the page.
  let typed: [String]
  var isMarked = false
}

extension Frame {
  mutating func draw(_ drawing: RowDrawing, in line: Rect, _ theme: Theme) {
    let style = drawing.isSelected ? theme.selected : theme.text
    if drawing.isSelected { fill(line, " ", style) }
    let (x, room) = (line.x + 1, line.width - 3)
    switch drawing.row {
    case .space: break
    case .heading(let title): write(title, x: x, y: line.y, theme.heading, limit: room)
    case .text(let words): write(words.fitted(to: room), x: x, y: line.y, theme.text)
    case .groupHeading(let name, let count):
      let used = write(name, x: x, y: line.y, theme.heading, limit: room - 8)
      write(String(count), x: x + used + 2, y: line.y, theme.faint)
    case .missing: write("…", x: x, y: line.y, style)
    case .record(let record):
      drawing.table.draw(record, on: &self, in: line, theme, isSelected: drawing.isSelected)
      if drawing.isMarked {
        write(
          theme.isASCII ? "*" : "●", x: line.x, y: line.y,
          drawing.isSelected ? style : theme.warning)
      }
    case .fact(let fact):
      let note = fact.note.map { "  \($0)" } ?? ""
      let labelStyle = drawing.isSelected ? style : theme.label
      let used = write(fact.label.fitted(to: min(14, room / 3)), x: x, y: line.y, labelStyle) + 1
      let value = fact.value + (fact.target == nil ? "" : theme.isASCII ? " >" : " ›")
      let width = max(1, room - used - note.displayWidth)
      write(value.fitted(to: width), x: x + used, y: line.y, style)
      write(note, x: x + used + width, y: line.y, drawing.isSelected ? style : theme.faint)
    case .group(let group):
      let number = String(group.count)
      write(group.group.name.fitted(to: room - 8), x: x, y: line.y, style)
      write(number, x: x + room - number.count, y: line.y, style)
    case .figure(let figure, let greatest): draw(figure, greatest, in: line, style, theme)
    case .action(let action):
      write("[ \(action.title) ]", x: x, y: line.y, drawing.isSelected ? style : theme.key)
    case .field(let field, let index):
      draw(field, typed: drawing.typed[index], drawing.isSelected, in: line, theme)
    }
  }

  private mutating func draw(
    _ figure: ScreenFigure, _ greatest: Int, in line: Rect, _ style: Style, _ theme: Theme
  ) {
    let room = line.width - 3
    let nameWidth = min(26, max(18, room * 2 / 5))
    let number = String(figure.count)
    write((figure.name ?? "unknown").fitted(to: nameWidth), x: line.x + 1, y: line.y, style)
    write(number, x: line.x + nameWidth + 9 - number.count, y: line.y, style)
    let columns = max(1, room - nameWidth - 10)
    let bar = TextBar.text(
      for: figure.count, of: greatest, columns: columns, isASCII: theme.isASCII)
    write(bar, x: line.x + nameWidth + 11, y: line.y, theme.bar, limit: columns)
  }

  private mutating func draw(
    _ field: ScreenField, typed: String, _ isActive: Bool, in line: Rect, _ theme: Theme
  ) {
    let labelWidth = min(16, line.width / 3)
    write(field.label.fitted(to: labelWidth), x: line.x + 1, y: line.y, theme.label)
    let x = line.x + labelWidth + 2
    let area = Rect(x: x, y: line.y, width: min(40, line.width - labelWidth - 4), height: 1)
    if case .choice = field.kind {
      let arrows = theme.isASCII ? ("< ", " >") : ("‹ ", " ›")
      let text = isActive ? arrows.0 + typed + arrows.1 : "  \(typed)  "
      write(text, x: x, y: line.y, isActive ? theme.selected : theme.text, limit: area.width)
    } else {
      drawInput(typed, in: area, theme, isActive: isActive, isSecret: field.kind == .secret)
    }
    if let problem = field.problem {
      write(problem.reason, x: x + area.width + 1, y: line.y, theme.error)
    }
  }
}
