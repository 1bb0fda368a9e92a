import ImageDecoding
import PictureWriters
import Testing

@Suite struct HEIFTests {
  private let picture = GrayPixels.gradient(width: 64, height: 48)

  @Test(
    .enabled(if: HEIFTests.hasHEVC, "libheif has no HEVC encoder here"), arguments: [8, 10],
    [true, false])
  func heicDecodes(bits: Int, isFullRange: Bool) throws {
    var writer = HEIFWriter()
    writer.bits = bits
    writer.isFullRange = isFullRange
    try expect(try #require(writer.bytes(picture)), is: picture, within: 16, .heic)
  }

  @Test(
    .enabled(if: HEIFTests.hasAV1, "libheif has no AV1 encoder here"), arguments: [true, false])
  func avifDecodes(isFullRange: Bool) throws {
    var writer = HEIFWriter()
    writer.isAVIF = true
    writer.isFullRange = isFullRange
    try expect(try #require(writer.bytes(picture)), is: picture, within: 24, .avif)
  }

  @Test(
    .enabled(if: HEIFTests.hasAV1, "libheif has no AV1 encoder here"), arguments: [true, false])
  func blackAndWhiteStaySoInAVIF(isFullRange: Bool) throws {
    var writer = HEIFWriter()
    writer.isAVIF = true
    writer.isFullRange = isFullRange
    for level: UInt8 in [0, 30, 225, 255] {
      let flat = GrayPixels(
        width: 64, height: 48, pixels: [UInt8](repeating: level, count: 64 * 48))
      try expect(try #require(writer.bytes(flat)), is: flat, within: 3, .avif)
    }
  }

  @Test(.enabled(if: HEIFTests.hasHEVC, "libheif has no HEVC encoder here"))
  func propertiesTurnThePictureOnce() throws {
    var writer = HEIFWriter()
    writer.orientation = 6
    var turned = GrayPixels(width: 48, height: 64, pixels: [])
    for y in 0..<64 {
      for x in 0..<48 { turned.pixels.append(picture.pixels[(47 - x) * 64 + y]) }
    }
    try expect(try #require(writer.bytes(picture)), is: turned, within: 16, .heic)
  }

  @Test(
    .enabled(if: HEIFTests.hasHEVC, "libheif has no HEVC encoder here"),
    arguments: [UInt8(0), 2])
  func tilesAreOnePicture(quarterTurns: UInt8) throws {
    let large = GrayPixels.gradient(width: 120, height: 100)
    let bytes = try #require(
      HEIFGrid.bytes(large, tileSide: 64, quarterTurns: quarterTurns))
    var turned = large
    if quarterTurns == 2 { turned.pixels.reverse() }
    try expect(bytes, is: turned, within: 16, .heic)
  }

  @Test(.enabled(if: HEIFTests.hasHEVC, "libheif has no HEVC encoder here"))
  func aGridOfItselfIsRefused() throws {
    var bytes = try #require(
      HEIFGrid.bytes(.gradient(width: 120, height: 100), tileSide: 64))
    let name = Array("dimg".utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: name) })
    // From item 1 to items 2, 3, 4 and 5: the first of them becomes 1.
    bytes[start + 9] = 1
    #expect {
      try ImageDecoder().decode(bytes)
    } throws: {
      guard case ImageDecodingError.damaged(.heic, let reason, _) = $0 else { return false }
      return reason.contains("a part of a grid")
    }
  }

  @Test func videosInTheSameContainerAreNoPictures() {
    let video = [0, 0, 0, 20] + Array("ftypqt  ".utf8) + [0, 0, 0, 0] + Array("qt  ".utf8)
    #expect(ImageFormat(signatureOf: video) == nil)
  }

  static let hasHEVC = HEIFWriter().bytes(.gradient(width: 64, height: 64)) != nil
  static let hasAV1: Bool = {
    var writer = HEIFWriter()
    writer.isAVIF = true
    return writer.bytes(.gradient(width: 64, height: 64)) != nil
  }()
}
