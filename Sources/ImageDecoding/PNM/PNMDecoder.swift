import Imaging

/// PBM, PGM and PPM, plain and raw, with samples of up to 16 bits.
struct PNMDecoder {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func image(within limits: ImageDecoder) throws(ImageDecodingError) -> DecodedImage {
    let header = try PNMHeader(bytes)
    let (width, height) = (header.width, header.height)
    try limits.check(width: width, height: height)
    // A sample takes at least a bit, and a plain one a byte: a header alone gets no memory.
    guard header.offset < bytes.count else {
      throw .damaged(format: .pnm, reason: "no pixels", offset: bytes.count)
    }
    var pixels = [UInt8](repeating: 255, count: width * height)
    let (done, end) =
      header.isPlain ? readNumbers(header, into: &pixels) : readRows(header, into: &pixels)
    let damage: ImageDecodingError? =
      done == width * height
      ? nil : .damaged(format: .pnm, reason: "the pixels end early", offset: end)
    if let damage, done == 0 { throw damage }
    return DecodedImage(
      format: .pnm, luma: LumaImage(width: width, height: height, pixels: pixels),
      orientation: .up, damage: damage)
  }

  /// Reads samples written as numbers; gives how many pixels there were, and the byte behind them.
  private func readNumbers(_ header: PNMHeader, into pixels: inout [UInt8]) -> (Int, Int) {
    var numbers = PNMNumbers(bytes, from: header.offset)
    func sample() -> Int? {
      numbers.next().map { min($0, header.maximum) * 255 / header.maximum }
    }
    for index in pixels.indices {
      switch header.samples {
      case .bitmap:
        guard let bit = numbers.nextBit() else { return (index, numbers.offset) }
        pixels[index] = bit == 1 ? 0 : 255
      case .gray:
        guard let gray = sample() else { return (index, numbers.offset) }
        pixels[index] = UInt8(gray)
      case .rgb:
        guard let red = sample(), let green = sample(), let blue = sample() else {
          return (index, numbers.offset)
        }
        pixels[index] = Luma.ofRGB(red, green, blue)
      }
    }
    return (pixels.count, numbers.offset)
  }

  /// Reads whole rows of raw samples; gives how many pixels there were, and the byte behind them.
  private func readRows(_ header: PNMHeader, into pixels: inout [UInt8]) -> (Int, Int) {
    let width = header.width
    let sampleBytes = header.maximum > 255 ? 2 : 1
    let stride =
      switch header.samples {
      case .bitmap: (width + 7) / 8
      case .gray: width * sampleBytes
      case .rgb: 3 * width * sampleBytes
      }
    func sample(_ offset: Int) -> Int {
      let value =
        sampleBytes == 1 ? Int(bytes[offset]) : Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
      return min(value, header.maximum) * 255 / header.maximum
    }
    let rows = min(header.height, (bytes.count - header.offset) / stride)
    for row in 0..<rows {
      let start = header.offset + row * stride
      for x in 0..<width {
        pixels[row * width + x] =
          switch header.samples {
          case .bitmap: bytes[start + x / 8] >> (7 - x % 8) & 1 == 1 ? 0 : 255
          case .gray: UInt8(sample(start + x * sampleBytes))
          case .rgb:
            Luma.ofRGB(
              sample(start + 3 * x * sampleBytes), sample(start + (3 * x + 1) * sampleBytes),
              sample(start + (3 * x + 2) * sampleBytes))
          }
      }
    }
    return (rows * width, header.offset + rows * stride)
  }
}
