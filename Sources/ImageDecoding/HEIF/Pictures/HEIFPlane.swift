/// One plane of a decoded picture: samples of up to 8 bits in a byte each, of up to 16 in two, the
/// lower first.
struct HEIFPlane {
  /// Width in pixels.
  let width: Int
  /// Height in pixels.
  let height: Int
  private let stride: Int
  private let bits: Int
  private let start: UnsafePointer<UInt8>

  /// Nil where there is no such plane; it is valid as long as the memory is.
  init?(
    _ start: UnsafePointer<UInt8>?, width: some BinaryInteger, height: some BinaryInteger,
    stride: some BinaryInteger, bits: some BinaryInteger
  ) {
    guard let start else { return nil }
    self.start = start
    (self.width, self.height) = (Int(width), Int(height))
    (self.stride, self.bits) = (Int(stride), Int(bits))
    guard width > 0, height > 0, (1...16).contains(self.bits),
      self.stride >= self.width * (self.bits > 8 ? 2 : 1)
    else { return nil }
  }

  /// Writes the beginning of a row in 8 bits, stretched to the width of a picture.
  ///
  /// - Parameters:
  ///   - y: a row of that picture, which is not higher than `pictureHeight`.
  ///   - row: as many pixels as are wanted, at most `pictureWidth`.
  func copyRow(
    _ y: Int, ofWidth pictureWidth: Int, height pictureHeight: Int, to row: inout [UInt8]
  ) {
    let source = start + y * height / pictureHeight * stride
    let isNarrow = width != pictureWidth
    row.withUnsafeMutableBufferPointer { row in
      if bits == 8, !isNarrow {
        row.baseAddress?.update(from: source, count: row.count)
        return
      }
      for index in row.indices {
        let x = isNarrow ? index * width / pictureWidth : index
        row[index] =
          bits > 8
          ? UInt8(
            truncatingIfNeeded: (Int(source[2 * x]) | Int(source[2 * x + 1]) << 8) >> (bits - 8))
          : source[x] << UInt8(8 - bits)
      }
    }
  }
}

/// A decoded picture as it is in the decoder's memory.
struct HEIFFrame {
  let luma: HEIFPlane
  /// Blue and red differences, of half the size or the same; nil in a gray picture.
  let chroma: (blue: HEIFPlane, red: HEIFPlane)?
  /// What the coded picture itself says of its colours.
  let profile: HEIFColorProfile

  var width: Int { luma.width }
  var height: Int { luma.height }
}

/// A row of a decoded picture, or its beginning, with samples of 8 bits for each pixel.
struct HEIFRow {
  private(set) var luma: [UInt8]
  private(set) var blue: [UInt8]
  private(set) var red: [UInt8]

  /// Gray, until one is read.
  init(columns: Int) {
    luma = [UInt8](repeating: 0, count: columns)
    (blue, red) = (luma.map { _ in 128 }, luma.map { _ in 128 })
  }

  mutating func read(_ y: Int, of frame: HEIFFrame, withChroma: Bool) {
    let (width, height) = (frame.width, frame.height)
    frame.luma.copyRow(y, ofWidth: width, height: height, to: &luma)
    guard withChroma, let chroma = frame.chroma else { return }
    chroma.blue.copyRow(y, ofWidth: width, height: height, to: &blue)
    chroma.red.copyRow(y, ofWidth: width, height: height, to: &red)
  }
}
