import AppNavigation

/// The lines of the help for where the user is, made of the key map.
struct HelpText {
  /// A heading, or a key with what it does.
  let lines: [(key: String, words: String)]

  init(_ state: AppState) {
    let onScreen = state.actions.compactMap { action in
      action.key.map { ($0.description, action.title) }
    }
    let actions = state.isScanning ? state.scanner.footer : onScreen
    let here = actions.isEmpty ? [] : [("", "Here")] + actions
    let groups = ["Move", "Go", "Do"].flatMap { group in
      [("", group)]
        + Command.allCases.filter { $0.group == group }.compactMap { command in
          state.keys.keys[command].map { keys in
            (keys.map(\.description).joined(separator: " "), command.title)
          }
        }
    }
    lines = here + groups
  }
}

extension Frame {
  mutating func drawHelp(_ state: AppState, from top: Int) {
    let lines = HelpText(state).lines
    let box = bounds.centered(width: min(width - 4, 60), height: min(height - 2, lines.count + 2))
    drawBox(box, title: "Keys", state.theme)
    let area = box.inset(horizontally: 2, vertically: 1)
    let first = max(0, min(top, lines.count - area.height))
    let keyWidth = min(20, max(1, area.width / 2 - 2))
    for (row, line) in lines.dropFirst(first).prefix(area.height).enumerated() {
      let y = area.y + row
      if line.key.isEmpty {
        write(line.words, x: area.x, y: y, state.theme.heading, limit: area.width)
      } else {
        write(line.key.fitted(to: keyWidth), x: area.x + 1, y: y, state.theme.key)
        let x = keyWidth + 2
        write(line.words.fitted(to: area.width - x), x: area.x + x, y: y, state.theme.text)
      }
    }
  }
}
