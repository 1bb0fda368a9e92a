import Imaging

/// Reduces a picture to the means of four pixels side by side, in every fourth row: there soft edges are seen.
struct RowReducer {
  /// How many pixels side by side are taken together.
  static let reduction = 4

  private let image: LumaImage
  private let (width, height): (Int, Int)
  private var means: [UInt8]
  /// The first row that is not reduced yet.
  private var next = 0

  init(_ image: LumaImage) {
    self.image = image
    (width, height) = (image.width / Self.reduction, image.height / Self.reduction)
    means = [UInt8](repeating: 0, count: width * height)
  }

  /// The reduced picture, of those rows that have been reduced.
  var picture: LumaImage { LumaImage(width: width, height: height, pixels: means) }

  /// Goes on to a row of the picture, which is not reduced any more.
  mutating func reduce(upTo end: Int) {
    let (image, width, first) = (image, width, next)
    // The middle one of four.
    let last = min(height, (end + Self.reduction / 2 - 1) / Self.reduction)
    guard last > first else { return }
    next = last
    means.withUnsafeMutableBufferPointer { means in
      image.pixels.withUnsafeBufferPointer { pixels in
        for y in first..<last {
          let row = pixels[((y * Self.reduction + Self.reduction / 2) * image.stride)...]
          Self.reduce(
            UnsafeBufferPointer(rebasing: row.prefix(width * Self.reduction)),
            to: UnsafeMutableBufferPointer(rebasing: means[y * width..<(y + 1) * width]))
        }
      }
    }
  }

  /// The mean of each four pixels.
  private static func reduce(
    _ row: UnsafeBufferPointer<UInt8>, to means: UnsafeMutableBufferPointer<UInt8>
  ) {
    let pixels = UnsafeRawBufferPointer(row)
    var x = 0
    while x + 8 <= means.count {
      let words = pixels.loadUnaligned(fromByteOffset: reduction &* x, as: SIMD8<UInt32>.self)
      UnsafeMutableRawBufferPointer(means).storeBytes(
        of: mean(ofFour: words), toByteOffset: x, as: SIMD8<UInt8>.self)
      x += 8
    }
    for x in x..<means.count {
      let word = pixels.loadUnaligned(fromByteOffset: reduction &* x, as: UInt32.self)
      means[x] = mean(ofFour: SIMD8(repeating: word))[0]
    }
  }

  /// The mean of the bytes of each word, added in two pairs and then to each other.
  @inline(__always)
  private static func mean(ofFour words: SIMD8<UInt32>) -> SIMD8<UInt8> {
    let pairs = (words & 0x00FF_00FF) &+ ((words &>> 8) & 0x00FF_00FF)
    return SIMD8(truncatingIfNeeded: ((pairs &+ (pairs &>> 16)) & 0xFFFF) &>> 2)
  }
}
