import AppNavigation
import Files
import Library

/// A screen and where the user is in it.
struct Page: Sendable, Hashable {
  /// Nil until it is read.
  private(set) var screen: Screen?
  private(set) var rows = PageRows(screen: nil)
  /// Why the screen cannot be shown, in words; nil where it can.
  private(set) var problem: String?
  /// The row that keys act on, counted from 0.
  private(set) var cursor = 0
  /// The first row that is seen.
  private(set) var top = 0
  /// What was typed into the fields, from the first to the last.
  var typed: [String] = []
  /// Which records of a long list are shown, and how.
  var query = CollectionQuery()
  /// Whether records are shown by their covers.
  var isGrid = false
  /// Whether the photo of the record stands beside what is known of it.
  var isAlbum = false
  /// Which of the photos of the record is shown, counted from 0.
  private var photoIndex = 0
  /// Whether keys type into the filter of the list.
  var isFiltering = false
  /// The copies that are marked.
  var marks: Set<CollectionItem.ID> = []
  /// Whether the rows are still those of an earlier query.
  private(set) var isAsking = false
  /// Whether the library has changed since it was read.
  var isStale = false

  /// Shows a newer screen in its place; the user stays where they are.
  ///
  /// - Parameter width: The columns that a row has.
  mutating func show(_ screen: Screen, width: Int) {
    let isFirst = self.screen == nil
    self.screen = screen
    problem = nil
    (isStale, isAsking) = (false, false)
    rows = PageRows(screen: screen, width: width)
    let values = rows.fields.map(\.value)
    if typed.count != values.count { typed = values }
    cursor = isFirst ? 0 : min(cursor, max(0, rows.count - 1))
    cursor = rows.selectable(from: cursor, by: 1) ?? rows.selectable(from: cursor, by: -1) ?? cursor
  }

  /// Shows another list in its place, from its first row.
  mutating func ask(_ query: CollectionQuery) {
    self.query = query
    (cursor, top, isAsking) = (0, 0, true)
  }

  mutating func fail(_ words: String) { (problem, isAsking) = (words, false) }

  /// The photo that is shown of the record that the page is about; nil for none.
  var photo: PhotoPath? {
    let photos = screen?.photos ?? []
    guard isAlbum, !photos.isEmpty else { return rows.firstPhoto }
    return PhotoPath(bytes: photos[min(photoIndex, photos.count - 1)])
  }

  /// Which of several photos is shown, such as "photo 2 of 3"; nil for one or none.
  var photoWords: String? {
    guard isAlbum, let count = screen?.photos.count, count > 1 else { return nil }
    return "photo \(min(photoIndex, count - 1) + 1) of \(count)"
  }

  /// Shows another photo of the record; after the last one comes the first.
  mutating func stepPhotos(by steps: Int) {
    guard let count = screen?.photos.count, count > 1 else { return }
    photoIndex = (min(photoIndex, count - 1) + steps + count) % count
  }

  /// The row that keys act on; nil for none.
  var selected: PageRows.Row? { cursor < rows.count ? rows[cursor] : nil }

  /// The copy in a row; nil for a row of something else.
  func copy(at position: Int) -> CollectionItem.ID? {
    guard position < rows.count, case .record(let record) = rows[position],
      case .copy(let item) = record.source
    else { return nil }
    return item.id
  }

  /// The copies that an action is meant for: those that are marked, else the one in front.
  var copiesInFront: [CollectionItem.ID] {
    marks.isEmpty ? copy(at: cursor).map { [$0] } ?? [] : marks.sorted()
  }

  /// Marks the copy in front, or unmarks it.
  mutating func mark() {
    guard let copy = copy(at: cursor) else { return }
    if marks.remove(copy) == nil { marks.insert(copy) }
  }

  /// Moves the cursor by so many rows, over those that nothing can be done with.
  ///
  /// - Parameter columns: How many rows stand side by side.
  mutating func move(by steps: Int, height: Int, columns: Int = 1) {
    guard rows.count > 0 else { return }
    let wanted = min(max(0, cursor + steps), rows.count - 1)
    let direction = steps < 0 ? -1 : 1
    if let row = rows.selectable(from: wanted, by: direction)
      ?? rows.selectable(from: wanted, by: -direction)
    {
      // At the end of what can be chosen, the rest can still be read.
      if row == cursor {
        scroll(by: steps, height: height, columns)
      } else {
        cursor = row
      }
    } else {
      scroll(by: steps, height: height, columns)
      cursor = min(max(cursor, top), rows.count - 1)
      return
    }
    if cursor < top || cursor >= top + height * columns {
      reveal(height: height, columns: columns)
    }
  }

  /// Puts the cursor on a row, where something can be done with it.
  ///
  /// - Returns: whether it could.
  mutating func select(_ row: Int) -> Bool {
    guard row < rows.count, rows.isSelectable(row) else { return false }
    cursor = row
    return true
  }

  /// Scrolls so far that the cursor is seen, with the heading above it.
  mutating func reveal(height: Int, columns: Int = 1) {
    let first =
      columns == 1 && cursor > 0 && !rows.isSelectable(cursor - 1) ? cursor - 1 : cursor
    var line = min(top / columns, first / columns)
    line = max(line, cursor / columns - height + 1)
    scroll(to: line, height: height, columns)
  }

  /// Scrolls back where nothing is seen any more, because the list became shorter.
  ///
  /// - Returns: whether it had to.
  mutating func scrollBack(height: Int, columns: Int = 1) -> Bool {
    guard top > 0, top >= rows.count else { return false }
    scroll(to: top / columns, height: height, columns)
    return true
  }

  /// Shows the rows from this one on; the user stays on the row where they are.
  mutating func scroll(to row: Int) { top = max(0, min(row, rows.count - 1)) }

  private mutating func scroll(by steps: Int, height: Int, _ columns: Int) {
    scroll(to: (top + steps) / columns, height: height, columns)
  }

  private mutating func scroll(to line: Int, height: Int, _ columns: Int) {
    let lines = (rows.count + columns - 1) / columns
    top = max(0, min(line, lines - height)) * columns
  }
}
