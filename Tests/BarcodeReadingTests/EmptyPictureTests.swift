import BarcodeReading
import TestSupport
import Testing

/// Pictures without any symbol.
struct EmptyPictureTests {
  @Test("pictures of one level", arguments: [0, 128, 255])
  func blank(level: UInt8) {
    #expect(readBarcodes(GrayPicture(width: 400, height: 300, filledWith: level)).isEmpty)
  }

  @Test(
    "pictures too small for any symbol",
    arguments: [(0, 0), (0, 5), (5, 0), (1, 1), (3, 2), (1, 400), (400, 1), (17, 13)])
  func tiny(width: Int, height: Int) {
    #expect(readBarcodes(GrayPicture(width: width, height: height)).isEmpty)
    var random = SeededRandom(seed: UInt64(width * 1000 + height))
    var noise = GrayPicture(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { noise[x, y] = UInt8.random(in: 0...255, using: &random) }
    }
    #expect(readBarcodes(noise).isEmpty)
  }

  @Test("noise gives no barcode")
  func noise() {
    var random = SeededRandom(seed: 41)
    var picture = GrayPicture(width: 320, height: 240)
    for y in 0..<240 {
      for x in 0..<320 { picture[x, y] = UInt8.random(in: 0...255, using: &random) }
    }
    #expect(readBarcodes(picture).isEmpty)
  }

  @Test("half a symbol gives no barcode")
  func half() {
    let whole = SymbolRenderer().picture(of: .ean13("5012394144777"))
    var half = GrayPicture(width: whole.width / 2, height: whole.height)
    for y in 0..<half.height {
      for x in 0..<half.width { half[x, y] = whole[x, y] }
    }
    #expect(readBarcodes(half).isEmpty)
  }
}
