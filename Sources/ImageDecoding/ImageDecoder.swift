import Imaging

/// Turns the bytes of a picture file into luma.
public struct ImageDecoder: Sendable {
  /// The most pixels a picture may have; checked against the header before anything is allocated.
  public let pixelLimit: Int

  /// 200 megapixels: over any phone's or scanner's picture of one sleeve.
  public static let defaultPixelLimit = 200_000_000
  /// The most pages of one file that are looked at.
  public static let pageLimit = 1000

  public init(pixelLimit: Int = ImageDecoder.defaultPixelLimit) {
    self.pixelLimit = pixelLimit
  }

  /// Decodes the whole picture at full size; of a file of several pages, the first.
  ///
  /// What could be decoded before some damage is an image with ``DecodedImage/damage``.
  ///
  /// - Parameter bytes: the whole file.
  /// - Throws: ``ImageDecodingError`` where nothing could be decoded.
  public func decode(_ bytes: [UInt8]) throws(ImageDecodingError) -> DecodedImage {
    guard !bytes.isEmpty else { throw .empty }
    guard let format = ImageFormat(signatureOf: bytes) else { throw .unknownFormat }
    return switch format {
    case .jpeg: try JPEGDecoder(bytes).image(within: self)
    case .png: try PNGDecoder(bytes).image(within: self)
    case .webp: try WebPDecoder(bytes).image(within: self)
    case .heic, .avif: try HEIFDecoder(bytes, format: format).image(within: self)
    case .tiff: try TIFFDecoder(bytes).firstPage(within: self)
    case .bmp: try BMPDecoder(bytes).image(within: self)
    case .pnm: try PNMDecoder(bytes).image(within: self)
    }
  }

  /// Decodes one page after the other at full size and hands each over before the next is decoded.
  ///
  /// - Parameter bytes: the whole file.
  public func forEachPage(of bytes: [UInt8], _ body: (ImagePage) -> Void) {
    if ImageFormat(signatureOf: bytes) == .tiff {
      TIFFDecoder(bytes).forEachPage(within: self, body)
    } else {
      body(
        ImagePage(
          number: nil,
          image: Result { () throws(ImageDecodingError) in try decode(bytes) }))
    }
  }

  func check(width: Int, height: Int) throws(ImageDecodingError) {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels <= pixelLimit else {
      throw .tooManyPixels(width: width, height: height, limit: pixelLimit)
    }
  }
}
