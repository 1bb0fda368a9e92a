import ImageDecoding
import TestSupport
import Testing

/// JPEG straight to luma.
struct JPEGDecodingTests {
  private static let (width, height) = (37, 29)

  /// A smooth slope, which JPEG keeps to a level or two.
  private static let slope: [UInt8] = (0..<width * height).map { index in
    UInt8(index % width * 4 + index / width * 3)
  }

  @Test("gray, baseline and progressive", arguments: [false, true])
  func gray(isProgressive: Bool) throws {
    let file = JPEGFile.bytes(
      width: Self.width, height: Self.height, layout: .gray, pixels: Self.slope,
      subsampling: .none, isProgressive: isProgressive)
    #expect(file.contains(subsequence: isProgressive ? [0xFF, 0xC2] : [0xFF, 0xC0]))
    let image = try ImageDecoder().decode(file)
    #expect(image.format == .jpeg)
    #expect((image.luma.width, image.luma.height) == (Self.width, Self.height))
    expectLevels(image.luma.pixels, Self.slope.map(Double.init), within: 2)
  }

  @Test("stray bytes before a marker, as some cameras write them, are no damage")
  func strayBytes() throws {
    let file = JPEGFile.bytes(
      width: Self.width, height: Self.height, layout: .gray, pixels: Self.slope,
      subsampling: .none, isProgressive: false)
    let end = file.count - 2
    let image = try ImageDecoder().decode(file[..<end] + [0, 0, 0, 0, 0] + file[end...])
    #expect(image.damage == nil)
    expectLevels(image.luma.pixels, Self.slope.map(Double.init), within: 2)
  }

  @Test(
    "colour gives the luma of ITU-R BT.601", arguments: JPEGFile.Subsampling.allCases,
    [false, true])
  func color(subsampling: JPEGFile.Subsampling, isProgressive: Bool) throws {
    let pixels = Self.slope.flatMap { [$0, 255 - $0, $0 / 2] }
    let wanted = Self.slope.map { level in
      0.299 * Double(level) + 0.587 * Double(255 - level) + 0.114 * Double(level / 2)
    }
    let file = JPEGFile.bytes(
      width: Self.width, height: Self.height, layout: .rgb, pixels: pixels,
      subsampling: subsampling, isProgressive: isProgressive)
    expectLevels(try ImageDecoder().decode(file).luma.pixels, wanted, within: 3)
  }

  /// Ink takes light away: what is left of each colour is (1 - ink) × (1 - black), and the luma of
  /// that is BT.601's.
  @Test(
    "four colours, inverted as Adobe writes them", arguments: [(255, 255), (255, 128), (90, 200)])
  func cmyk(color: Int, black: Int) throws {
    let pixel = [UInt8(color), 255, UInt8(color / 2), UInt8(black)]
    let pixels = [[UInt8]](repeating: pixel, count: 16 * 16).flatMap(\.self)
    let file = JPEGFile.bytes(
      width: 16, height: 16, layout: .cmyk, pixels: pixels, subsampling: .full)
    let (c, y, k) = (Double(color), Double(color / 2), Double(black))
    let wanted = (0.299 * c + 0.587 * 255 + 0.114 * y) * k / 255
    expectLevels(
      try ImageDecoder().decode(file).luma.pixels, [Double](repeating: wanted, count: 256),
      within: 4)
  }

  @Test("bytes after the end of the picture do not matter")
  func trailingBytes() throws {
    let file = JPEGFile.bytes(
      width: Self.width, height: Self.height, layout: .gray, pixels: Self.slope,
      subsampling: .none)
    let image = try ImageDecoder().decode(file + [UInt8](repeating: 0, count: 100))
    expectLevels(image.luma.pixels, Self.slope.map(Double.init), within: 2)
  }
}

extension [UInt8] {
  func contains(subsequence: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: subsequence) }
  }
}
