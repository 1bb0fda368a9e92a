import ImageDecoding
import Imaging
import PictureWriters
import Testing

/// Decodes the bytes and compares them pixel by pixel.
func expect(
  _ bytes: [UInt8], is picture: GrayPixels, within tolerance: Int, _ format: ImageFormat,
  orientation: ImageOrientation = .up, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let image = try ImageDecoder().decode(bytes)
  #expect(image.format == format, sourceLocation: sourceLocation)
  #expect(image.orientation == orientation, sourceLocation: sourceLocation)
  #expect(image.damage == nil, sourceLocation: sourceLocation)
  #expect(image.luma.width == picture.width, sourceLocation: sourceLocation)
  #expect(image.luma.height == picture.height, sourceLocation: sourceLocation)
  let difference = try #require(
    picture.largestDifference(from: image.luma.pixels), sourceLocation: sourceLocation)
  #expect(difference <= tolerance, sourceLocation: sourceLocation)
}
