import ImageDecoding
import TestSupport
import Testing

/// The limit on pixels, which holds before anything is allocated.
struct PixelLimitTests {
  private func hugePNG(width: Int, height: Int) -> [UInt8] {
    PNGFile.signature
      + PNGFile.chunk(
        "IHDR", PNGFile.header(width: width, height: height, bitDepth: 8, colorType: .gray))
      + PNGFile.chunk("IDAT", Zlib.stored([UInt8](repeating: 0, count: 64)))
      + PNGFile.chunk("IEND", [])
  }

  /// A JPEG file whose frame header announces another size.
  private func hugeJPEG(width: Int, height: Int) throws -> [UInt8] {
    var file = JPEGFile.bytes(GrayPicture(width: 8, height: 8))
    let frame = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xC0]) })
    file.replaceSubrange(
      (frame + 5)..<(frame + 9),
      with: [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) })
    return file
  }

  @Test("a PNG header of 60000 × 60000 is refused by its numbers")
  func hugePNGHeader() {
    #expect(
      throws: ImageDecodingError.tooManyPixels(
        width: 60_000, height: 60_000, limit: ImageDecoder.defaultPixelLimit)
    ) {
      try ImageDecoder().decode(hugePNG(width: 60_000, height: 60_000))
    }
  }

  @Test("a JPEG header of 65535 × 65535 is refused, in the decoder's words or the limit's")
  func hugeJPEGHeader() throws {
    // libjpeg itself stops at 65500.
    let file = try hugeJPEG(width: 65_535, height: 65_535)
    #expect(throws: ImageDecodingError.self) { try ImageDecoder().decode(file) }
    let largest = try hugeJPEG(width: 65_500, height: 65_500)
    #expect(
      throws: ImageDecodingError.tooManyPixels(
        width: 65_500, height: 65_500, limit: ImageDecoder.defaultPixelLimit)
    ) { try ImageDecoder().decode(largest) }
  }

  @Test("the limit itself is allowed, one pixel more is not")
  func boundary() throws {
    let picture = GrayPicture(width: 10, height: 7)
    for file in [PNGFile(picture).bytes, JPEGFile.bytes(picture)] {
      #expect(try ImageDecoder(pixelLimit: 70).decode(file).luma.pixels.count == 70)
      #expect(throws: ImageDecodingError.tooManyPixels(width: 10, height: 7, limit: 69)) {
        try ImageDecoder(pixelLimit: 69).decode(file)
      }
      #expect(throws: ImageDecodingError.tooManyPixels(width: 10, height: 7, limit: 0)) {
        try ImageDecoder(pixelLimit: 0).decode(file)
      }
    }
  }

  @Test("sizes beyond what libpng takes are refused too", arguments: [0, 1_000_001, 2_147_483_647])
  func beyondLibrary(width: Int) {
    #expect(throws: ImageDecodingError.self) {
      try ImageDecoder(pixelLimit: .max).decode(hugePNG(width: width, height: 1))
    }
  }
}
