import Imaging

/// A picture in cells of a terminal: each shows two pixels, one above the other, or one letter where there
/// are no colours.
struct CellPicture: Sendable, Hashable {
  /// In cells.
  let width: Int
  /// In cells.
  let height: Int
  /// Twice as many rows as there are cells.
  private var pixels: [RGB]
  /// Whether a pixel is a part of an outline.
  private var isOutlined: [Bool]

  private static let outline = RGB(red: 0, green: 255, blue: 0)
  /// From dark to light.
  private static let letters = Array(" .:-=+*#%@")

  /// The picture as large as it can be in so many cells, with its sides in their proportion. A cell is
  /// taken for twice as high as it is wide.
  init(_ picture: PhotoPicture, width: Int, height: Int) {
    let image = picture.image
    guard image.width > 0, image.height > 0, width > 0, height > 0 else {
      (self.width, self.height, pixels, isOutlined) = (0, 0, [], [])
      return
    }
    let scale = min(
      Double(width) / Double(image.width), Double(2 * height) / Double(image.height))
    self.width = max(1, min(width, Int((Double(image.width) * scale).rounded())))
    self.height = max(1, min(height, Int((Double(image.height) * scale / 2).rounded())))
    let (columns, rows) = (self.width, 2 * self.height)
    pixels = (0..<rows).flatMap { y in
      (0..<columns).map { x in
        image.mean(
          columns: x * image.width / columns..<(x + 1) * image.width / columns,
          rows: y * image.height / rows..<(y + 1) * image.height / rows)
      }
    }
    isOutlined = Array(repeating: false, count: pixels.count)
    let (x, y) = (Double(columns) / Double(image.width), Double(rows) / Double(image.height))
    for quad in picture.outlines {
      let corners = quad.corners.map { Point(x: $0.x * x, y: $0.y * y) }
      for index in corners.indices { draw(from: corners[index], to: corners[(index + 1) % 4]) }
    }
  }

  private mutating func draw(from a: Point, to b: Point) {
    let length = a.distance(to: b)
    // Numbers of a broken file may be anything.
    guard length.isFinite, length < 10_000 else { return }
    let steps = max(1, Int((2 * length).rounded(.up)))
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      let (x, y) = (a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)
      guard x >= 0, y >= 0, x < Double(width), y < Double(2 * height) else { continue }
      isOutlined[Int(y) * width + Int(x)] = true
      pixels[Int(y) * width + Int(x)] = Self.outline
    }
  }

  /// The colours of a cell's upper and lower half.
  func style(x: Int, y: Int) -> Style {
    let (top, bottom) = (pixels[2 * y * width + x], pixels[(2 * y + 1) * width + x])
    return Style(
      .rgb(top.red, top.green, top.blue), on: .rgb(bottom.red, bottom.green, bottom.blue))
  }

  /// A letter as light as the cell; `O` on an outline.
  func letter(x: Int, y: Int) -> Character {
    let (top, bottom) = (2 * y * width + x, (2 * y + 1) * width + x)
    guard !isOutlined[top], !isOutlined[bottom] else { return "O" }
    let light = (pixels[top].light + pixels[bottom].light) / 2
    return Self.letters[min(Self.letters.count - 1, light * Self.letters.count / 256)]
  }
}

extension Frame {
  /// Draws a picture in the middle of a part of the frame.
  mutating func draw(_ picture: PhotoPicture, in area: Rect, _ theme: Theme) {
    let cells = CellPicture(picture, width: area.width, height: area.height)
    let place = area.centered(width: cells.width, height: cells.height)
    for y in 0..<cells.height {
      for x in 0..<cells.width {
        if theme.hasColors && !theme.isASCII {
          write("▀", x: place.x + x, y: place.y + y, cells.style(x: x, y: y))
        } else {
          write(String(cells.letter(x: x, y: y)), x: place.x + x, y: place.y + y, theme.text)
        }
      }
    }
  }
}

extension RGB {
  /// How light it is, from 0 to 255 (ITU-R BT.601).
  fileprivate var light: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000 }
}

extension ColorImage {
  /// The mean colour of a part; of an empty one that of the pixel where it would begin.
  fileprivate func mean(columns: Range<Int>, rows: Range<Int>) -> RGB {
    let columns = columns.isEmpty ? columns.lowerBound..<columns.lowerBound + 1 : columns
    let rows = rows.isEmpty ? rows.lowerBound..<rows.lowerBound + 1 : rows
    var (red, green, blue) = (0, 0, 0)
    for y in rows {
      for pixel in pixels[y * width + columns.lowerBound..<y * width + columns.upperBound] {
        red += Int(pixel.red)
        green += Int(pixel.green)
        blue += Int(pixel.blue)
      }
    }
    let count = columns.count * rows.count
    return RGB(
      red: UInt8(red / count), green: UInt8(green / count), blue: UInt8(blue / count))
  }
}
