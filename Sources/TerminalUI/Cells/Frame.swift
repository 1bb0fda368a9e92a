import Text

/// A place on a screen that one character takes.
public struct Cell: Sendable, Hashable {
  /// What is seen; empty in the second column of a wide character.
  public var text: String
  public var style: Style

  public static let blank = Cell(text: " ", style: .plain)
}

/// What a terminal shows at one moment: rows of cells, and where the cursor is.
///
/// Nothing that a terminal could act on gets in: text is made safe on its way.
public struct Frame: Sendable, Hashable {
  /// In columns.
  public let width: Int
  /// In rows.
  public let height: Int
  /// Where the user types, as column and row; nil where nothing is typed.
  public var cursor: Position?
  private(set) var cells: [Cell]
  /// Pictures in pixels, over cells that are blank.
  var pictures: [FramePicture] = []
  /// All photos that are seen, whether they are there yet or not.
  var wanted: [PictureRequest] = []

  /// A cell's column and row.
  public struct Position: Sendable, Hashable {
    public let x: Int
    public let y: Int

    public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
  }

  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: .blank, count: self.width * self.height)
  }

  public var bounds: Rect { Rect(width: width, height: height) }

  public subscript(x: Int, y: Int) -> Cell { cells[y * width + x] }

  /// The cells of a row, from left to right.
  public func row(_ y: Int) -> ArraySlice<Cell> { cells[y * width..<(y + 1) * width] }

  /// Writes text from a cell on, as far as it fits.
  ///
  /// - Parameter limit: How many columns it may take; nil for all to the right.
  /// - Returns: How many columns it took.
  @discardableResult
  public mutating func write(
    _ text: String, x: Int, y: Int, _ style: Style = .plain, limit: Int? = nil
  ) -> Int {
    guard (0..<height).contains(y) else { return 0 }
    let end = min(width, limit.map { x + $0 } ?? width)
    var column = x
    for character in text.safeForTerminal {
      let size = character.displayWidth
      // A mark without a letter below it would move what follows.
      guard size > 0 else { continue }
      guard column + size <= end else { break }
      if column >= 0 { put(character, size, x: column, y: y, style) }
      column += size
    }
    return max(0, column - x)
  }

  /// Gives cells a style and leaves their text.
  public mutating func paint(_ rect: Rect, _ style: Style) {
    let rect = bounds.intersection(rect)
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width {
        cells[y * width + x].style = style
      }
    }
  }

  /// Fills a part with one character of one column.
  public mutating func fill(_ rect: Rect, _ character: Character = " ", _ style: Style = .plain) {
    let rect = bounds.intersection(rect)
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width {
        put(character, 1, x: x, y: y, style)
      }
    }
  }

  private mutating func put(_ character: Character, _ size: Int, x: Int, y: Int, _ style: Style) {
    let index = y * width + x
    // Half of a wide character cannot stay.
    if cells[index].text.isEmpty, x > 0 { cells[index - 1].text = " " }
    if x + size < width, cells[index + size].text.isEmpty { cells[index + size].text = " " }
    cells[index] = Cell(text: String(character), style: style)
    if size == 2 { cells[index + 1] = Cell(text: "", style: style) }
  }
}

extension Frame {
  /// The rows as text, without the spaces at their ends.
  public var text: String {
    (0..<height).map { y in
      let line = row(y).map(\.text).joined()
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
