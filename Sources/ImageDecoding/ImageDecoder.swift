import Imaging

/// Turns the bytes of a picture file into luma.
public struct ImageDecoder: Sendable {
  /// The most pixels a picture may have; checked against the header before anything is allocated.
  public let pixelLimit: Int

  /// 200 megapixels: over any phone's or scanner's picture of one sleeve.
  public static let defaultPixelLimit = 200_000_000

  public init(pixelLimit: Int = ImageDecoder.defaultPixelLimit) {
    self.pixelLimit = pixelLimit
  }

  /// Decodes the whole picture at full size.
  ///
  /// - Parameter bytes: the whole file.
  /// - Throws: ``ImageDecodingError``.
  public func decode(_ bytes: [UInt8]) throws(ImageDecodingError) -> DecodedImage {
    guard !bytes.isEmpty else { throw .empty }
    guard let format = ImageFormat(signatureOf: bytes) else { throw .unknownFormat }
    let luma: LumaImage
    let orientation: ImageOrientation
    switch format {
    case .jpeg:
      luma = try JPEGDecoder(bytes).luma(within: self)
      orientation = EXIF.orientation(inJPEG: bytes)
    case .png:
      luma = try PNGDecoder(bytes).luma(within: self)
      orientation = EXIF.orientation(inPNG: bytes)
    }
    return DecodedImage(format: format, luma: luma, orientation: orientation)
  }

  func check(width: Int, height: Int) throws(ImageDecodingError) {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels <= pixelLimit else {
      throw .tooManyPixels(width: width, height: height, limit: pixelLimit)
    }
  }
}
