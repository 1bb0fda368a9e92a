import Foundation
import ImageDecoding
import Imaging
import PictureWriters
import TestSupport
import Testing

@Suite struct GIFTests {
  private let picture = GrayPixels.gradient(width: 61, height: 35)

  private func bytes(
    _ picture: GrayPixels, _ change: (inout GIFWriter) -> Void = { _ in }
  ) -> [UInt8] {
    var writer = GIFWriter()
    change(&writer)
    return writer.bytes(picture)
  }

  @Test(arguments: [false, true], [false, true])
  func everyKindDecodes(isInterlaced: Bool, isPaletteLocal: Bool) throws {
    let bytes = bytes(picture) {
      ($0.isInterlaced, $0.isPaletteLocal) = (isInterlaced, isPaletteLocal)
    }
    try expect(bytes, is: picture, within: 0, .gif)
  }

  @Test(arguments: 1...7)
  func fewerColorsDecode(bits: Int) throws {
    let top = (1 << bits) - 1
    var few = picture
    few.pixels = picture.pixels.map { UInt8((Int($0) * top + 127) / 255 * 255 / top) }
    try expect(bytes(picture) { $0.bits = bits }, is: few, within: 0, .gif)
  }

  @Test(arguments: [8, 1], [false, true])
  func moreStringsThanTheTableHoldsDecode(bits: Int, neverClears: Bool) throws {
    var random = SeededRandom(seed: 77)
    let levels: ClosedRange<UInt8> = bits == 1 ? 0...1 : 0...255
    let noise = GrayPixels(
      width: 300, height: 200,
      pixels: (0..<60_000).map { _ in
        UInt8.random(in: levels, using: &random) * (bits == 1 ? 255 : 1)
      })
    let bytes = bytes(noise) { ($0.bits, $0.neverClears) = (bits, neverClears) }
    try expect(bytes, is: noise, within: 0, .gif)
  }

  /// Written by Pillow, interlaced, with a transparent colour.
  @Test func aFileOfAnotherWriterDecodes() throws {
    let file = try #require(Data(base64Encoded: Self.foreign))
    let image = try ImageDecoder().decode([UInt8](file))
    #expect((image.luma.width, image.luma.height) == (12, 9))
    #expect(image.damage == nil)
    let expected: [UInt8] = (0..<(12 * 9)).map { index in
      let color = (index % 12 + index / 12) % 12
      return color == 2 ? 255 : UInt8(color * 20)
    }
    #expect(image.luma.pixels == expected)
  }

  private static let foreign =
    "R0lGODlhDAAJAIMAAAAAABQUFCgoKDw8PFBQUGRkZHh4eIyMjKCgoLS0tMjIyNzc3AAAAAAAAAAAAAAAACH5BAEA"
    + "AAIALAAAAAAMAAkAAAg8AAEEEDCAQAEDBxAkULBgYMGDCRcuAEDQIEKFDAU+vChRoACLETM6hIhxokMCHEVWLBDS"
    + "5EoDJT1uPBAQADs="

  @Test func transparentPixelsAreWhite() throws {
    var onWhite = picture
    onWhite.pixels = picture.pixels.map { $0 == 0 ? 255 : $0 }
    try expect(bytes(picture) { $0.transparent = 0 }, is: onWhite, within: 0, .gif)
  }

  @Test func anAnimationIsItsFirstFrame() throws {
    let bytes = bytes(picture) { $0.frames = 3 }
    try expect(bytes, is: picture, within: 0, .gif)
    var numbers: [Int?] = []
    ImageDecoder().forEachPage(of: bytes) { numbers.append($0.number) }
    #expect(numbers == [nil])
  }

  @Test func theScreenAroundTheFrameIsWhite() throws {
    let image = try ImageDecoder().decode(
      bytes(picture) { ($0.screen, $0.origin) = ((80, 50), (left: 7, top: 4)) })
    #expect((image.luma.width, image.luma.height) == (80, 50))
    for y in 0..<50 {
      for x in 0..<80 {
        let isInside = (7..<68).contains(x) && (4..<39).contains(y)
        let expected = isInside ? picture.pixels[(y - 4) * 61 + x - 7] : 255
        #expect(image.luma.pixels[y * 80 + x] == expected)
      }
    }
  }

  @Test func aScreenThatIsTooSmallGrows() throws {
    try expect(bytes(picture) { $0.screen = (0, 0) }, is: picture, within: 0, .gif)
    let moved = try ImageDecoder().decode(
      bytes(picture) { ($0.screen, $0.origin) = ((20, 20), (left: 7, top: 4)) })
    #expect((moved.luma.width, moved.luma.height) == (68, 39))
  }

  @Test func rowsBeforeTheEndAreKept() throws {
    let whole = bytes(picture)
    let cut = Array(whole[..<(whole.count * 3 / 4)])
    let image = try ImageDecoder().decode(cut)
    #expect(
      image.damage
        == .damaged(format: .gif, reason: "the pixels end early", offset: cut.count))
    #expect(image.luma.pixels[..<(12 * 61)] == picture.pixels[..<(12 * 61)])
    #expect(image.luma.pixels.suffix(61).allSatisfy { $0 == 255 })
  }

  @Test func aCodeThatMeansNothingIsToldByItsByte() throws {
    // 4 × 1 pixels of 2 bits; codes of 3 bits: clear, 1, and 7 where 6 would be next.
    let head = Array("GIF87a".utf8) + [4, 0, 1, 0, 0x81, 0, 0]
    let table: [UInt8] = [0, 0, 0, 80, 80, 80, 160, 160, 160, 255, 255, 255]
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 4, 0, 1, 0, 0, 2]
    let start = head + table + frame
    let bytes = start + [2, 0b11_001_100, 0b1, 0, 0x3B]
    let image = try ImageDecoder().decode(bytes)
    #expect(image.luma.pixels == [80, 255, 255, 255])
    #expect(
      image.damage
        == .damaged(format: .gif, reason: "no valid code", offset: start.count + 3))
  }

  @Test func whatCannotBeShownIsToldAsSuch() {
    func error(_ bytes: [UInt8]) -> ImageDecodingError? {
      do throws(ImageDecodingError) {
        _ = try ImageDecoder().decode(bytes)
        return nil
      } catch {
        return error
      }
    }
    let screen = Array("GIF89a".utf8) + [4, 0, 1, 0, 0, 0, 0]
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 4, 0, 1, 0]
    #expect(error(screen + [0x3B]) == .damaged(format: .gif, reason: "no picture", offset: 13))
    #expect(error(screen + [7]) == .damaged(format: .gif, reason: "an unknown block", offset: 13))
    #expect(
      error(screen + [0x21, 0xFE, 9, 1])
        == .damaged(format: .gif, reason: "the file ends early", offset: 17))
    #expect(
      error(screen + frame + [0, 2, 0]) == .unsupported(format: .gif, feature: "no colour table"))
    #expect(
      error(screen + frame + [0x80, 0, 0, 0, 255, 255, 255, 9, 1])
        == .damaged(format: .gif, reason: "impossible code size", offset: 29))
    #expect(
      error(screen + frame + [0x80, 0, 0, 0, 255, 255, 255, 2])
        == .damaged(format: .gif, reason: "the file ends early", offset: 30))
  }

  @Test func theEndingNamesTheFormat() {
    #expect(ImageFormat(fileNameExtension: "GIF") == .gif)
  }
}
