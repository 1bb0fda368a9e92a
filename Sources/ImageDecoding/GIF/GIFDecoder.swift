import Imaging

extension ImageFormat {
  public static let gif = ImageFormat("gif", name: "GIF", fileNameExtensions: ["gif"])
}

/// GIF of either version; of an animation the first frame, on a white screen.
struct GIFDecoder: PictureDecoder {
  static let formats = [ImageFormat.gif]

  let bytes: [UInt8]

  init(_ bytes: [UInt8], as _: ImageFormat) {
    self.bytes = bytes
  }

  static func identify(_ bytes: [UInt8]) -> ImageFormat? {
    bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) ? .gif : nil
  }

  func image(within limit: PixelLimit) throws(ImageDecodingError) -> DecodedImage {
    let header = try header(within: limit)
    let (pixels, damage) = try pixels(header, of: header.palette.map(\.luma), background: 255)
    return try DecodedImage(
      .gif, width: header.width, height: header.height, pixels: pixels, damage: damage)
  }

  /// Takes three bytes a pixel: the rows of an interlaced picture are not in order.
  func preview(
    ofPage _: Int?, longestSide: Int, within limit: PixelLimit
  ) throws(ImageDecodingError) -> DecodedPreview {
    let header = try header(within: limit)
    let (width, height) = (header.width, header.height)
    let (pixels, damage) = try pixels(header, of: header.palette, background: .white)
    var reducer = AreaReducer(width: width, height: height, longestSide: longestSide)
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        reducer.add(UnsafeBufferPointer(rebasing: pixels[(y * width)..<((y + 1) * width)]))
      }
    }
    return try DecodedPreview(reducer.finish(), width: width, height: height, damage: damage)
  }

  private func header(within limit: PixelLimit) throws(ImageDecodingError) -> GIFHeader {
    let header = try GIFHeader(bytes)
    try limit.check(width: header.width, height: header.height)
    return header
  }

  /// The pixels of the whole screen, row by row, and what is wrong where some are missing.
  ///
  /// - Parameters:
  ///   - palette: what each of the 256 numbers of a pixel stands for.
  ///   - background: what the pixels are that the frame does not cover, and those that are missing.
  private func pixels<Pixel>(
    _ header: GIFHeader, of palette: [Pixel], background: Pixel
  ) throws(ImageDecodingError) -> ([Pixel], ImageDecodingError?) {
    let frame = header.frame
    guard header.dataOffset < bytes.count else { throw .gifEndsEarly(at: bytes.count) }
    var codes = GIFCodes(bytes, from: header.dataOffset, minimumBits: header.codeBits)
    var pixels = [Pixel](repeating: background, count: header.width * header.height)
    for (index, row) in frame.rowOrder.enumerated() {
      let start = (frame.top + row) * header.width + frame.left
      for x in 0..<frame.width {
        guard let color = codes.nextIndex() else {
          let damage = ImageDecodingError.damaged(
            format: .gif, reason: codes.isBroken ? "no valid code" : "the pixels end early",
            offset: codes.offset)
          if index == 0, x == 0 { throw damage }
          return (pixels, damage)
        }
        pixels[start + x] = palette[color]
      }
    }
    return (pixels, nil)
  }
}
