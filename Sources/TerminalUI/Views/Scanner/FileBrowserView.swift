import Text

extension Frame {
  mutating func draw(_ browser: FileBrowser, in area: Rect, _ theme: Theme) {
    let marked = browser.marked.isEmpty ? "" : "  \(browser.marked.count) marked"
    // Of a long name the end says more.
    var folder = Substring(browser.folder.description)
    while String(folder).displayWidth > max(1, area.width - marked.count) { folder.removeFirst() }
    let used = write(String(folder), x: area.x, y: area.y, theme.title)
    write(marked, x: area.x + used, y: area.y, theme.good)
    let mark = write(theme.isASCII ? "> " : "› ", x: area.x, y: area.y + 1, theme.key)
    let input = Rect(x: area.x + mark, y: area.y + 1, width: area.width - mark, height: 1)
    drawInput(browser.text, in: input, theme, isActive: true)
    if browser.text.isEmpty {
      write("type to find", x: input.x + 1, y: input.y, theme.faint, limit: input.width - 1)
    }
    let list = FileBrowserView.list(in: area)
    if let problem = browser.problem {
      return drawLines(problem, in: list, theme.error)
    }
    guard browser.entries != nil else {
      write("reading …", x: list.x + 2, y: list.y, theme.faint)
      return
    }
    drawLines(of: browser, in: list, theme)
  }

  private mutating func drawLines(of browser: FileBrowser, in list: Rect, _ theme: Theme) {
    let lines = browser.lines
    let top = FileBrowserView.top(of: browser, height: list.height)
    for (index, line) in lines.dropFirst(top).prefix(list.height).enumerated() {
      let isSelected = index + top == browser.cursor
      let y = list.y + index
      let style = isSelected ? theme.selected : line.isFolder ? theme.heading : theme.text
      let isMarked = line.path.map(browser.marked.contains) ?? false
      let name =
        line == .folderItself && !browser.marked.isEmpty ? "scan what is marked" : line.name
      write(
        ((isMarked ? "+ " : "  ") + name).fitted(to: list.width), x: list.x, y: y, style)
    }
    if lines.isEmpty {
      write("nothing is called that", x: list.x + 2, y: list.y, theme.faint)
    }
  }
}

/// Where the lines of a folder are.
enum FileBrowserView {
  static func list(in area: Rect) -> Rect { area.split(top: 3).rest }

  static func top(of browser: FileBrowser, height: Int) -> Int {
    max(0, min(browser.cursor - height / 2, browser.lines.count - height))
  }
}

extension FileBrowser.Line {
  fileprivate var isFolder: Bool { if case .photo = self { false } else { true } }
}
