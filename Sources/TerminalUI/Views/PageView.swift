import AppNavigation
import Releases
import Text

extension Frame {
  /// A page in its part of the screen, from its first row that is seen.
  mutating func draw(_ page: Page, in area: Rect, _ state: AppState, isFront: Bool) {
    let theme = state.theme
    guard page.screen != nil else {
      let words = page.problem ?? "reading …"
      drawLines(words, in: area, page.problem == nil ? theme.faint : theme.error)
      return
    }
    let (filter, head, list, detail, picture) = PageView.parts(of: page, in: area)
    if !filter.isEmpty { drawFilter(of: page, in: filter, theme) }
    if !picture.isEmpty { drawCover(of: page, in: picture, state) }
    let table = RecordTable(page.rows.columns, width: list.width)
    if !head.isEmpty { table.drawHead(on: &self, in: head, theme) }
    if page.rows.count == 0 {
      drawLines(page.emptyWords ?? state.emptyWords, in: list.inset(horizontally: 1), theme.faint)
    }
    guard !page.isGrid else { return drawGrid(of: page, in: list, state, isFront: isFront) }
    for line in 0..<list.height {
      let position = page.top + line
      guard position < page.rows.count else { break }
      let isSelected = isFront && state.overlay == nil && position == page.cursor
      let row = Rect(x: list.x, y: list.y + line, width: list.width, height: 1)
      draw(
        RowDrawing(
          row: page.rows[position], isSelected: isSelected && page.rows.isSelectable(position),
          table: table, typed: page.typed,
          isMarked: page.copy(at: position).map(page.marks.contains) ?? false),
        in: row, theme)
    }
    drawScrollMark(page, in: list, theme)
    drawDetail(of: page, in: detail, theme)
  }

  /// What the list is narrowed down by, as it is typed.
  private mutating func drawFilter(of page: Page, in line: Rect, _ theme: Theme) {
    let used = write("/", x: line.x + 1, y: line.y, theme.key) + 1
    let status = page.isAsking ? "searching …" : ""
    let field = line.inset(horizontally: 1).split(left: used)
      .rest.split(left: line.width - used - 3 - status.count).left
    write(status, x: field.x + field.width + 1, y: line.y, theme.faint)
    if page.isFiltering {
      drawInput(page.query.text, in: field, theme, isActive: true)
    } else {
      write(page.query.text.fitted(to: field.width), x: field.x, y: field.y, theme.text)
    }
  }

  /// All that is known of the pressing that could be chosen, and why it may be the one.
  private mutating func drawDetail(of page: Page, in area: Rect, _ theme: Theme) {
    guard !area.isEmpty, case .record(let record)? = page.selected else { return }
    let line = Rect(x: area.x, y: area.y, width: area.width, height: 1)
    fill(line, theme.isASCII ? "-" : "─", theme.border)
    let texts = page.rows.columns.map { record[$0] }.filter { !$0.isEmpty }
    drawLines(
      texts.joined(separator: " · "), in: area.split(top: 1).rest.inset(horizontally: 1), theme.text
    )
  }

  /// Where in a longer page the part is that is seen.
  mutating func drawScrollMark(_ page: Page, in list: Rect, _ theme: Theme) {
    let seen = page.isGrid ? CoverGrid(in: list).count : list.height
    guard page.rows.count > seen, list.height > 1 else { return }
    let last = max(1, page.rows.count - seen)
    let y = list.y + min(list.height - 1, page.top * (list.height - 1) / last)
    write(theme.isASCII ? "#" : "▐", x: list.x + list.width - 1, y: y, theme.border)
  }

  mutating func drawLines(_ words: String, in area: Rect, _ style: Style) {
    for (row, line) in words.wrapped(to: max(10, area.width)).prefix(area.height).enumerated() {
      write(line, x: area.x, y: area.y + row, style, limit: area.width)
    }
  }
}

/// How a page is parted.
enum PageView {
  /// The filter of a list; the names of the columns, where it is one table of records; the rows; where
  /// pressings are compared, the one that could be chosen; and a photo.
  static func parts(
    of page: Page, in area: Rect
  ) -> (filter: Rect, head: Rect, list: Rect, detail: Rect, picture: Rect) {
    let isTable = page.screen?.window != nil && page.rows.count > 0
    let isFiltered = page.isFiltering || !page.query.text.isEmpty
    let (filter, below) = area.split(top: isFiltered ? 1 : 0)
    let (area, picture) = picturePart(of: page, in: below, isTable: isTable)
    let compares = isTable && page.rows.columns.contains(.evidence)
    let (head, rest) = area.split(top: isTable && !page.isGrid ? 1 : 0)
    let (list, detail) = rest.split(top: rest.height - (compares ? 5 : 0))
    return (filter, head, list, detail, picture)
  }

  /// A photo stands beside a list that has room for it, and beside or over what is known of a record.
  private static func picturePart(
    of page: Page, in area: Rect, isTable: Bool
  ) -> (rest: Rect, picture: Rect) {
    let none = (area, Rect(width: 0, height: 0))
    guard page.photo != nil, !page.isGrid else { return none }
    if isTable ? area.width >= AppLayout.twoColumns : page.isAlbum && area.width >= 76 {
      let (rest, right) = area.split(left: area.width - min(34, area.width / 3))
      return (rest, right.inset(horizontally: 1))
    }
    guard page.isAlbum, !isTable, area.width >= 40, area.height >= 24 else { return none }
    let (top, rest) = area.split(top: 10)
    return (rest, Rect(x: top.x + 1, y: top.y, width: min(30, top.width - 2), height: 9))
  }
}

extension Page {
  /// What stands in a list that its filter has left nothing of; nil for another page.
  var emptyWords: String? {
    query.text.isEmpty ? nil : "No record of yours fits this."
  }
}

extension AppState {
  /// What stands on a page without rows: what to do next.
  var emptyWords: String {
    switch navigation.frontRoute {
    case nil where navigation.selectedTab == .home:
      "No records yet. Press \(keys.shown(.scan) ?? "s") to scan the photos of your sleeves"
        + (offersSamples ? ", or S to try it with the sample photos." : ".")
    case nil where navigation.selectedTab == .marketplace, .wantsCrateDetail:
      "You want no records yet. Find one in Search, and press w on it."
    case nil where navigation.selectedTab == .discover:
      "Nothing to show yet: scan some records first."
    case .searchResults: "Nothing was found."
    default: "Nothing here yet."
    }
  }

  /// Where the rows of the page in front are.
  var list: Rect { list(at: place) }

  /// The number of lines of rows that the page in front has room for.
  var listHeight: Int { listHeight(at: place) }

  /// The number of rows that stand side by side in it.
  var listColumns: Int { listColumns(at: place) }

  func listHeight(at place: Place) -> Int {
    isGrid(at: place) ? CoverGrid(in: list(at: place)).lines : list(at: place).height
  }

  func listColumns(at place: Place) -> Int {
    isGrid(at: place) ? CoverGrid(in: list(at: place)).columns : 1
  }

  private func isGrid(at place: Place) -> Bool { pages[place]?.isGrid ?? false }

  private func list(at place: Place) -> Rect {
    PageView.parts(of: pages[place] ?? Page(), in: area(of: place)).list
  }

  /// Where a page is drawn, also one that is not in front.
  private func area(of place: Place) -> Rect {
    guard place != self.place else { return layout.front }
    guard case .two(_?) = navigation.visibleColumns, case .tab = place else { return layout.body }
    return layout.body.split(left: layout.body.width / 2 - 1).left
  }
}
