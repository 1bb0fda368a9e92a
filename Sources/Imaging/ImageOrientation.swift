/// How a stored picture is turned to stand upright: the eight values of the EXIF tag 0x0112
/// (Exif 2.32, clause 4.6.4.A).
public enum ImageOrientation: UInt8, Sendable, CaseIterable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// Whether upright width and height are the stored height and width.
  public var swapsAxes: Bool { rawValue >= 5 }

  /// Where a point of the stored picture lies in the upright picture, both in pixels.
  ///
  /// - Parameters:
  ///   - point: a position in the stored picture.
  ///   - width: the stored picture's width in pixels.
  ///   - height: the stored picture's height in pixels.
  public func upright(_ point: Point, width: Int, height: Int) -> Point {
    let (x, y) = (point.x, point.y)
    let (w, h) = (Double(width), Double(height))
    return switch self {
    case .up: point
    case .upMirrored: Point(x: w - x, y: y)
    case .down: Point(x: w - x, y: h - y)
    case .downMirrored: Point(x: x, y: h - y)
    case .leftMirrored: Point(x: y, y: x)
    case .right: Point(x: h - y, y: x)
    case .rightMirrored: Point(x: h - y, y: w - x)
    case .left: Point(x: y, y: w - x)
    }
  }
}
