/// A straight line of samples through a picture, in 1/65536 of a pixel.
struct SamplingLine {
  /// The first sample, and the step from each to the next.
  let (x, y, dx, dy): (Int, Int, Int, Int)
  /// The last position that has pixels on its right and below.
  let (lastX, lastY): (Int, Int)

  /// Whether its first and its last sample, and so all between, are in the picture.
  func isInside(_ count: Int) -> Bool {
    let ends = (x: x &+ (count - 1) &* dx, y: y &+ (count - 1) &* dy)
    return min(x, ends.x) >= 0 && max(x, ends.x) <= lastX && min(y, ends.y) >= 0
      && max(y, ends.y) <= lastY
  }

  init(
    region: BarRegion, offset v: Double, step: Double, columns: Int, width: Int, height: Int
  ) {
    let (axis, rise) = (region.across, region.rise)
    // Where the bars fan out, the symbol is wider on lines further down, or narrower.
    let stretch = step * (1 - v * region.fan)
    let start = stretch * (0.5 - Double(columns) / 2) + region.shift(along: v)
    func fixed(_ value: Double) -> Int { Int((value * 65536).rounded()) }
    // Point (0, 0) is the corner of a pixel; its value is that of its middle.
    let first = region.point(across: start, along: v)
    x = fixed(first.x - 0.5)
    y = fixed(first.y - 0.5)
    dx = fixed((axis.x - axis.y * rise) * stretch)
    dy = fixed((axis.y + axis.x * rise) * stretch)
    lastX = max(0, ((width - 1) << 16) - 1)
    lastY = max(0, ((height - 1) << 16) - 1)
  }
}
