import Imaging
import Testing

/// Quadrilaterals whose sides are moved outwards.
struct GrownQuadrilateralTests {
  @Test("the sides of a rectangle move by the distance, however it is turned")
  func rectangle() {
    let upright = Quadrilateral(
      Point(x: 10, y: 20), Point(x: 50, y: 20), Point(x: 50, y: 40), Point(x: 10, y: 40))
    let wanted = [
      Point(x: 7, y: 17), Point(x: 53, y: 17), Point(x: 53, y: 43), Point(x: 7, y: 43),
    ]
    #expect(upright.grown(by: 3).corners == wanted)
    let turn = { (point: Point) in
      Point(x: 0.6 * point.x - 0.8 * point.y, y: 0.8 * point.x + 0.6 * point.y)
    }
    for (found, right) in zip(upright.map(turn).grown(by: 3).corners, wanted.map(turn)) {
      #expect(found.distance(to: right) < 1e-9)
    }
  }

  @Test("a quadrilateral without extent stays where it is")
  func empty() {
    let point = Point(x: 5, y: 6)
    #expect(
      Quadrilateral(point, point, point, point).grown(by: 3).corners == [
        point, point, point, point,
      ])
  }
}
