import Imaging

/// A decoded picture as it is stored, and how to turn it upright.
///
/// Turning twelve megapixels costs more than turning the four corners of a barcode, so the pixels
/// stay as they were and ``upright(_:)`` moves points instead.
public struct DecodedImage: Sendable {
  public let format: ImageFormat
  public let luma: LumaImage
  public let orientation: ImageOrientation
  /// What is wrong with the bytes, where only a part of the picture could be decoded; the rest of it
  /// is white or whatever the damage made of it.
  public let damage: ImageDecodingError?

  public init(
    format: ImageFormat, luma: LumaImage, orientation: ImageOrientation,
    damage: ImageDecodingError? = nil
  ) {
    self.format = format
    self.luma = luma
    self.orientation = orientation
    self.damage = damage
  }

  /// Width of the upright picture in pixels.
  public var uprightWidth: Int { orientation.swapsAxes ? luma.height : luma.width }
  /// Height of the upright picture in pixels.
  public var uprightHeight: Int { orientation.swapsAxes ? luma.width : luma.height }

  /// Where a point of the stored luma lies in the upright picture, both in pixels.
  public func upright(_ point: Point) -> Point {
    orientation.upright(point, width: luma.width, height: luma.height)
  }
}

extension DecodedImage {
  /// A picture that is refused where damage left all of its pixels the same.
  ///
  /// - Parameter pixels: `height` rows of `width` luma bytes.
  /// - Throws: the damage where it left nothing to be seen.
  init(
    _ format: ImageFormat, width: Int, height: Int, pixels: [UInt8],
    orientation: ImageOrientation = .up, damage: ImageDecodingError?
  ) throws(ImageDecodingError) {
    if let damage, pixels.allSatisfy({ $0 == pixels.first }) { throw damage }
    self.init(
      format: format, luma: LumaImage(width: width, height: height, pixels: pixels),
      orientation: orientation, damage: damage)
  }
}

/// One page of a file; most formats have only one.
public struct ImagePage: Sendable {
  /// Counted from 1; nil in a file of a single page.
  public let number: Int?
  public let image: Result<DecodedImage, ImageDecodingError>

  public init(number: Int?, image: Result<DecodedImage, ImageDecodingError>) {
    self.number = number
    self.image = image
  }
}
