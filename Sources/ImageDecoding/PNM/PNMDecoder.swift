import Imaging

extension ImageFormat {
  public static let pnm = ImageFormat(
    "pnm", name: "PNM", fileNameExtensions: ["pbm", "pgm", "ppm", "pnm"])
}

/// PBM, PGM and PPM, plain and raw, with samples of up to 16 bits.
struct PNMDecoder: PictureDecoder {
  static let formats = [ImageFormat.pnm]

  let bytes: [UInt8]

  init(_ bytes: [UInt8], as _: ImageFormat) {
    self.bytes = bytes
  }

  /// The letter P, a digit from 1 to 6, and white space or a comment.
  static func identify(_ bytes: [UInt8]) -> ImageFormat? {
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "P") else { return nil }
    let digits = UInt8(ascii: "1")...UInt8(ascii: "6")
    return digits.contains(bytes[1])
      && (PNMHeader.isSpace(bytes[2]) || bytes[2] == UInt8(ascii: "#")) ? .pnm : nil
  }

  func image(within limit: PixelLimit) throws(ImageDecodingError) -> DecodedImage {
    let header = try header(within: limit)
    let (width, height) = (header.width, header.height)
    var pixels = [UInt8](repeating: 255, count: width * height)
    let damage = try forEachRow(header) { y, row in
      for x in 0..<width { pixels[y * width + x] = row[x].luma }
    }
    return DecodedImage(
      format: .pnm, luma: LumaImage(width: width, height: height, pixels: pixels),
      orientation: .up, damage: damage)
  }

  func preview(
    ofPage _: Int?, longestSide: Int, within limit: PixelLimit
  ) throws(ImageDecodingError) -> DecodedPreview {
    let header = try header(within: limit)
    var reducer = AreaReducer(
      width: header.width, height: header.height, longestSide: longestSide)
    let damage = try forEachRow(header) { _, row in
      row.withUnsafeBufferPointer { reducer.add($0) }
    }
    return try DecodedPreview(
      reducer.finish(), width: header.width, height: header.height, damage: damage)
  }

  /// The header of a file with pixels within the limit.
  func header(within limit: PixelLimit) throws(ImageDecodingError) -> PNMHeader {
    let header = try PNMHeader(bytes)
    try limit.check(width: header.width, height: header.height)
    // No memory is allocated for a header alone.
    guard header.offset < bytes.count else {
      throw .damaged(format: .pnm, reason: "no pixels", offset: bytes.count)
    }
    return header
  }

  /// Hands over the rows of which there are pixels, from the top; gives what is wrong where those are
  /// not all.
  func forEachRow(
    _ header: PNMHeader, _ body: (Int, [RGB]) -> Void
  ) throws(ImageDecodingError) -> ImageDecodingError? {
    let (done, end) = header.isPlain ? readNumbers(header, body) : readRows(header, body)
    guard done < header.width * header.height else { return nil }
    let damage = ImageDecodingError.damaged(
      format: .pnm, reason: "the pixels end early", offset: end)
    if done == 0 { throw damage }
    return damage
  }

  /// Reads samples written as numbers; gives how many pixels there were, and the byte after them.
  private func readNumbers(_ header: PNMHeader, _ body: (Int, [RGB]) -> Void) -> (Int, Int) {
    var numbers = PNMNumbers(bytes, from: header.offset)
    func sample() -> UInt8? {
      numbers.next().map { UInt8(min($0, header.maximum) * 255 / header.maximum) }
    }
    func pixel() -> RGB? {
      switch header.samples {
      case .bitmap: return numbers.nextBit().map { .gray($0 == 1 ? 0 : 255) }
      case .gray: return sample().map(RGB.gray)
      case .rgb:
        guard let red = sample(), let green = sample(), let blue = sample() else { return nil }
        return RGB(red: red, green: green, blue: blue)
      }
    }
    for y in 0..<header.height {
      var row = [RGB](repeating: .white, count: header.width)
      for x in 0..<header.width {
        guard let color = pixel() else {
          if x > 0 { body(y, row) }
          return (y * header.width + x, numbers.offset)
        }
        row[x] = color
      }
      body(y, row)
    }
    return (header.width * header.height, numbers.offset)
  }

  /// Reads whole rows of raw samples; gives how many pixels there were, and the byte after them.
  private func readRows(_ header: PNMHeader, _ body: (Int, [RGB]) -> Void) -> (Int, Int) {
    let width = header.width
    let sampleBytes = header.maximum > 255 ? 2 : 1
    let stride =
      switch header.samples {
      case .bitmap: (width + 7) / 8
      case .gray: width * sampleBytes
      case .rgb: 3 * width * sampleBytes
      }
    func sample(_ offset: Int) -> UInt8 {
      let value =
        sampleBytes == 1 ? Int(bytes[offset]) : Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
      return UInt8(min(value, header.maximum) * 255 / header.maximum)
    }
    let rows = min(header.height, (bytes.count - header.offset) / stride)
    guard rows > 0 else { return (0, header.offset) }
    var row = [RGB](repeating: .white, count: width)
    for y in 0..<rows {
      let start = header.offset + y * stride
      for x in 0..<width {
        row[x] =
          switch header.samples {
          case .bitmap: .gray(bytes[start + x / 8] >> (7 - x % 8) & 1 == 1 ? 0 : 255)
          case .gray: .gray(sample(start + x * sampleBytes))
          case .rgb:
            RGB(
              red: sample(start + 3 * x * sampleBytes),
              green: sample(start + (3 * x + 1) * sampleBytes),
              blue: sample(start + (3 * x + 2) * sampleBytes))
          }
      }
      body(y, row)
    }
    return (rows * width, header.offset + rows * stride)
  }
}

extension RGB {
  fileprivate static func gray(_ level: UInt8) -> RGB {
    RGB(red: level, green: level, blue: level)
  }
}
