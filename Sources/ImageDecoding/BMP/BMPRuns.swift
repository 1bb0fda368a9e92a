/// The run-length encodings of BMP with 8 and with 4 bits a pixel (BI_RLE8, BI_RLE4).
struct BMPRuns {
  private let bytes: [UInt8]
  private let header: BMPHeader

  init(_ bytes: [UInt8], _ header: BMPHeader) {
    self.bytes = bytes
    self.header = header
  }

  /// The pixels, as the palette's entries have them; and whether the end mark was reached.
  ///
  /// - Parameters:
  ///   - palette: what the entries of the header's palette stand for, one by one.
  ///   - background: what the pixels are that no run covers.
  func pixels<Pixel>(of palette: [Pixel], background: Pixel) -> ([Pixel], Bool) {
    let (width, height) = (header.width, header.height)
    var pixels = [Pixel](repeating: background, count: width * height)
    var (x, y, offset) = (0, 0, header.pixelOffset)

    func put(_ index: Int) {
      if x < width, y < height {
        pixels[(header.isTopDown ? y : height - 1 - y) * width + x] = palette[index]
      }
      x += 1
    }

    while y < height, offset + 2 <= bytes.count {
      let (count, value) = (Int(bytes[offset]), Int(bytes[offset + 1]))
      offset += 2
      switch (count, value) {
      case (0, 0):
        (x, y) = (0, y + 1)
      case (0, 1):
        return (pixels, true)
      case (0, 2):
        guard offset + 2 <= bytes.count else { return (pixels, false) }
        x = min(x + Int(bytes[offset]), width)
        y += Int(bytes[offset + 1])
        offset += 2
      case (0, _):
        let length = isHalf ? (value + 1) / 2 : value
        guard offset + length <= bytes.count else { return (pixels, false) }
        for index in 0..<value {
          let byte = Int(bytes[offset + (isHalf ? index / 2 : index)])
          put(isHalf ? nibble(byte, index) : byte)
        }
        // Literal pixels are padded to whole groups of two bytes.
        offset += length + length % 2
      default:
        for index in 0..<count { put(isHalf ? nibble(value, index) : value) }
      }
    }
    // The end mark is left out by some writers when every row is there.
    return (pixels, y >= height || (y == height - 1 && x >= width))
  }

  private var isHalf: Bool { header.compression == .runs4 }

  /// Pixels of four bits alternate, the high one first.
  private func nibble(_ byte: Int, _ index: Int) -> Int {
    index.isMultiple(of: 2) ? byte >> 4 : byte & 15
  }
}
