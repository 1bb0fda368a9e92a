import Imaging

/// What a picture is made of: levels of gray to read, or colours to show.
protocol HEIFPixel {
  /// What is where no picture is.
  static var blank: Self { get }

  /// Whether chroma is needed.
  static func needsChroma(_ profile: HEIFColorProfile) -> Bool

  /// Writes as many pixels as the row has.
  static func write(
    _ row: HEIFRow, _ profile: HEIFColorProfile, to target: UnsafeMutablePointer<Self>)
}

/// A picture that decoded ones are put on, such as the tiles of a grid.
struct HEIFCanvas<Pixel: HEIFPixel> {
  let width: Int
  let height: Int
  private(set) var pixels: [Pixel]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = [Pixel](repeating: .blank, count: width * height)
  }

  /// The memory that it takes, in bytes.
  var byteCount: Int { pixels.count * MemoryLayout<Pixel>.stride }

  /// Puts a picture on it; what goes beyond the canvas is left out.
  ///
  /// - Parameters:
  ///   - left: the column of the canvas at which the picture begins.
  ///   - top: the row of the canvas at which the picture begins.
  mutating func put(_ frame: HEIFFrame, _ profile: HEIFColorProfile, left: Int, top: Int) {
    let (columns, rows) = (min(frame.width, width - left), min(frame.height, height - top))
    guard columns > 0, rows > 0 else { return }
    var row = HEIFRow(columns: columns)
    let withChroma = Pixel.needsChroma(profile)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in 0..<rows {
        row.read(y, of: frame, withChroma: withChroma)
        guard let start = pixels.baseAddress else { return }
        Pixel.write(row, profile, to: start + (top + y) * width + left)
      }
    }
  }
}

extension UInt8: HEIFPixel {
  static var blank: UInt8 { 255 }

  static func needsChroma(_ profile: HEIFColorProfile) -> Bool { profile.isRGB }

  static func write(
    _ row: HEIFRow, _ profile: HEIFColorProfile, to target: UnsafeMutablePointer<UInt8>
  ) {
    if profile.isRGB {
      for x in row.luma.indices {
        target[x] = Luma.ofRGB(Int(row.red[x]), Int(row.luma[x]), Int(row.blue[x]))
      }
    } else if profile.isLimited {
      let levels = Luma.ofLimitedRange
      for x in row.luma.indices { target[x] = levels[Int(row.luma[x])] }
    } else {
      row.luma.withUnsafeBufferPointer { luma in
        guard let start = luma.baseAddress else { return }
        target.update(from: start, count: luma.count)
      }
    }
  }
}

extension RGB: HEIFPixel {
  static var blank: RGB { .white }

  static func needsChroma(_: HEIFColorProfile) -> Bool { true }

  static func write(
    _ row: HEIFRow, _ profile: HEIFColorProfile, to target: UnsafeMutablePointer<RGB>
  ) {
    for x in row.luma.indices {
      target[x] = profile.color(row.luma[x], cb: row.blue[x], cr: row.red[x])
    }
  }
}
