/// How large a picture may be: checked against its headers, before memory is allocated.
struct PixelLimit: Sendable {
  let pixels: Int

  /// The bytes of memory that a picture may take for each pixel of the limit.
  private static let bytesPerPixel = 5

  /// The most bytes that decoding one picture may take.
  var bytes: Int { Self.bytesPerPixel * min(pixels, 1 << 50) }

  /// - Throws: ``ImageDecodingError/tooManyPixels(width:height:limit:)``.
  func check(width: Int, height: Int) throws(ImageDecodingError) {
    let (product, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, product <= pixels else {
      throw .tooManyPixels(width: width, height: height, limit: pixels)
    }
  }

  /// Checks what decoding takes where that may be more than five bytes a pixel.
  ///
  /// Pictures of a size within the limit are meant. A small one may always take ``smallPicture``.
  ///
  /// - Throws: ``ImageDecodingError/tooMuchMemory(width:height:limit:)``.
  func check(bytes: Int, forWidth width: Int, height: Int) throws(ImageDecodingError) {
    guard bytes <= max(self.bytes, Self.smallPicture) else {
      throw .tooMuchMemory(width: width, height: height, limit: pixels)
    }
  }

  /// Bytes that no limit forbids: the tables of a small picture take more than its pixels.
  static let smallPicture = 1 << 26
}
