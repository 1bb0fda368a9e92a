import Imaging

/// A picture in colour as people see it: upright, and small enough for what it is wanted for.
public struct DecodedPreview: Sendable {
  public let image: ColorImage
  /// Width of the upright picture at full size, in pixels.
  public let uprightWidth: Int
  /// Height of the upright picture at full size, in pixels.
  public let uprightHeight: Int
  /// What is wrong with the bytes, where only a part of the picture could be decoded.
  public let damage: ImageDecodingError?

  /// A picture that is upright already.
  public init(
    _ image: ColorImage, uprightWidth: Int, uprightHeight: Int, damage: ImageDecodingError?
  ) {
    self.image = image
    self.uprightWidth = uprightWidth
    self.uprightHeight = uprightHeight
    self.damage = damage
  }

  /// Where a point of the upright picture at full size lies in ``image``, both in pixels.
  public func reduced(_ point: Point) -> Point {
    Point(
      x: point.x * Double(image.width) / Double(uprightWidth),
      y: point.y * Double(image.height) / Double(uprightHeight))
  }
}

extension DecodedPreview {
  /// A picture as it is stored, reduced already.
  ///
  /// - Parameters:
  ///   - width: of the stored picture at full size.
  ///   - height: of the stored picture at full size.
  /// - Throws: the damage where it left nothing to be seen.
  init(
    _ image: ColorImage, width: Int, height: Int, orientation: ImageOrientation = .up,
    damage: ImageDecodingError? = nil
  ) throws(ImageDecodingError) {
    if let damage, image.pixels.allSatisfy({ $0 == image.pixels.first }) { throw damage }
    self.image = image.upright(orientation)
    (uprightWidth, uprightHeight) = orientation.swapsAxes ? (height, width) : (width, height)
    self.damage = damage
  }
}
