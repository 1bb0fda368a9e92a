/// Where the parts of the app are on the screen.
public struct AppLayout: Sendable, Hashable {
  /// The smallest screen on which the app can be used, in columns and rows.
  static let minimum = (width: 40, height: 15)
  /// The width from which on there are two columns.
  public static let twoColumns = 110

  let tabs: Rect
  /// The names of the screens that lead to the one in front.
  let title: Rect
  let body: Rect
  /// A line about what was done.
  let notice: Rect
  let footer: Rect
  /// Of a sheet, its border included.
  let sheet: Rect
  /// Where the page in front is drawn.
  let front: Rect

  init(width: Int, height: Int, hasSheet: Bool = false) {
    let (tabs, below) = Rect(width: width, height: height).split(top: 1)
    let (title, rest) = below.split(top: 1)
    let (body, lines) = rest.split(top: rest.height - 2)
    (self.tabs, self.title, self.body) = (tabs, title, body)
    (notice, footer) = lines.split(top: 1)
    let margin = width >= 100 ? 4 : width >= 70 ? 1 : 0
    sheet = Rect(
      x: margin, y: title.y, width: width - 2 * margin, height: title.height + body.height)
    front = hasSheet ? sheet.inset(horizontally: 2, vertically: 1) : body
  }

  /// Whether the screen is too small for the app.
  static func isTooSmall(width: Int, height: Int) -> Bool {
    width < minimum.width || height < minimum.height
  }
}
