/// A gray picture to draw on: 0 is black, 255 is white.
public struct GrayPicture: Sendable, Equatable {
  public let width: Int
  public let height: Int
  /// Row by row, without padding.
  public private(set) var pixels: [UInt8]

  public init(width: Int, height: Int, filledWith level: UInt8 = 255) {
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: level, count: width * height)
  }

  public subscript(x: Int, y: Int) -> UInt8 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Draws another picture with its top left corner at (x, y); it has to fit.
  public mutating func draw(_ other: GrayPicture, x: Int, y: Int) {
    for row in 0..<other.height {
      for column in 0..<other.width {
        self[x + column, y + row] = other[column, row]
      }
    }
  }

  /// The picture with light for dark.
  public var negative: GrayPicture {
    var picture = self
    for index in pixels.indices { picture.pixels[index] = 255 - pixels[index] }
    return picture
  }

  /// The picture turned clockwise by so many quarter turns.
  public func turned(quarters: Int) -> GrayPicture {
    var picture = self
    for _ in 0..<quarters {
      let before = picture
      picture = GrayPicture(width: before.height, height: before.width)
      for y in 0..<before.height {
        for x in 0..<before.width {
          picture[before.height - 1 - y, x] = before[x, y]
        }
      }
    }
    return picture
  }
}
