import ImageDecoding
import ImageEncoding
import Imaging
import Scanning

/// Makes photos small: at most 320 pixels a side and 12,000 bytes, so that a thousand of them as
/// base64, with what is said about each, stay under 20 MB.
public struct ThumbnailMaker: Sendable {
  static let longestSide = 320
  static let byteLimit = 12_000
  /// From good to what is still a picture to know a sleeve by.
  private static let qualities = [72, 60, 45, 30, 15]

  private let decoder: PreviewDecoder

  public init(pixelLimit: Int = ImageDecoder.defaultPixelLimit) {
    decoder = PreviewDecoder(longestSide: Self.longestSide, pixelLimit: pixelLimit)
  }

  /// The photo of an outcome, small; nil where it cannot be had a second time, as on standard input,
  /// or cannot be decoded.
  public func thumbnail(of outcome: ScanOutcome) -> Thumbnail? {
    guard outcome.path != .standardInput, let file = try? PhotoFile(outcome.path) else {
      return nil
    }
    return thumbnail(of: file.bytes, page: outcome.page)
  }

  /// The picture in a file, small; nil where it cannot be decoded.
  ///
  /// - Parameter page: of a file of several pages, counted from 1; nil for the first.
  public func thumbnail(of bytes: [UInt8], page: Int? = nil) -> Thumbnail? {
    guard let preview = try? decoder.decode(bytes, page: page) else { return nil }
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
    // No photo, but noise: fewer pixels of it are no loss.
    return self.file(of: image.reduced(toLongestSide: max(image.width, image.height) / 2))
  }
}

/// A photo made small, to know it by.
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
