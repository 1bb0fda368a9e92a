import Scanning
import Text

extension Frame {
  mutating func draw(
    _ scanner: ScannerState, in sheet: Rect, _ theme: Theme, _ pictures: PictureCache
  ) {
    let (area, place) = ScannerView.parts(of: scanner, in: sheet)
    if let place, let photo = scanner.photo, !draw(photo, in: place, pictures),
      pictures.look.style != .none
    {
      write("no picture", x: place.x, y: place.y, theme.faint, limit: place.width)
    }
    guard !area.isEmpty else { return }
    guard let panel = scanner.panel else { return drawSheet(scanner, in: area, theme, pictures) }
    let (head, body) = (area.split(top: 2).top, ScannerView.panel(in: area))
    if let row = panel.row, scanner.rows.indices.contains(row) {
      drawHead(of: scanner.rows[row], scanner.badge, in: head, theme)
    }
    switch panel {
    case .question(let question): draw(question, in: body, theme)
    case .pressings(let choice): draw(choice, in: body, theme)
    case .filing(let filing): draw(filing, scanner.following?.order, in: body, theme)
    case .files(let browser): draw(browser, in: area, theme)
    }
  }

  /// Which photo the panel is about, and how far the run is.
  private mutating func drawHead(
    of row: ScannerRow, _ badge: String?, in area: Rect, _ theme: Theme
  ) {
    let badge = badge ?? ""
    let code = row.gtin.map { "  \($0.shortestDigits)" } ?? ""
    let room = area.width - badge.count - 1
    write((row.path.description + code).fitted(to: max(1, room)), x: area.x, y: area.y, theme.faint)
    write(badge, x: area.x + area.width - badge.count, y: area.y, theme.good)
    fill(
      Rect(x: area.x, y: area.y + 1, width: area.width, height: 1), theme.isASCII ? "-" : "─",
      theme.border)
  }

  private mutating func drawSheet(
    _ scanner: ScannerState, in area: Rect, _ theme: Theme, _ pictures: PictureCache
  ) {
    let (input, below) = area.split(top: 1)
    let mark = theme.isASCII ? "> " : "› "
    let used = write(mark, x: input.x, y: input.y, theme.key)
    let line = input.split(left: used).rest
    drawInput(scanner.text, in: line, theme, isActive: true)
    if scanner.text.isEmpty {
      let hint = "a folder, photos or a barcode: type, paste or drop, then Enter"
      write(hint, x: line.x + 1, y: line.y, theme.faint, limit: line.width - 1)
    }
    let (progress, rest) = below.split(top: 2)
    drawProgress(of: scanner, in: progress, theme)
    let (list, detail) = rest.split(top: rest.height - 3)
    drawList(of: scanner, in: list, theme, pictures)
    drawDetail(of: scanner, in: detail, theme)
  }

  private mutating func drawProgress(of scanner: ScannerState, in area: Rect, _ theme: Theme) {
    guard scanner.phase != .idle, area.height > 0 else { return }
    let words = scanner.progressWords
    let showsBar = scanner.total != nil && scanner.isRunning
    guard showsBar || scanner.problem != nil else { return drawLines(words, in: area, theme.text) }
    write(words.fitted(to: area.width), x: area.x, y: area.y, theme.text)
    if let problem = scanner.problem {
      write(problem.fitted(to: area.width), x: area.x, y: area.y + 1, theme.error)
    } else if let total = scanner.total {
      let pace = scanner.pace.words(rest: total - scanner.doneCount) ?? ""
      let bar = TextBar.text(
        for: scanner.doneCount, of: total, columns: area.width - pace.count - 1,
        isASCII: theme.isASCII)
      write(bar, x: area.x, y: area.y + 1, theme.bar)
      write(pace, x: area.x + area.width - pace.count, y: area.y + 1, theme.faint)
    }
  }

  private mutating func drawList(
    of scanner: ScannerState, in list: Rect, _ theme: Theme, _ pictures: PictureCache
  ) {
    let top = ScannerView.top(of: scanner, height: list.height)
    let nameWidth = max(8, list.width * 3 / 10)
    let thumbnail = ScannerView.thumbnailWidth(in: list, pictures.look)
    for (index, row) in scanner.rows.dropFirst(top).prefix(list.height).enumerated() {
      let isSelected = index + top == scanner.cursor
      let y = list.y + index
      if isSelected {
        fill(Rect(x: list.x, y: y, width: list.width, height: 1), " ", theme.selected)
      }
      let style = isSelected ? theme.selected : theme.text
      let mark = row.addedItem != nil ? "+" : row.isKept ? "=" : " "
      write(mark, x: list.x, y: y, isSelected ? style : theme.good)
      write(
        row.status.rawValue.fitted(to: 10), x: list.x + 2, y: y,
        isSelected ? style : row.style(theme))
      var x = list.x + 13
      if thumbnail > 0 {
        let place = Rect(x: x, y: y, width: thumbnail, height: 1)
        draw(ShownPhoto(path: row.key.path, page: row.key.page), in: place, pictures)
        x += thumbnail + 1
      }
      write(row.name.fitted(to: nameWidth), x: x, y: y, isSelected ? style : theme.faint)
      x += nameWidth + 2
      write(row.words.fitted(to: max(1, list.x + list.width - x)), x: x, y: y, style)
    }
    drawResult(of: scanner, top, in: list, theme)
  }

  /// The line after the photos, which leads on from the sheet.
  private mutating func drawResult(
    of scanner: ScannerState, _ top: Int, in list: Rect, _ theme: Theme
  ) {
    let y = list.y + scanner.rows.count - top
    guard scanner.hasResult, y < list.y + list.height else { return }
    let style = scanner.isOnResult ? theme.selected : theme.heading
    write("  \(scanner.resultWords)  ".fitted(to: list.width), x: list.x, y: y, style)
  }

  private mutating func drawDetail(of scanner: ScannerState, in area: Rect, _ theme: Theme) {
    guard area.height == 3 else { return }
    fill(
      Rect(x: area.x, y: area.y, width: area.width, height: 1), theme.isASCII ? "-" : "─",
      theme.border)
    guard let row = scanner.selected else { return }
    let code = row.gtin.map { "  \($0.shortestDigits)" } ?? ""
    write(
      (row.path.description + code).fitted(to: area.width), x: area.x, y: area.y + 1, theme.faint)
    if let owned = row.owned.first {
      write(owned.fitted(to: area.width), x: area.x, y: area.y + 2, theme.warning)
    } else {
      let words = row.detail.isEmpty ? row.words : row.detail
      write(words.fitted(to: area.width), x: area.x, y: area.y + 2, theme.text)
    }
  }
}

/// Where the rows of the scanner's list are.
enum ScannerView {
  /// Where the list or a question is, and where the photo is; nil where there is no room for it.
  static func parts(of scanner: ScannerState, in area: Rect) -> (main: Rect, picture: Rect?) {
    guard !scanner.isPictureLarge else { return (Rect(width: 0, height: 0), area) }
    let width: Int
    switch scanner.panel {
    case .question, .filing, .files: width = area.width < 64 ? 0 : area.width * 2 / 5
    case .pressings: width = area.width < 90 ? 0 : area.width / 3
    case nil: width = area.width < 96 ? 0 : area.width / 3
    }
    guard width > 0 else { return (area, nil) }
    let (main, picture) = area.split(left: area.width - width)
    return (Rect(x: main.x, y: main.y, width: main.width - 1, height: main.height), picture)
  }

  /// Where what is open about a photo is drawn, below the photo's name.
  static func panel(in area: Rect) -> Rect { area.split(top: 2).rest }

  /// Of the photo in a row of the list; 0 where a row is too narrow, or as little as a letter.
  static func thumbnailWidth(in list: Rect, _ look: PictureLook) -> Int {
    list.width < 60 || [.letters, .none].contains(look.style) ? 0 : 3
  }

  static func top(of scanner: ScannerState, height: Int) -> Int {
    max(0, min(scanner.cursor - height / 2, scanner.lineCount - height))
  }

  /// The row at a cell; nil for none.
  static func row(of scanner: ScannerState, x: Int, y: Int, in area: Rect) -> Int? {
    let list = Rect(x: area.x, y: area.y + 3, width: area.width, height: area.height - 6)
    guard list.contains(x: x, y: y) else { return nil }
    return y - list.y + top(of: scanner, height: list.height)
  }
}

extension ScannerRow {
  /// The last part of the photo's name, and the page.
  fileprivate var name: String { path.name + (key.page.map { " (\($0))" } ?? "") }

  fileprivate func style(_ theme: Theme) -> Style {
    switch status {
    case .resolved, .assigned, .grouped: theme.good
    case .ambiguous, .pending, .unknown: theme.warning
    case .failed, .unread, .unreadable: theme.error
    case .dismissed: theme.faint
    }
  }
}
