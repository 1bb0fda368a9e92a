import Text

extension Frame {
  /// A border with a title, and nothing inside.
  mutating func drawBox(_ box: Rect, title: String, _ theme: Theme) {
    guard box.width >= 2, box.height >= 2 else { return }
    drawBorder(box, theme)
    let text = " \(title.fitted(to: min(title.displayWidth, max(1, box.width - 6)))) "
    write(text, x: box.x + 2, y: box.y, theme.title)
  }

  /// A border with nothing inside.
  mutating func drawBorder(_ box: Rect, _ theme: Theme) {
    let lines: [Character] =
      theme.isASCII ? ["+", "+", "+", "+", "-", "|"] : ["╭", "╮", "╰", "╯", "─", "│"]
    fill(box)
    pictures.removeAll { !$0.place.intersection(box).isEmpty }
    let (right, bottom) = (box.x + box.width - 1, box.y + box.height - 1)
    fill(Rect(x: box.x, y: box.y, width: box.width, height: 1), lines[4], theme.border)
    fill(Rect(x: box.x, y: bottom, width: box.width, height: 1), lines[4], theme.border)
    fill(Rect(x: box.x, y: box.y, width: 1, height: box.height), lines[5], theme.border)
    fill(Rect(x: right, y: box.y, width: 1, height: box.height), lines[5], theme.border)
    let corners = [(box.x, box.y), (right, box.y), (box.x, bottom), (right, bottom)]
    for (index, corner) in corners.enumerated() {
      write(String(lines[index]), x: corner.0, y: corner.1, theme.border)
    }
  }
}
