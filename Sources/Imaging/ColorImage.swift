/// A picture in colour, row-major, `height` rows of `width` pixels.
public struct ColorImage: Sendable, Equatable {
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  public let pixels: [RGB]

  /// Wraps pixels that are there already.
  ///
  /// - Precondition: `pixels` holds `height` rows of `width` pixels.
  public init(width: Int, height: Int, pixels: [RGB]) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension ColorImage {
  /// The picture turned upright, as it is to be for this orientation.
  public func upright(_ orientation: ImageOrientation) -> ColorImage {
    guard orientation != .up, !pixels.isEmpty else { return self }
    let (newWidth, newHeight) = orientation.swapsAxes ? (height, width) : (width, height)
    func index(x: Int, y: Int) -> Int {
      let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
      let point = orientation.upright(middle, width: width, height: height)
      return Int(point.y) * newWidth + Int(point.x)
    }
    // Steps are the same everywhere, so that a corner and its neighbours tell them.
    let first = index(x: 0, y: 0)
    let across = width > 1 ? index(x: 1, y: 0) - first : 0
    let down = height > 1 ? index(x: 0, y: 1) - first : 0
    let turned = [RGB](unsafeUninitializedCapacity: pixels.count) { buffer, initialized in
      for y in 0..<height {
        for x in 0..<width { buffer[first + x * across + y * down] = pixels[y * width + x] }
      }
      initialized = pixels.count
    }
    return ColorImage(width: newWidth, height: newHeight, pixels: turned)
  }

  /// The picture with at most so many pixels on its longer side, by area average; never larger.
  public func reduced(toLongestSide side: Int) -> ColorImage {
    guard max(width, height) > max(1, side), !pixels.isEmpty else { return self }
    var reducer = AreaReducer(width: width, height: height, longestSide: side)
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height { reducer.add(UnsafeBufferPointer(rebasing: pixels[(y * width)...])) }
    }
    return reducer.finish()
  }
}

/// The colour of one pixel: sRGB, 0 is none of it and 255 all.
public struct RGB: Sendable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  public static let white = RGB(red: 255, green: 255, blue: 255)
}
