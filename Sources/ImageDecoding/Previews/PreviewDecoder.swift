import Imaging

/// Turns the bytes of a picture file into a small picture in colour.
public struct PreviewDecoder: Sendable {
  /// The most pixels of the longer side; smaller pictures stay as they are.
  public let longestSide: Int
  let limits: ImageDecoder

  /// - Parameter pixelLimit: the most pixels the file's picture may have; checked against the header
  ///   before anything is allocated.
  public init(longestSide: Int, pixelLimit: Int = ImageDecoder.defaultPixelLimit) {
    self.longestSide = max(1, longestSide)
    limits = ImageDecoder(pixelLimit: pixelLimit)
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
    guard !bytes.isEmpty else { throw .empty }
    guard let format = ImageFormat(signatureOf: bytes) else { throw .unknownFormat }
    return switch format {
    case .jpeg: try JPEGDecoder(bytes).preview(within: self)
    case .png: try PNGDecoder(bytes).preview(within: self)
    case .webp: try WebPDecoder(bytes).preview(within: self)
    case .heic, .avif: try HEIFDecoder(bytes, format: format).preview(within: self)
    case .tiff: try TIFFDecoder(bytes).preview(ofPage: page, within: self)
    case .bmp: try BMPDecoder(bytes).preview(within: self)
    case .pnm: try PNMDecoder(bytes).preview(within: self)
    }
  }

  func reducer(width: Int, height: Int) -> AreaReducer {
    AreaReducer(width: width, height: height, longestSide: longestSide)
  }
}
