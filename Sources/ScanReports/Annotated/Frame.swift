import Imaging

/// A rectangle parallel to the picture's edges, in pixels.
struct Frame: Equatable {
  var x: Double
  var y: Double
  let width: Double
  let height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The bounding box of a quadrilateral.
  init(around quad: Quadrilateral) {
    let (xs, ys) = (quad.corners.map(\.x), quad.corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  func intersects(_ other: Frame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }

  /// The rectangle moved into a picture by the shortest way. One that is too large keeps its top
  /// left corner visible.
  func moved(intoWidth width: Double, height: Double, margin: Double) -> Frame {
    var moved = self
    moved.x = max(margin, min(x, width - self.width - margin))
    moved.y = max(margin, min(y, height - self.height - margin))
    return moved
  }
}
