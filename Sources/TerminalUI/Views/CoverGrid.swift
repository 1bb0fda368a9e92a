/// Covers side by side: where each is.
struct CoverGrid: Sendable, Hashable {
  /// Of a cover with the space to the next one: square where a cell is twice as high as it is wide.
  static let tile = (width: 18, height: 10)

  let area: Rect
  let columns: Int
  /// The lines of covers that are seen.
  let lines: Int

  init(in area: Rect) {
    self.area = area
    columns = max(1, (area.width - 1) / Self.tile.width)
    lines = max(1, area.height / Self.tile.height)
  }

  /// How many covers are seen.
  var count: Int { columns * lines }

  /// Where a cover is, counted from the first that is seen, and below it the lines about the record.
  func place(of index: Int) -> (cover: Rect, words: Rect) {
    let tile = Rect(
      x: area.x + 1 + index % columns * Self.tile.width,
      y: area.y + index / columns * Self.tile.height,
      width: min(Self.tile.width, area.width) - 2, height: min(Self.tile.height, area.height))
    let (cover, words) = tile.split(top: tile.height - 2)
    return (cover, words)
  }

  /// The cover at a cell; nil for none.
  func index(atX x: Int, y: Int) -> Int? {
    guard area.contains(x: x, y: y), x > area.x else { return nil }
    let column = (x - area.x - 1) / Self.tile.width
    let line = (y - area.y) / Self.tile.height
    return column < columns && line < lines ? line * columns + column : nil
  }
}

extension PageView {
  /// The row at a cell of a list, counted from 0; nil for none.
  static func row(of page: Page, x: Int, y: Int, in list: Rect) -> Int? {
    guard page.isGrid else { return y - list.y + page.top }
    return CoverGrid(in: list).index(atX: x, y: y).map { $0 + page.top }
  }
}
