import Imaging

/// Turns the bytes of a picture file into luma.
public struct ImageDecoder: Sendable {
  /// The most pixels a picture may have; checked against the header before anything is allocated.
  public let pixelLimit: Int
  /// The processor time that one photo may take, in seconds; see ``WorkBudget``.
  public let secondsLimit: Int

  /// 200 megapixels: over any phone's or scanner's picture of one sleeve.
  public static let defaultPixelLimit = 200_000_000
  /// The most pages of one file that are read.
  public static let pageLimit = 1000

  public init(
    pixelLimit: Int = ImageDecoder.defaultPixelLimit,
    secondsLimit: Int = WorkBudget.defaultSeconds
  ) {
    self.pixelLimit = pixelLimit
    self.secondsLimit = secondsLimit
  }

  /// Decodes the whole picture at full size; of a file of several pages, the first.
  ///
  /// What could be decoded before some damage is an image with ``DecodedImage/damage``.
  ///
  /// - Parameter bytes: the whole file.
  /// - Throws: ``ImageDecodingError`` where nothing could be decoded.
  public func decode(_ bytes: [UInt8]) throws(ImageDecodingError) -> DecodedImage {
    try PictureFormats.decoder(of: bytes).image(within: PixelLimit(pixels: pixelLimit))
  }

  /// Decodes one page after the other at full size and hands each over before the next is decoded.
  ///
  /// Bytes of no known format are one page that could not be decoded.
  ///
  /// - Parameter bytes: the whole file.
  public func forEachPage(of bytes: [UInt8], _ body: (ImagePage) -> Void) {
    do throws(ImageDecodingError) {
      try PictureFormats.decoder(of: bytes)
        .forEachPage(within: PixelLimit(pixels: pixelLimit), body)
    } catch {
      body(ImagePage(number: nil, image: .failure(error)))
    }
  }
}
