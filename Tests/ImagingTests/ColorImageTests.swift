import Imaging
import TestSupport
import Testing

/// Pictures in colour: turned upright and made smaller.
struct ColorImageTests {
  private static func noise(width: Int, height: Int) -> ColorImage {
    var random = SeededRandom(seed: UInt64(width * 1000 + height))
    func level() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
    return ColorImage(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in RGB(red: level(), green: level(), blue: level()) })
  }

  /// The mean over the area of each new pixel, by counting a fine grid of points in it.
  private static func mean(of image: ColorImage, width: Int, height: Int) -> [[Double]] {
    (0..<width * height).map { index in
      var sums = [0.0, 0.0, 0.0]
      // So many points a side that each lies within one pixel, equally many in equal parts.
      for row in 0..<image.height {
        for column in 0..<image.width {
          let x = (index % width * image.width + column) / width
          let y = (index / width * image.height + row) / height
          let color = image.pixels[y * image.width + x]
          sums[0] += Double(color.red)
          sums[1] += Double(color.green)
          sums[2] += Double(color.blue)
        }
      }
      return sums.map { $0 / Double(image.width * image.height) }
    }
  }

  @Test(
    "each pixel of a smaller picture is the mean of its area",
    arguments: [(12, 8, 6), (13, 7, 5), (7, 13, 12), (30, 1, 7), (1, 30, 4), (9, 9, 1)])
  func areas(width: Int, height: Int, side: Int) {
    let image = Self.noise(width: width, height: height)
    let reduced = image.reduced(toLongestSide: side)
    #expect(max(reduced.width, reduced.height) == side)
    let wanted = Self.mean(of: image, width: reduced.width, height: reduced.height)
    for (color, mean) in zip(reduced.pixels, wanted) {
      #expect(abs(Double(color.red) - mean[0]) <= 0.5)
      #expect(abs(Double(color.green) - mean[1]) <= 0.5)
      #expect(abs(Double(color.blue) - mean[2]) <= 0.5)
    }
  }

  @Test("a picture that is small enough stays as it is")
  func smallEnough() {
    let image = Self.noise(width: 20, height: 11)
    #expect(image.reduced(toLongestSide: 20) == image)
    #expect(image.reduced(toLongestSide: 500) == image)
    let empty = ColorImage(width: 0, height: 0, pixels: [])
    #expect(empty.reduced(toLongestSide: 5) == empty)
    #expect(empty.upright(.right).pixels.isEmpty)
  }

  @Test("a side of a long and narrow picture never vanishes")
  func narrow() {
    let reduced = Self.noise(width: 900, height: 2).reduced(toLongestSide: 30)
    #expect((reduced.width, reduced.height) == (30, 1))
  }

  @Test("rows that do not come are white, rows too many do nothing")
  func missingRows() {
    let black = [RGB](repeating: RGB(red: 0, green: 0, blue: 0), count: 4)
    var few = AreaReducer(width: 4, height: 4, longestSide: 2)
    var many = few
    black.withUnsafeBufferPointer { row in
      for _ in 0..<3 { few.add(row) }
      for _ in 0..<9 { many.add(row) }
    }
    #expect(few.finish().pixels.map(\.red) == [0, 0, 128, 128])
    #expect(many.finish().pixels.map(\.red) == [0, 0, 0, 0])
  }

  @Test(
    "every orientation moves each pixel where it moves points",
    arguments: ImageOrientation.allCases)
  func upright(orientation: ImageOrientation) {
    for (width, height) in [(5, 3), (1, 4), (4, 1), (1, 1)] {
      let image = Self.noise(width: width, height: height)
      let turned = image.upright(orientation)
      #expect((turned.width == height && turned.height == width) || !orientation.swapsAxes)
      for y in 0..<height {
        for x in 0..<width {
          let place = orientation.upright(
            Point(x: Double(x) + 0.5, y: Double(y) + 0.5), width: width, height: height)
          #expect(
            turned.pixels[Int(place.y) * turned.width + Int(place.x)]
              == image.pixels[y * width + x])
        }
      }
    }
  }
}
