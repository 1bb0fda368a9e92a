import Text

extension Frame {
  mutating func draw(_ choice: PressingChoice, in area: Rect, _ theme: Theme) {
    let columns = PressingColumns(choice, width: area.width)
    drawHeads(of: choice, columns, in: area, theme)
    var y = area.y + 1
    for line in choice.comparison.lines {
      // What cannot be told apart is said once, in every column, but without weight.
      let cells = columns.visible.map { line.values[$0].wrapped(to: max(10, columns.width - 1)) }
      let height = min(max(1, cells.map(\.count).max() ?? 1), 4, area.y + area.height - y)
      guard height > 0 else { break }
      let mark = line.differs ? (theme.isASCII ? "* " : "≠ ") : "  "
      write(
        mark + line.label, x: area.x, y: y, line.differs ? theme.warning : theme.label,
        limit: columns.labelWidth - 1)
      for (place, index) in columns.visible.enumerated() {
        let style = line.isMarked(index) ? theme.warning : line.differs ? theme.text : theme.faint
        for (row, text) in cells[place].prefix(height).enumerated() {
          let isCut = row == height - 1 && cells[place].count > height
          write(
            (isCut ? text + " …" : text).fitted(to: columns.width - 1),
            x: area.x + columns.x(of: place), y: y + row, style)
        }
      }
      y += height
    }
  }

  private mutating func drawHeads(
    of choice: PressingChoice, _ columns: PressingColumns, in area: Rect, _ theme: Theme
  ) {
    let count = choice.entries.count
    if columns.visible.count < count {
      write("of \(count)", x: area.x, y: area.y, theme.faint, limit: columns.labelWidth - 1)
    }
    for (place, index) in columns.visible.enumerated() {
      let isChosen = index == choice.cursor
      let mark = isChosen ? (theme.isASCII ? "> " : "› ") : "  "
      write(
        "\(mark)\(index + 1)".fitted(to: columns.width - 1), x: area.x + columns.x(of: place),
        y: area.y, isChosen ? theme.selected : theme.heading)
    }
  }
}

/// Where pressings stand side by side, as many as fit around the one that is in front.
struct PressingColumns: Sendable, Hashable {
  let labelWidth = 10
  /// Of each column, in cells.
  let width: Int
  /// The pressings that are seen.
  let visible: Range<Int>

  init(_ choice: PressingChoice, width: Int) {
    let room = max(1, width - labelWidth)
    let count = max(1, min(choice.entries.count, room / 20))
    let first = max(0, min(choice.cursor - count / 2, choice.entries.count - count))
    visible = first..<first + min(count, choice.entries.count)
    self.width = max(2, min(40, room / count))
  }

  func x(of place: Int) -> Int { labelWidth + place * width }

  /// The pressing whose column a cell is in; nil for none.
  func pressing(atX x: Int) -> Int? {
    guard x >= labelWidth else { return nil }
    let index = visible.lowerBound + (x - labelWidth) / width
    return visible.contains(index) ? index : nil
  }
}
