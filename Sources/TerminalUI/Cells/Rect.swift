/// A part of a frame, in columns and rows counted from its upper left corner.
public struct Rect: Sendable, Hashable {
  public var x: Int
  public var y: Int
  /// In columns; never under 0.
  public var width: Int
  /// In rows; never under 0.
  public var height: Int

  public init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  public var isEmpty: Bool { width == 0 || height == 0 }

  public func contains(x column: Int, y row: Int) -> Bool {
    (x..<x + width).contains(column) && (y..<y + height).contains(row)
  }

  /// Without a margin on each side.
  public func inset(horizontally columns: Int = 0, vertically rows: Int = 0) -> Rect {
    Rect(x: x + columns, y: y + rows, width: width - 2 * columns, height: height - 2 * rows)
  }

  /// The part that both have.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }

  /// The rows above a line, and the rest.
  public func split(top rows: Int) -> (top: Rect, rest: Rect) {
    let rows = min(max(0, rows), height)
    return (
      Rect(x: x, y: y, width: width, height: rows),
      Rect(x: x, y: y + rows, width: width, height: height - rows)
    )
  }

  /// The columns to the left of a line, and the rest.
  public func split(left columns: Int) -> (left: Rect, rest: Rect) {
    let columns = min(max(0, columns), width)
    return (
      Rect(x: x, y: y, width: columns, height: height),
      Rect(x: x + columns, y: y, width: width - columns, height: height)
    )
  }

  /// A part in the middle, no larger than this one.
  public func centered(width: Int, height: Int) -> Rect {
    let (width, height) = (min(width, self.width), min(height, self.height))
    return Rect(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width,
      height: height)
  }
}
