import Files
import Foundation
import ImageDecoding
import Scanning
import TestSupport
import Testing

@testable import ScanReports

/// Photos made small.
struct ThumbnailMakerTests {
  private func picture(width: Int, height: Int, isNoise: Bool = false) -> [UInt8] {
    var random = SeededRandom(seed: 5)
    let pixels = (0..<width * height * 3).map { index in
      isNoise ? UInt8.random(in: 0...255, using: &random) : UInt8(index / 3 % width * 255 / width)
    }
    return JPEGFile.bytes(
      width: width, height: height, layout: .rgb, pixels: pixels, subsampling: .full)
  }

  @Test(
    "the longer side has at most 320 pixels, and the photo's own size is told",
    arguments: [(1200, 900), (900, 1200), (320, 320), (40, 30), (3000, 20)])
  func size(width: Int, height: Int) throws {
    let thumbnail = try #require(
      ThumbnailMaker().thumbnail(of: picture(width: width, height: height)))
    #expect((thumbnail.photoWidth, thumbnail.photoHeight) == (width, height))
    let image = try ImageDecoder().decode(thumbnail.jpeg).luma
    #expect(max(image.width, image.height) == min(320, max(width, height)))
  }

  @Test("not even noise takes more than 12,000 bytes")
  func bytes() throws {
    let thumbnail = try #require(
      ThumbnailMaker().thumbnail(of: picture(width: 800, height: 800, isNoise: true)))
    #expect(thumbnail.jpeg.count <= 12_000)
    #expect(thumbnail.photoWidth == 800)
  }

  @Test("what is no picture has none")
  func noPicture() {
    #expect(ThumbnailMaker().thumbnail(of: Array("hello".utf8)) == nil)
  }
}
