import Text

extension Menu {
  /// Where it is drawn on a screen, its border included.
  func box(in screen: Rect) -> Rect {
    screen.centered(width: min(screen.width - 4, 56), height: min(screen.height - 2, 16))
  }

  /// The first item that is seen where there is room for so many.
  func top(height: Int) -> Int { max(0, cursor - height + 1) }

  /// The item at a cell; nil for none.
  func row(x: Int, y: Int, in screen: Rect) -> Int? {
    let area = box(in: screen).inset(horizontally: 1, vertically: 1).split(top: 1).rest
    guard area.contains(x: x, y: y) else { return nil }
    let row = y - area.y + top(height: area.height)
    return items.indices.contains(row) ? row : nil
  }
}

extension Frame {
  mutating func draw(_ menu: Menu, _ theme: Theme) {
    let box = menu.box(in: bounds)
    drawBox(box, title: menu.title, theme)
    let (input, list) = box.inset(horizontally: 1, vertically: 1).split(top: 1)
    let mark = theme.isASCII ? "> " : "› "
    let used = write(mark, x: input.x + 1, y: input.y, theme.key)
    let typed = write(menu.text, x: input.x + 1 + used, y: input.y, limit: input.width - used - 2)
    cursor = Position(x: input.x + 1 + used + typed, y: input.y)
    let top = menu.top(height: list.height)
    for (index, item) in menu.items.dropFirst(top).prefix(list.height).enumerated() {
      let style = index + top == menu.cursor ? theme.selected : theme.text
      let y = list.y + index
      fill(Rect(x: list.x, y: y, width: list.width, height: 1), " ", style)
      let key = item.key ?? ""
      write(item.title.fitted(to: list.width - key.count - 3), x: list.x + 1, y: y, style)
      write(key, x: list.x + list.width - key.count - 1, y: y, style)
    }
    if menu.items.isEmpty {
      write("nothing is called that", x: list.x + 1, y: list.y, theme.faint)
    }
  }

  mutating func draw(_ prompt: Prompt, _ theme: Theme) {
    let box = bounds.centered(width: min(width - 4, 56), height: 3)
    drawBox(box, title: prompt.title, theme)
    let area = box.inset(horizontally: 2, vertically: 1)
    drawInput(prompt.text, in: area, theme, isActive: true)
  }

  /// A line that is typed into; of a long one the end is seen.
  mutating func drawInput(
    _ text: String, in area: Rect, _ theme: Theme, isActive: Bool, isSecret: Bool = false
  ) {
    fill(area, " ", theme.field)
    let shown = isSecret ? String(repeating: "*", count: text.count) : text
    let end = shown.end(ofWidth: area.width - 1)
    let used = write(end, x: area.x, y: area.y, theme.field, limit: area.width)
    if isActive { cursor = Position(x: area.x + used, y: area.y) }
  }
}

extension String {
  /// The last characters, as many as fit into so many columns.
  fileprivate func end(ofWidth width: Int) -> String {
    var (start, room) = (endIndex, width)
    while start > startIndex {
      let previous = index(before: start)
      room -= self[previous].displayWidth
      guard room >= 0 else { break }
      start = previous
    }
    return String(self[start...])
  }
}
