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
