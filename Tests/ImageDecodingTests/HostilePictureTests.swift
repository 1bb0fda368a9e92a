import CTurboJPEG
import ImageDecoding
import PictureWriters
import TestSupport
import Testing

/// Pictures made to take far more time or memory than they are worth.
struct HostilePictureTests {
  private let megapixel = ImageDecoder(pixelLimit: 1_000_000)

  private func pages(of bytes: [UInt8]) -> [Result<DecodedImage, ImageDecodingError>] {
    var pages: [Result<DecodedImage, ImageDecodingError>] = []
    megapixel.forEachPage(of: bytes) { pages.append($0.image) }
    return pages
  }

  @Test(
    "tiles that are larger than the grid has room for are not decoded",
    .enabled(if: HEIFTests.hasHEVC, "libheif has no HEVC encoder here"))
  func lyingTiles() throws {
    let tile = GrayPixels.gradient(width: 512, height: 512)
    let file = try #require(
      HEIFGrid.bytes(repeating: tile, columns: 100, rows: 100, claimedSide: 8))
    #expect {
      try ImageDecoder().decode(file)
    } throws: {
      guard case ImageDecodingError.damaged(.heic, let reason, _) = $0 else { return false }
      return reason.contains("another size")
    }
    #expect(throws: ImageDecodingError.tooManyPixels(width: 512, height: 512, limit: 260_000)) {
      try ImageDecoder(pixelLimit: 260_000)
        .decode(
          try #require(HEIFGrid.bytes(repeating: tile, columns: 1, rows: 1, claimedSide: 8)))
    }
  }

  @Test(
    "a tile that is used in many places is in each of them",
    .enabled(if: HEIFTests.hasHEVC, "libheif has no HEVC encoder here"))
  func repeatedTile() throws {
    let tile = GrayPixels.gradient(width: 64, height: 64)
    let file = try #require(
      HEIFGrid.bytes(repeating: tile, columns: 5, rows: 3, claimedSide: 64))
    let luma = try ImageDecoder().decode(file).luma
    #expect((luma.width, luma.height) == (320, 192))
    for y in 0..<luma.height {
      for x in 0..<luma.width {
        let right = Int(tile.pixels[y % 64 * 64 + x % 64])
        #expect(abs(Int(luma.pixels[y * luma.stride + x]) - right) <= 16)
      }
    }
  }

  @Test("pages of which nothing can be decoded are no pictures, and cost no pixels")
  func failingPages() throws {
    let pages = pages(of: TIFFBomb(width: 1000, height: 1000, pageCount: 1000).bytes)
    #expect(pages.count == 1000)
    for page in pages {
      #expect {
        try page.get()
      } throws: {
        guard case ImageDecodingError.damaged(.tiff, _, offset: 8) = $0 else { return false }
        return true
      }
    }
  }

  @Test("pages that are damaged after their first row cost what they would have cost")
  func damagedPages() throws {
    var bomb = TIFFBomb(width: 1024, height: 900, pageCount: 200)
    // PackBits (TIFF 6.0, section 9): eight times 128 grey pixels, then nothing.
    bomb.compression = 32_773
    bomb.data = (0..<8).flatMap { _ -> [UInt8] in [0x81, 0x99] }
    let pages = pages(of: bomb.bytes)
    #expect(try pages[0].get().damage != nil)
    #expect(try pages[0].get().luma.pixels[1023] == 0x99)
    #expect(pages.count < 50)
    #expect(throws: ImageDecodingError.tooManyPages) { try pages.last?.get() }
  }

  @Test("the bytes of strips cost something where they have no pixels to speak of")
  func sharedBytes() throws {
    var bomb = TIFFBomb(width: 8, height: 8, pageCount: 900)
    bomb.compression = 32_773
    // PackBits of no pixels, and then those of the page.
    bomb.data = [UInt8](repeating: 0x80, count: 1_000_000) + [0xC1, 0x99]
    let pages = pages(of: bomb.bytes)
    #expect(try pages[0].get().luma.pixels == [UInt8](repeating: 0x99, count: 64))
    #expect(pages.count < 50)
    #expect(throws: ImageDecodingError.tooManyPages) { try pages.last?.get() }
  }

  @Test("strips cost something even where they have no pixels to speak of")
  func sharedStrips() throws {
    var bomb = TIFFBomb(width: 1, height: 50_000, pageCount: 200)
    bomb.rowsPerStrip = 1
    let pages = pages(of: bomb.bytes)
    #expect(pages.count < 20)
    #expect(throws: ImageDecodingError.tooManyPages) { try pages.last?.get() }
  }

  @Test("smaller copies without end are not all looked at")
  func smallerCopies() {
    var bomb = TIFFBomb(width: 64, height: 64, pageCount: 20_000)
    bomb.isReduced = true
    #expect(pages(of: bomb.bytes).count == 2, "the first, and that there are too many")
  }

  @Test("hundreds of scans that add nothing are too much work")
  func scans() throws {
    let file = JPEGWriter.bytes(
      .gradient(width: 1000, height: 1000), isProgressive: true)
    #expect(try megapixel.decode(file).luma.width == 1000)
    #expect(throws: ImageDecodingError.tooMuchToDecode) {
      try megapixel.decode(JPEGWriter.repeatingLastScan(of: file, times: 400))
    }
  }

  @Test("what takes more than five bytes a pixel is refused where the limit is small")
  func memory() throws {
    let (width, height) = (3600, 3000)
    let file = JPEGFile.bytes(
      width: width, height: height, layout: .rgb,
      pixels: [UInt8](repeating: 200, count: 3 * width * height), subsampling: .full,
      isProgressive: true)
    let limit = width * height
    #expect(
      throws: ImageDecodingError.tooMuchMemory(width: width, height: height, limit: limit)
    ) {
      try ImageDecoder(pixelLimit: limit).decode(file)
    }
    #expect(try ImageDecoder(pixelLimit: 2 * limit).decode(file).luma.width == width)
  }
}
