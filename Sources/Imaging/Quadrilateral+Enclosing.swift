extension Quadrilateral {
  /// The rectangle of smallest area around `points`, its first edge along the side that is nearest to
  /// `direction`.
  ///
  /// One side of that rectangle lies on an edge of the convex hull (Freeman and Shapira, 1975), so
  /// trying each edge finds it. Fewer than two distinct points give a rectangle without extent.
  public init(enclosing points: [Point], readingTowards direction: Point) {
    let hull = Self.convexHull(of: points)
    guard let first = hull.first else {
      self.init(Point(x: 0, y: 0), Point(x: 0, y: 0), Point(x: 0, y: 0), Point(x: 0, y: 0))
      return
    }
    guard hull.count > 1 else {
      self.init(first, first, first, first)
      return
    }
    var best = (area: Double.infinity, corners: [first, first, first, first])
    for (a, b) in zip(hull, hull.dropFirst() + hull.prefix(1)) {
      let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      guard length > 0 else { continue }
      let (ux, uy) = ((b.x - a.x) / length, (b.y - a.y) / length)
      let along = hull.map { $0.x * ux + $0.y * uy }
      let across = hull.map { $0.y * ux - $0.x * uy }
      let (u0, u1) = (along.min() ?? 0, along.max() ?? 0)
      let (v0, v1) = (across.min() ?? 0, across.max() ?? 0)
      if (u1 - u0) * (v1 - v0) < best.area {
        let corners = [(u0, v0), (u1, v0), (u1, v1), (u0, v1)].map { u, v in
          Point(x: u * ux - v * uy, y: u * uy + v * ux)
        }
        best = ((u1 - u0) * (v1 - v0), corners)
      }
    }
    // The corners run clockwise; start with the edge that points where reading goes.
    let start =
      (0..<4).max { i, j in
        func agreement(_ k: Int) -> Double {
          let (a, b) = (best.corners[k], best.corners[(k + 1) % 4])
          let (dx, dy) = (b.x - a.x, b.y - a.y)
          let length = (dx * dx + dy * dy).squareRoot()
          return length > 0 ? (dx * direction.x + dy * direction.y) / length : 0
        }
        return agreement(i) < agreement(j)
      } ?? 0
    let c = (0..<4).map { best.corners[(start + $0) % 4] }
    self.init(c[0], c[1], c[2], c[3])
  }

  /// Andrew's monotone chain (1979), counter-clockwise in a frame whose y axis points upwards.
  static func convexHull(of points: [Point]) -> [Point] {
    let sorted = Set(points).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    func chain(_ points: some Sequence<Point>) -> [Point] {
      var hull: [Point] = []
      for p in points {
        while hull.count >= 2 {
          let (a, b) = (hull[hull.count - 2], hull[hull.count - 1])
          guard (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) <= 0 else { break }
          hull.removeLast()
        }
        hull.append(p)
      }
      return hull.dropLast()
    }
    return chain(sorted) + chain(sorted.reversed())
  }
}
