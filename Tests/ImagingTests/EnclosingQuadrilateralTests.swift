import Foundation
import Imaging
import TestSupport
import Testing

/// The rectangle around the points that a reader reports.
struct EnclosingQuadrilateralTests {
  /// Corners of a rectangle of 100 × 40 around (300, 200), turned clockwise by an angle.
  private func corners(turnedBy degrees: Double) -> [Point] {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    return [(-50.0, -20.0), (50, -20), (50, 20), (-50, 20)].map { x, y in
      Point(x: 300 + x * c - y * s, y: 200 + x * s + y * c)
    }
  }

  @Test("a turned rectangle is found again, its first edge along the reading")
  func turnedRectangles() {
    var random = SeededRandom(seed: 11)
    for degrees in stride(from: 0.0, to: 360, by: 3.7) {
      let expected = corners(turnedBy: degrees)
      // The corners in any order, and points between them.
      var points = expected
      for _ in 0..<30 {
        let u = Double.random(in: 0...1, using: &random)
        let v = Double.random(in: 0...1, using: &random)
        let (a, b, d) = (expected[0], expected[1], expected[3])
        points.append(
          Point(
            x: a.x + u * (b.x - a.x) + v * (d.x - a.x), y: a.y + u * (b.y - a.y) + v * (d.y - a.y)))
      }
      points.shuffle(using: &random)
      let direction = Point(x: cos(degrees * .pi / 180), y: sin(degrees * .pi / 180))
      let quad = Quadrilateral(enclosing: points, readingTowards: direction)
      for (corner, wanted) in zip(quad.corners, expected) {
        #expect(corner.distance(to: wanted) < 1e-6, "at \(degrees)°")
      }
    }
  }

  @Test("a direction known to the nearest quarter turn is enough")
  func roughDirection() {
    for quarter in 0..<4 {
      let direction = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)][quarter]
      for tilt in stride(from: -40.0, through: 40, by: 8) {
        let expected = corners(turnedBy: Double(quarter) * 90 + tilt)
        let quad = Quadrilateral(
          enclosing: expected.reversed(), readingTowards: Point(x: direction.0, y: direction.1))
        #expect(quad.corners[0].distance(to: expected[0]) < 1e-6, "\(quarter) × 90° and \(tilt)°")
        #expect(quad.corners[1].distance(to: expected[1]) < 1e-6, "\(quarter) × 90° and \(tilt)°")
      }
    }
  }

  @Test("random points all lie within it, and no other rectangle around them is smaller")
  func leastArea() {
    var random = SeededRandom(seed: 12)
    for _ in 0..<40 {
      let points = (0..<Int.random(in: 3...30, using: &random)).map { _ in
        Point(
          x: Double(Int.random(in: 0...200, using: &random)),
          y: Double(Int.random(in: 0...80, using: &random)))
      }
      let quad = Quadrilateral(enclosing: points, readingTowards: Point(x: 1, y: 0))
      #expect(signedArea(quad) >= -1e-9, "the corners run clockwise")
      for point in points { #expect(isInside(point, quad)) }
      for degrees in stride(from: 0.0, to: 90, by: 1) {
        let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        let along = points.map { $0.x * c + $0.y * s }
        let across = points.map { $0.y * c - $0.x * s }
        let area = extent(along) * extent(across)
        #expect(signedArea(quad) <= area + 1e-6, "a rectangle at \(degrees)° is smaller")
      }
    }
  }

  @Test("no points and one point give a rectangle without extent")
  func few() {
    let none = Quadrilateral(enclosing: [], readingTowards: Point(x: 1, y: 0))
    #expect(none.corners == [Point](repeating: Point(x: 0, y: 0), count: 4))
    let point = Point(x: 7, y: 9)
    for points in [[point], [point, point, point]] {
      let quad = Quadrilateral(enclosing: points, readingTowards: Point(x: 1, y: 0))
      #expect(quad.corners == [Point](repeating: point, count: 4))
    }
  }

  @Test("points on one line give a rectangle without height that reads the right way")
  func line() {
    let points = [3.0, 1, 2, 2].map { Point(x: 10 * $0, y: 20 * $0) }
    for (direction, first) in [(1.0, points[1]), (-1.0, points[0])] {
      let quad = Quadrilateral(
        enclosing: points, readingTowards: Point(x: direction, y: 2 * direction))
      #expect(abs(signedArea(quad)) < 1e-9)
      #expect(quad.corners[0].distance(to: first) < 1e-9)
      #expect(quad.corners[0].distance(to: quad.corners[1]) > 44)
    }
  }

  @Test("a direction of no length still gives corners around the points")
  func noDirection() {
    let expected = corners(turnedBy: 20)
    let quad = Quadrilateral(enclosing: expected, readingTowards: Point(x: 0, y: 0))
    #expect(abs(signedArea(quad) - 4000) < 1e-6)
    #expect(quad.center.distance(to: Point(x: 300, y: 200)) < 1e-9)
  }

  private func extent(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }

  /// Positive for corners clockwise on the screen, where y runs downwards.
  private func signedArea(_ quad: Quadrilateral) -> Double {
    (0..<4).reduce(0) { sum, index in
      let (a, b) = (quad.corners[index], quad.corners[(index + 1) % 4])
      return sum + (a.x * b.y - b.x * a.y) / 2
    }
  }

  private func isInside(_ point: Point, _ quad: Quadrilateral) -> Bool {
    (0..<4).allSatisfy { index in
      let (a, b) = (quad.corners[index], quad.corners[(index + 1) % 4])
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= -1e-6
    }
  }
}
