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
  /// - Throws: ``ImageDecodingError`` where nothing could be decoded.
  public func preview(_ decoder: PreviewDecoder) throws(ImageDecodingError) -> DecodedPreview {
    try decoder.decode(bytes, page: page)
  }
}
