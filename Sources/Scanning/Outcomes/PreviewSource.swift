import ImageDecoding

/// The bytes of a scanned photo, from which a preview can be decoded.
///
/// All pages of a file share the bytes.
public struct PreviewSource: Sendable {
  private let bytes: [UInt8]
  private let page: Int?

  /// - Parameter page: counted from 1; nil in a file of a single page.
  public init(bytes: [UInt8], page: Int?) {
    self.bytes = bytes
    self.page = page
  }

  /// The picture in colour, upright.
  ///
  /// - Parameter longestSide: the most pixels of the longer side.
  /// - Throws: ``ImageDecodingError`` where nothing could be decoded.
  public func preview(
    longestSide: Int, by decoder: any PictureDecoding
  ) throws(ImageDecodingError) -> DecodedPreview {
    try decoder.preview(of: bytes, page: page, longestSide: longestSide)
  }
}
