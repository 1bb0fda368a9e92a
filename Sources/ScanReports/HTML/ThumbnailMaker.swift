import ImageDecoding
import ImageEncoding
import Imaging

/// Makes thumbnails of at most 320 pixels a side and 12,000 bytes, so that a page about a thousand
/// photos, with the thumbnails in base64, stays under 20 MB.
public struct ThumbnailMaker: Sendable {
  static let longestSide = 320
  static let byteLimit = 12_000
  /// JPEG qualities, from good to the lowest at which a sleeve can be recognised.
  private static let qualities = [72, 60, 45, 30, 15]

  private let decoder: any PictureDecoding

  public init(decoder: any PictureDecoding = ImageDecoder()) {
    self.decoder = decoder
  }

  /// A thumbnail of the picture in a file; nil if it cannot be decoded.
  ///
  /// - Parameter page: of a file of several pages, counted from 1; nil for the first.
  public func thumbnail(of bytes: [UInt8], page: Int? = nil) -> Thumbnail? {
    guard
      let preview = try? decoder.preview(of: bytes, page: page, longestSide: Self.longestSide)
    else { return nil }
    return file(of: preview.image).map {
      Thumbnail(jpeg: $0, photoWidth: preview.uprightWidth, photoHeight: preview.uprightHeight)
    }
  }

  private func file(of image: ColorImage) -> [UInt8]? {
    var file: [UInt8]?
    for quality in Self.qualities {
      file = JPEGEncoder(quality: quality).bytes(of: image)
      guard let size = file?.count, size > Self.byteLimit else { return file }
    }
    // Only noise is that large at the lowest quality: fewer pixels of it are no loss.
    return self.file(of: image.reduced(toLongestSide: max(image.width, image.height) / 2))
  }
}

/// A small picture of a photo.
public struct Thumbnail: Sendable, Equatable {
  /// A JPEG file.
  public let jpeg: [UInt8]
  /// Width of the upright photo itself, in pixels.
  public let photoWidth: Int
  /// Height of the upright photo itself, in pixels.
  public let photoHeight: Int

  public init(jpeg: [UInt8], photoWidth: Int, photoHeight: Int) {
    self.jpeg = jpeg
    self.photoWidth = photoWidth
    self.photoHeight = photoHeight
  }
}
