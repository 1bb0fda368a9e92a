import Foundation
import ImageDecoding
import TestSupport
import Testing

/// PNG of every colour type and bit depth (PNG, third edition, table 11.1).
struct PNGDecodingTests {
  /// Odd sizes, so that rows of less than a byte a pixel end within one and Adam7 has ragged passes.
  private static let (width, height) = (13, 11)

  private func decode(_ file: PNGFile) throws -> [UInt8] {
    let image = try ImageDecoder().decode(file.bytes)
    #expect(image.format == .png)
    #expect((image.luma.width, image.luma.height) == (file.width, file.height))
    #expect(image.luma.pixels.count == file.width * file.height)
    return image.luma.pixels
  }

  @Test("gray of each depth is spread from 0 to 255", arguments: [1, 2, 4, 8, 16], [false, true])
  func gray(bitDepth: Int, isInterlaced: Bool) throws {
    var random = SeededRandom(seed: UInt64(bitDepth))
    let top = (1 << bitDepth) - 1
    let samples = (0..<Self.width * Self.height).map { index in
      index < 2 ? index * top : Int.random(in: 0...top, using: &random)
    }
    var file = PNGFile(
      width: Self.width, height: Self.height, bitDepth: bitDepth, colorType: .gray,
      samples: samples)
    file.isInterlaced = isInterlaced
    let wanted = samples.map { Double($0) * 255 / Double(top) }
    try expectLevels(decode(file), wanted, within: bitDepth == 16 ? 1 : 0.5)
  }

  @Test("gray as colour stays gray", arguments: [8, 16], [false, true])
  func rgbGray(bitDepth: Int, isInterlaced: Bool) throws {
    let top = (1 << bitDepth) - 1
    let levels = (0..<Self.width * Self.height).map { $0 * top / (Self.width * Self.height - 1) }
    for hasAlpha in [false, true] {
      var file = PNGFile(
        width: Self.width, height: Self.height, bitDepth: bitDepth,
        colorType: hasAlpha ? .rgba : .rgb,
        samples: levels.flatMap { [$0, $0, $0] + (hasAlpha ? [top] : []) })
      file.isInterlaced = isInterlaced
      try expectLevels(decode(file), levels.map { Double($0) * 255 / Double(top) }, within: 1.5)
    }
  }

  /// Between the luma of ITU-R BT.601 and the relative luminance of BT.709 in linear light, the two
  /// accepted answers to how bright a colour is.
  @Test("a colour is as bright as the standards have it")
  func colors() throws {
    let colors = [
      (255, 255, 255), (255, 255, 0), (0, 255, 255), (0, 255, 0), (255, 0, 255), (255, 0, 0),
      (0, 0, 255), (0, 0, 0), (200, 150, 100), (30, 60, 90),
    ]
    let file = PNGFile(
      width: colors.count, height: 1, bitDepth: 8, colorType: .rgb,
      samples: colors.flatMap { [$0.0, $0.1, $0.2] })
    let found = try decode(file).map(Double.init)
    for (color, level) in zip(colors, found) {
      let (r, g, b) = (Double(color.0), Double(color.1), Double(color.2))
      let luma = 0.299 * r + 0.587 * g + 0.114 * b
      let luminance = Transfer.encoded(
        0.2126 * Transfer.linear(r) + 0.7152 * Transfer.linear(g) + 0.0722 * Transfer.linear(b))
      let range = (min(luma, luminance) - 2)...(max(luma, luminance) + 2)
      #expect(range.contains(level), "\(color) is \(level)")
    }
    #expect(found[..<8] == ArraySlice(found[..<8].sorted(by: >)), "white to black")
  }

  @Test("a palette of each depth gives the colours it names", arguments: [1, 2, 4, 8])
  func palette(bitDepth: Int) throws {
    let count = min(1 << bitDepth, 200)
    let levels = (0..<count).map { 255 - $0 * 255 / (count - 1) }
    let samples = (0..<Self.width * Self.height).map { ($0 * 7) % count }
    for isInterlaced in [false, true] {
      var file = PNGFile(
        width: Self.width, height: Self.height, bitDepth: bitDepth, colorType: .palette,
        samples: samples)
      file.palette = levels.flatMap { [UInt8](repeating: UInt8($0), count: 3) }
      file.isInterlaced = isInterlaced
      try expectLevels(decode(file), samples.map { Double(levels[$0]) }, within: 1)
    }
  }

  @Test("what is transparent is white", arguments: [8, 16], [false, true])
  func transparent(bitDepth: Int, isInterlaced: Bool) throws {
    let top = (1 << bitDepth) - 1
    var gray = PNGFile(
      width: 3, height: 2, bitDepth: bitDepth, colorType: .grayAlpha,
      samples: [0, 0, 0, top, top / 3, top, top / 5, 0, top, top, top / 5 * 4, top])
    gray.isInterlaced = isInterlaced
    try expectLevels(decode(gray), [255, 0, 85, 255, 255, 204], within: 1)
    var color = PNGFile(
      width: 2, height: 1, bitDepth: bitDepth, colorType: .rgba,
      samples: [0, 0, 0, 0, 0, 0, 0, top])
    color.isInterlaced = isInterlaced
    try expectLevels(decode(color), [255, 0], within: 1)
  }

  /// Half of black over white is half the light (PNG, third edition, clause 13.16).
  @Test("what is half transparent is mixed with white in linear light")
  func halfTransparent() throws {
    let file = PNGFile(
      width: 1, height: 1, bitDepth: 8, colorType: .grayAlpha, samples: [0, 128])
    try expectLevels(decode(file), [Transfer.encoded(127.0 / 255)], within: 2)
  }

  @Test("tRNS makes a gray level, a colour or palette entries transparent")
  func tRNS() throws {
    var gray = PNGFile(width: 2, height: 1, bitDepth: 8, colorType: .gray, samples: [10, 20])
    gray.transparency = [0, 10]
    try expectLevels(decode(gray), [255, 20], within: 1)
    var color = PNGFile(
      width: 2, height: 1, bitDepth: 8, colorType: .rgb, samples: [9, 9, 9, 20, 20, 20])
    color.transparency = [0, 9, 0, 9, 0, 9]
    try expectLevels(decode(color), [255, 20], within: 1)
    var palette = PNGFile(width: 2, height: 1, bitDepth: 1, colorType: .palette, samples: [0, 1])
    palette.palette = [0, 0, 0, 50, 50, 50]
    palette.transparency = [0]
    try expectLevels(decode(palette), [255, 50], within: 1)
  }

  @Test("one pixel, and one row or column longer than a byte counts")
  func extremes() throws {
    for (width, height) in [(1, 1), (1000, 1), (1, 1000)] {
      let samples = (0..<width * height).map { $0 % 256 }
      let file = PNGFile(
        width: width, height: height, bitDepth: 8, colorType: .gray, samples: samples)
      #expect(try decode(file) == samples.map(UInt8.init))
    }
  }
}

/// Between stored levels and light, by the sRGB transfer function (IEC 61966-2-1).
private enum Transfer {
  /// Light from 0 to 1 of a level from 0 to 255.
  static func linear(_ level: Double) -> Double {
    let value = level / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The level from 0 to 255 of light from 0 to 1.
  static func encoded(_ light: Double) -> Double {
    255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
  }
}
