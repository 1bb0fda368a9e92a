import CTIFF
import ImageDecoding
import Imaging
import PictureWriters
import Testing

@Suite struct TIFFTests {
  private let picture = GrayPixels.gradient(width: 61, height: 35)

  @Test(
    arguments: [TIFFWriter.Samples.gray, .gray16, .rgb, .rgb16, .palette, .cmyk],
    [COMPRESSION_NONE, COMPRESSION_LZW, COMPRESSION_ADOBE_DEFLATE, COMPRESSION_PACKBITS])
  func everySampleDecodes(samples: TIFFWriter.Samples, compression: Int32) throws {
    for isTiled in [false, true] {
      var writer = TIFFWriter()
      writer.samples = samples
      writer.compression = compression
      writer.isTiled = isTiled
      try expect(try #require(writer.bytes([picture])), is: picture, within: 1, .tiff)
    }
  }

  @Test(arguments: [
    COMPRESSION_NONE, COMPRESSION_CCITTRLE, COMPRESSION_CCITTFAX3, COMPRESSION_CCITTFAX4,
  ])
  func bilevelDecodes(compression: Int32) throws {
    var bilevel = picture
    bilevel.pixels = picture.pixels.map { $0 < 128 ? 0 : 255 }
    for isMinWhite in [false, true] {
      var writer = TIFFWriter()
      writer.samples = .bilevel
      writer.compression = compression
      writer.isMinWhite = isMinWhite
      try expect(try #require(writer.bytes([picture])), is: bilevel, within: 0, .tiff)
    }
  }

  @Test(.enabled(if: TIFFIsCODECConfigured(UInt16(COMPRESSION_JBIG)) != 0, "libtiff has no JBIG"))
  func jbigDecodes() throws {
    var bilevel = picture
    bilevel.pixels = picture.pixels.map { $0 < 128 ? 0 : 255 }
    var writer = TIFFWriter()
    writer.samples = .bilevel
    writer.compression = COMPRESSION_JBIG
    writer.band = 35
    try expect(try #require(writer.bytes([picture])), is: bilevel, within: 0, .tiff)
  }

  @Test(arguments: [TIFFWriter.Samples.gray, .rgb], [false, true])
  func jpegInTIFFDecodes(samples: TIFFWriter.Samples, isTiled: Bool) throws {
    var writer = TIFFWriter()
    writer.samples = samples
    writer.compression = COMPRESSION_JPEG
    writer.isTiled = isTiled
    try expect(try #require(writer.bytes([picture])), is: picture, within: 40, .tiff)
  }

  @Test(arguments: [false, true])
  func separatePlanesDecode(isTiled: Bool) throws {
    var writer = TIFFWriter()
    writer.samples = .rgb
    writer.isPlanar = true
    writer.isTiled = isTiled
    try expect(try #require(writer.bytes([picture])), is: picture, within: 1, .tiff)
  }

  @Test(arguments: ["wl", "wb", "wl8", "wb8"])
  func everyByteOrderDecodes(mode: String) throws {
    var writer = TIFFWriter()
    writer.samples = .gray16
    writer.mode = mode
    try expect(try #require(writer.bytes([picture])), is: picture, within: 1, .tiff)
  }

  @Test(arguments: ImageOrientation.allCases)
  func orientationIsReportedNotApplied(orientation: ImageOrientation) throws {
    for isTiled in [false, true] {
      var writer = TIFFWriter()
      writer.isTiled = isTiled
      writer.orientation = Int(orientation.rawValue)
      try expect(
        try #require(writer.bytes([picture])), is: picture, within: 0, .tiff,
        orientation: orientation)
    }
  }

  @Test func pagesComeInOrderWithoutSmallerCopies() throws {
    let second = GrayPixels.gradient(width: 20, height: 50)
    let bytes = try #require(
      TIFFWriter().bytes([picture, second, second, picture], isReduced: [false, true]))
    let pages = pages(of: bytes)
    #expect(pages.map(\.number) == [1, 2, 3])
    let widths = try pages.map { try $0.image.get().luma.width }
    #expect(widths == [61, 20, 61])
    #expect(try ImageDecoder().decode(bytes).luma.width == 61)
  }

  @Test func aSinglePageHasNoNumber() throws {
    #expect(pages(of: try #require(TIFFWriter().bytes([picture]))).map(\.number) == [nil])
  }

  @Test func aFileThatEndsEarlyKeepsWhatIsBefore() throws {
    var writer = TIFFWriter()
    writer.band = 35
    writer.compression = COMPRESSION_LZW
    // libtiff writes the directory after the pixels; this moves the end into the second page's.
    let noise = GrayPixels(
      width: 61, height: 35, pixels: (0..<(61 * 35)).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) })
    let whole = try #require(writer.bytes([picture, noise]))
    let first = try #require(writer.bytes([picture])).count
    let pages = pages(of: Array(whole[..<(first + 300)]))
    #expect(pages.map(\.number) == [1, 2])
    #expect(try pages[0].image.get().luma.pixels == picture.pixels)
    #expect(throws: ImageDecodingError.self) { try pages[1].image.get() }
  }

  @Test func aStripThatEndsEarlyIsDecodedUpToThere() throws {
    // The directory before the pixels: a big-endian file of one strip, by hand.
    var bytes: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 8]
    func entry(_ tag: UInt8, _ value: Int) -> [UInt8] {
      [1, tag, 0, 4, 0, 0, 0, 1, 0, 0, UInt8(value >> 8), UInt8(value & 255)]
    }
    bytes += entry(0, 256) + entry(1, 200) + entry(2, 8) + entry(3, 32773) + entry(6, 1)
    bytes += entry(17, 110) + entry(22, 200) + entry(23, 200 * 258)
    bytes += [0, 0, 0, 0]
    // PackBits: 128 literal bytes at a time.
    for _ in 0..<100 { for _ in 0..<2 { bytes += [127] + (0..<128).map { UInt8($0) } } }
    let image = try ImageDecoder().decode(bytes)
    #expect(image.damage?.offset == bytes.count)
    let row = (0..<256).map { UInt8($0 % 128) }
    #expect(Array(image.luma.pixels[(99 * 256)..<(100 * 256)]) == row)
    #expect(image.luma.pixels[100 * 256] == 0)
  }

  @Test(arguments: [false, true])
  func aBadPageIsSaidAmongGoodOnes(isTiled: Bool) throws {
    var writer = TIFFWriter()
    writer.band = 64
    writer.isTiled = isTiled
    writer.compression = COMPRESSION_LZW
    let pictures = [picture, picture, picture, picture]
    var bytes = try #require(writer.bytes(pictures))
    // libtiff writes one page after the other, each with its only strip or tile first.
    let third = try #require(writer.bytes(Array(pictures[..<2]))).count
    bytes.replaceSubrange(third..<(third + 64), with: [UInt8](repeating: 0xFF, count: 64))
    let pages = pages(of: bytes)
    #expect(pages.map(\.number) == [1, 2, 3, 4])
    for index in [0, 1, 3] {
      #expect(try pages[index].image.get().luma.pixels == picture.pixels)
      #expect(try pages[index].image.get().damage == nil)
    }
    #expect {
      try pages[2].image.get()
    } throws: {
      guard case ImageDecodingError.damaged(.tiff, _, offset: third) = $0 else { return false }
      return true
    }
    #expect(throws: ImageDecodingError.self) {
      try PreviewDecoder(longestSide: 20).decode(bytes, page: 3)
    }
  }

  @Test func aPageWithOneGoodStripIsRead() throws {
    var writer = TIFFWriter()
    writer.compression = COMPRESSION_LZW
    var bytes = try #require(writer.bytes([picture]))
    // The first of three strips.
    bytes.replaceSubrange(8..<72, with: [UInt8](repeating: 0xFF, count: 64))
    let image = try ImageDecoder().decode(bytes)
    #expect(image.damage?.offset == 8)
    let rest = 16 * 61
    #expect(Array(image.luma.pixels[rest...]) == Array(picture.pixels[rest...]))
  }

  @Test func floatingPointIsNotRead() throws {
    var bytes = try #require(TIFFWriter().bytes([picture]))
    // BitsPerSample, tag 258, holds 8.
    let tag: [UInt8] = [2, 1, 3, 0, 1, 0, 0, 0, 8]
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: tag) })
    bytes[place + 8] = 32
    #expect {
      try ImageDecoder().decode(bytes)
    } throws: {
      guard case ImageDecodingError.unsupported(.tiff, _) = $0 else { return false }
      return true
    }
  }

  private func pages(of bytes: [UInt8]) -> [ImagePage] {
    var pages: [ImagePage] = []
    ImageDecoder().forEachPage(of: bytes) { pages.append($0) }
    return pages
  }
}
