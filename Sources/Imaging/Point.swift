/// A position in an image, in pixels: x to the right, y downwards, (0, 0) at the top left corner of
/// the top left pixel.
public struct Point: Sendable, Hashable, Codable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Point {
  /// The length of the straight line to another point, in pixels.
  public func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
