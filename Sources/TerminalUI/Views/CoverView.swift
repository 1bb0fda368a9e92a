import AppNavigation
import Files
import Releases
import Text

extension Frame {
  /// Records by their covers, from the first that is seen.
  mutating func drawGrid(of page: Page, in list: Rect, _ state: AppState, isFront: Bool) {
    let grid = CoverGrid(in: list)
    for index in 0..<grid.count where page.top + index < page.rows.count {
      let position = page.top + index
      let (cover, words) = grid.place(of: index)
      let isSelected = isFront && state.overlay == nil && position == page.cursor
      switch page.rows[position] {
      case .record(let record):
        let row = page.rows[position]
        drawCover(of: record.release, photo: row.photo, in: cover, state)
        let isMarked = page.copy(at: position).map(page.marks.contains) ?? false
        drawWords(
          about: record.release, isMarked: isMarked, isSelected: isSelected, in: words, state.theme)
      case .groupHeading(let name, let count):
        drawLines(name, in: cover, state.theme.heading)
        write(count.counted("record"), x: words.x, y: words.y, state.theme.faint)
      default:
        write("…", x: cover.x, y: cover.y, isSelected ? state.theme.selected : state.theme.faint)
      }
    }
    drawScrollMark(page, in: list, state.theme)
  }

  /// The cover of the record that keys act on, or the first one where that is no record.
  mutating func drawCover(of page: Page, in area: Rect, _ state: AppState) {
    guard !page.isAlbum, let row = page.selected, case .record(let record) = row else {
      let (rest, line) = area.split(top: area.height - (page.photoWords == nil ? 0 : 1))
      if let photo = page.photo { draw(ShownPhoto(path: photo), in: rest, state.pictures) }
      if let words = page.photoWords { drawLines(words, in: line, state.theme.faint) }
      return
    }
    drawCover(of: record.release, photo: row.photo, in: area, state)
  }

  /// A photo of a record; where there is none, a sleeve with its names.
  private mutating func drawCover(
    of release: ReleaseSummary, photo: PhotoPath?, in area: Rect, _ state: AppState
  ) {
    if let photo, draw(ShownPhoto(path: photo), in: area, state.pictures) { return }
    let width = min(area.width, 2 * area.height)
    let sleeve = area.centered(width: width, height: max(3, width / 2))
    drawBorder(sleeve, state.theme)
    let inside = sleeve.inset(horizontally: 2, vertically: 1)
    let (top, bottom) = inside.split(top: inside.height / 2)
    drawLines(release.artists.joined, in: top, state.theme.text)
    drawLines(release.title, in: bottom, state.theme.faint)
  }

  private mutating func drawWords(
    about release: ReleaseSummary, isMarked: Bool, isSelected: Bool, in area: Rect, _ theme: Theme
  ) {
    let mark = isMarked ? (theme.isASCII ? "*" : "●") : ""
    let lines = [(mark + release.artists.joined, theme.text), (release.title, theme.faint)]
    for (row, line) in lines.enumerated() where row < area.height {
      let style = isSelected ? theme.selected : line.1
      write(line.0.fitted(to: area.width), x: area.x, y: area.y + row, style)
    }
  }
}
