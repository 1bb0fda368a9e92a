import Imaging

extension LumaImage {
  /// The picture with each pixel four times: a difference of neighbours in it is one of neighbours here, which
  /// shows the finest bars. Up to 0.75 megapixels, a cell is half as wide too.
  var doubled: LumaImage {
    let (width, height, stride) = (2 * width, 2 * height, stride)
    let doubled = [UInt8](unsafeUninitializedCapacity: width * height) { doubled, count in
      pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<height {
          for x in 0..<width { doubled[y * width + x] = pixels[y / 2 * stride + x / 2] }
        }
      }
      count = width * height
    }
    return LumaImage(width: width, height: height, pixels: doubled)
  }
}

extension Point {
  /// The same place in a picture of half the width and height.
  var inHalfThePicture: Point { Point(x: x / 2, y: y / 2) }
}

extension BarRegion {
  /// The same place in a picture of half the width and height.
  var inHalfThePicture: BarRegion {
    BarRegion(
      center: center.inHalfThePicture, angle: angle, length: length / 2, height: height / 2,
      fan: fan * 2, bend: bend * 2, rise: rise, score: score)
  }
}
