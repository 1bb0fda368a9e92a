/// Four corners in an image, in pixels, clockwise as seen by the viewer.
///
/// For a linear barcode the first corner is where reading starts, so that the first edge runs along
/// the direction of reading.
public struct Quadrilateral: Sendable, Hashable, Codable {
  public var corners: [Point]

  public init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    corners = [a, b, c, d]
  }

  /// The mean of the four corners.
  public var center: Point {
    Point(
      x: corners.reduce(0) { $0 + $1.x } / 4,
      y: corners.reduce(0) { $0 + $1.y } / 4)
  }

  /// The same shape with its sides moved outwards by a distance in pixels, where it is a rectangle;
  /// nearly that where it is not.
  public func grown(by distance: Double) -> Quadrilateral {
    let corners = corners
    let moved = corners.indices.map { index in
      // Away from both neighbours, each by the distance.
      [1, 3].reduce(corners[index]) { point, step in
        let neighbour = corners[(index + step) % 4]
        let length = corners[index].distance(to: neighbour)
        guard length > 0 else { return point }
        return Point(
          x: point.x + (corners[index].x - neighbour.x) / length * distance,
          y: point.y + (corners[index].y - neighbour.y) / length * distance)
      }
    }
    return Quadrilateral(moved[0], moved[1], moved[2], moved[3])
  }

  /// The same shape with every corner passed through `transform`.
  public func map(_ transform: (Point) -> Point) -> Quadrilateral {
    let moved = corners.map(transform)
    return Quadrilateral(moved[0], moved[1], moved[2], moved[3])
  }
}
