import Imaging

extension ImageFormat {
  public static let bmp = ImageFormat("bmp", name: "BMP", fileNameExtensions: ["bmp", "dib"])
}

/// BMP of 1 to 32 bits a pixel, plain or run-length encoded.
struct BMPDecoder: PictureDecoder {
  static let formats = [ImageFormat.bmp]

  let bytes: [UInt8]

  init(_ bytes: [UInt8], as _: ImageFormat) {
    self.bytes = bytes
  }

  /// The letters BM, with which many a text begins too, and after the file header another of a size
  /// that exists.
  static func identify(_ bytes: [UInt8]) -> ImageFormat? {
    let sizes = [12, 16, 40, 52, 56, 64, 108, 124]
    return bytes.starts(with: "BM".utf8)
      && bytes.littleEndian(at: 14, count: 4).map(sizes.contains) ?? false ? .bmp : nil
  }

  func image(within limit: PixelLimit) throws(ImageDecodingError) -> DecodedImage {
    let header = try header(within: limit)
    let isWhole: Bool
    var pixels: [UInt8]
    switch header.compression {
    case .none, .bitFields, .alphaBitFields:
      let (sample, rows) = (BMPSample(header), try plainRows(header))
      let width = header.width
      pixels = [UInt8](repeating: 255, count: width * header.height)
      for row in rows.starts {
        for x in 0..<width {
          pixels[row.y * width + x] = sample.color(bytes, row: row.start, x: x).luma
        }
      }
      isWhole = rows.areWhole
    case .runs8, .runs4:
      (pixels, isWhole) = BMPRuns(bytes, header).pixels(
        of: header.palette.map(\.luma), background: 255)
    }
    return try DecodedImage(
      .bmp, width: header.width, height: header.height, pixels: pixels,
      damage: isWhole ? nil : endsEarly)
  }

  /// The header of a file with pixels within the limits.
  func header(within limit: PixelLimit) throws(ImageDecodingError) -> BMPHeader {
    let header = try BMPHeader(bytes)
    try limit.check(width: header.width, height: header.height)
    guard header.pixelOffset < bytes.count else {
      throw .damaged(format: .bmp, reason: "no pixels", offset: bytes.count)
    }
    return header
  }

  /// What is wrong with a file that has not all of its pixels.
  var endsEarly: ImageDecodingError {
    .damaged(format: .bmp, reason: "the pixels end early", offset: bytes.count)
  }

  /// Where the rows that are there begin in the file, from the top of the picture to its bottom, each
  /// padded to whole groups of four bytes; and whether they are all.
  func plainRows(
    _ header: BMPHeader
  ) throws(ImageDecodingError) -> (
    starts: some RandomAccessCollection<(y: Int, start: Int)>, areWhole: Bool
  ) {
    let height = header.height
    let rowBits = header.width * header.bitsPerPixel
    let stride = (rowBits + 31) / 32 * 4
    // The padding of the last row may be missing.
    let available = bytes.count - header.pixelOffset + stride - (rowBits + 7) / 8
    let count = min(height, available / stride)
    guard count > 0 else {
      throw .damaged(format: .bmp, reason: "not a single row of pixels", offset: bytes.count)
    }
    // A row may be one pixel: a list of them all would take more memory than the picture.
    let starts = (0..<count).lazy.map { index in
      let row = header.isTopDown ? index : count - 1 - index
      return (
        y: header.isTopDown ? row : height - 1 - row, start: header.pixelOffset + row * stride
      )
    }
    return (starts, count == height)
  }
}
