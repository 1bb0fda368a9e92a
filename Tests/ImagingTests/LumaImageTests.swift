import Imaging
import Testing

/// The plane of pixels that decoders make and readers read.
struct LumaImageTests {
  @Test("a row is as long as the picture is wide, unless padding is told")
  func stride() {
    let plain = LumaImage(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    #expect(plain.stride == 3)
    #expect(plain.scale == 1)
    let padded = LumaImage(width: 3, height: 2, stride: 4, pixels: [1, 2, 3, 0, 4, 5, 6, 0])
    #expect(padded.stride == 4)
    #expect(padded != plain)
  }

  @Test("moving a quadrilateral moves each corner, in order")
  func map() {
    let quad = Quadrilateral(
      Point(x: 1, y: 2), Point(x: 3, y: 2), Point(x: 3, y: 4), Point(x: 1, y: 4))
    let moved = quad.map { Point(x: $0.x * 10, y: $0.y + 1) }
    #expect(
      moved.corners == [
        Point(x: 10, y: 3), Point(x: 30, y: 3), Point(x: 30, y: 5), Point(x: 10, y: 5),
      ])
    #expect(quad.center == Point(x: 2, y: 3))
  }
}
