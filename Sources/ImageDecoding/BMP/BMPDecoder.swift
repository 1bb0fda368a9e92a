import Imaging

/// BMP of 1 to 32 bits a pixel, plain or run-length encoded.
struct BMPDecoder {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func image(within limits: ImageDecoder) throws(ImageDecodingError) -> DecodedImage {
    let header = try BMPHeader(bytes)
    try limits.check(width: header.width, height: header.height)
    guard header.pixelOffset < bytes.count else {
      throw .damaged(format: .bmp, reason: "no pixels", offset: bytes.count)
    }
    let isWhole: Bool
    let pixels: [UInt8]
    switch header.compression {
    case .none, .bitFields, .alphaBitFields: (pixels, isWhole) = try plainRows(header)
    case .runs8, .runs4: (pixels, isWhole) = BMPRuns(bytes, header).pixels()
    }
    let damage: ImageDecodingError? =
      isWhole ? nil : .damaged(format: .bmp, reason: "the pixels end early", offset: bytes.count)
    if let damage, pixels.isBlank { throw damage }
    return DecodedImage(
      format: .bmp,
      luma: LumaImage(width: header.width, height: header.height, pixels: pixels),
      orientation: .up, damage: damage)
  }

  /// Rows padded to whole groups of four bytes; whether all of them were there.
  private func plainRows(_ header: BMPHeader) throws(ImageDecodingError) -> ([UInt8], Bool) {
    let (width, height) = (header.width, header.height)
    let rowBits = width * header.bitsPerPixel
    let stride = (rowBits + 31) / 32 * 4
    // The padding of the last row may be missing.
    let available = bytes.count - header.pixelOffset + stride - (rowBits + 7) / 8
    let rows = min(height, available / stride)
    guard rows > 0 else {
      throw .damaged(format: .bmp, reason: "not a single row of pixels", offset: bytes.count)
    }
    let sample = BMPSample(header)
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, initialized in
      buffer.initialize(repeating: 255)
      initialized = width * height
      for row in 0..<rows {
        let source = header.pixelOffset + row * stride
        let target = (header.isTopDown ? row : height - 1 - row) * width
        for x in 0..<width { buffer[target + x] = sample.luma(bytes, row: source, x: x) }
      }
    }
    return (pixels, rows == height)
  }
}
