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

/// Records one issue where levels are further from the right ones than the tolerance.
func expectLevels(
  _ found: [UInt8], _ wanted: [Double], within tolerance: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(found.count == wanted.count, sourceLocation: sourceLocation)
  let wrong = zip(found, wanted).enumerated().filter { abs(Double($1.0) - $1.1) > tolerance }
  guard let (index, (level, right)) = wrong.first else { return }
  Issue.record(
    "\(wrong.count) pixels are wrong; pixel \(index) is \(level) where \(right) is right",
    sourceLocation: sourceLocation)
}
