import Imaging

/// Turns the bytes of a picture file into a small picture in colour.
public struct PreviewDecoder: Sendable {
  /// The most pixels of the longer side; smaller pictures stay as they are.
  public let longestSide: Int
  private let limit: PixelLimit

  /// - Parameter pixelLimit: the most pixels the file's picture may have; checked against the header
  ///   before anything is allocated.
  public init(longestSide: Int, pixelLimit: Int = ImageDecoder.defaultPixelLimit) {
    self.longestSide = max(1, longestSide)
    limit = PixelLimit(pixels: pixelLimit)
  }

  /// Decodes the picture, upright and reduced by area average.
  ///
  /// What could be decoded before some damage is a picture with ``DecodedPreview/damage``.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - page: of a file of several pages, counted from 1; nil for the first.
  /// - Throws: ``ImageDecodingError`` where nothing could be decoded.
  public func decode(
    _ bytes: [UInt8], page: Int? = nil
  ) throws(ImageDecodingError) -> DecodedPreview {
    try PictureFormats.decoder(of: bytes)
      .preview(ofPage: page, longestSide: longestSide, within: limit)
  }
}
