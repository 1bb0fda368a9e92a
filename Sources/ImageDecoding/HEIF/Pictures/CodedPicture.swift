/// A picture as a codec made it, whose headers say what decoding it takes before that is done.
protocol CodedPicture {
  var cost: DecodingCost { get }

  /// Decodes the picture and hands it over.
  ///
  /// - Throws: ``ImageDecodingError`` where there is no picture, and what `body` throws.
  func decode(
    _ body: (HEIFFrame) throws(ImageDecodingError) -> Void
  ) throws(ImageDecodingError)
}

/// What decoding a picture takes, by its own headers and not by what the file around it claims.
struct DecodingCost {
  /// Width in pixels.
  let width: Int
  /// Height in pixels.
  let height: Int
  /// The bytes that the decoder holds for each pixel, the samples and its notes about them.
  let bytesPerPixel: Double
  /// How often its pixels are decoded at most: hidden pictures and overlapping slices count.
  let passes: Int

  var pixels: Int { width.multipliedReportingOverflow(by: height).partialValue }
  var bytes: Int { Int(Double(pixels) * bytesPerPixel) }

  /// The bytes of a pixel with chroma planes of a quarter, half or all of its size, and as many again
  /// as decoders note for each.
  static func bytesPerPixel(chroma: Double, bits: Int) -> Double {
    (1 + 2 * chroma) * (bits > 8 ? 2 : 1) + 1
  }
}
