/// One plane of 8-bit luma, row-major, `height` rows of `stride` bytes of which `width` are pixels.
public struct LumaImage: Sendable, Equatable {
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// Bytes from the start of one row to the start of the next; at least `width`.
  public let stride: Int
  /// How many pixels of the original picture one pixel of this image spans; 1 at full size.
  public let scale: Double
  /// `height` × `stride` bytes: 0 is black, 255 is white.
  public let pixels: [UInt8]

  /// Wraps bytes that are there already.
  ///
  /// - Precondition: `pixels` holds `height` rows of `stride` bytes and `stride` is at least `width`.
  public init(width: Int, height: Int, stride: Int? = nil, scale: Double = 1, pixels: [UInt8]) {
    let stride = stride ?? width
    precondition(width >= 0 && height >= 0 && stride >= width && pixels.count >= stride * height)
    self.width = width
    self.height = height
    self.stride = stride
    self.scale = scale
    self.pixels = pixels
  }
}
