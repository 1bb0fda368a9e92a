import ImageDecoding
import Imaging
import PictureWriters
import Testing

@Suite struct WebPTests {
  private let picture = GrayPixels.gradient(width: 61, height: 35)

  @Test func lossyDecodesAtFullRange() throws {
    // A hard edge rings in eight-by-eight blocks.
    try expect(WebPWriter.bytes(picture, quality: 100), is: picture, within: 12, .webp)
  }

  @Test func losslessDecodes() throws {
    try expect(WebPWriter.bytes(picture, quality: nil), is: picture, within: 2, .webp)
  }

  @Test(arguments: [Float?.none, 100])
  func transparentPartsAreWhite(quality: Float?) throws {
    let bytes = WebPWriter.bytes(ofOpacity: picture, quality: quality)
    try expect(bytes, is: picture, within: 2, .webp)
  }

  @Test(arguments: ImageOrientation.allCases)
  func orientationIsHeeded(orientation: ImageOrientation) throws {
    let exif = JPEGWriter.exif(orientation: orientation.rawValue)
    let plain = WebPWriter.bytes(picture, quality: nil)
    for block in [exif, Array("Exif\0\0".utf8) + exif] {
      let bytes = WebPWriter.adding(exif: block, to: plain, picture)
      try expect(bytes, is: picture, within: 2, .webp, orientation: orientation)
    }
  }

  @Test func anAnimationIsItsFirstFrame() throws {
    let still = WebPWriter.bytes(picture, quality: nil)
    try expect(
      WebPWriter.animation(of: still, frames: 3, picture), is: picture, within: 2, .webp)
  }

  @Test func rowsBeforeTheEndAreKept() throws {
    let tall = GrayPixels.gradient(width: 64, height: 640)
    let whole = WebPWriter.bytes(tall, quality: 90)
    let bytes = Array(whole[..<(whole.count * 3 / 4)])
    let image = try ImageDecoder().decode(bytes)
    #expect(image.damage?.offset == bytes.count)
    let kept = 64 * 64
    #expect(zip(image.luma.pixels[..<kept], tall.pixels).allSatisfy { abs(Int($0) - Int($1)) < 20 })
    #expect(image.luma.pixels.suffix(64).allSatisfy { $0 == 255 })
  }
}
