import Barcodes
import DrawnSymbols
import Imaging
import RealModule
import TestSupport
import Testing

@testable import BarcodeReading

/// What is read only at a second look, and not with it left out.
struct SecondLookTests {
  /// The codes that are read, and those without a stage.
  private func texts(
    of picture: LumaImage, without stage: OptionalStage
  ) -> (usual: [String], fewer: [String]) {
    var options = ReaderOptions()
    options.limits = options.limits.without(stage)
    return (
      BarcodeReader().read(picture).barcodes.map(\.text),
      BarcodeReader(options: options).read(picture).barcodes.map(\.text)
    )
  }

  @Test(
    "far around a can, where the last bars run into each other", arguments: [0.0, 20, 180, 200])
  func around(degrees: Double) throws {
    var symbol = SyntheticSymbol(pixelsPerModule: 3, degrees: degrees, noise: 4)
    symbol.canRadius = 90
    symbol.canTurn = 10
    let picture = symbol.picture
    let texts = texts(of: picture, without: .cylinders)
    #expect(texts.usual == [symbol.digits])
    #expect(texts.fewer == [])
    // From 10 degrees around the can to 70.5, and the first bar is 47.5 modules from the middle of the picture.
    let middle = 3 * (90 * (0.9426 - 0.1736) / 2 - 47.5)
    let (cos, sin) = (Double.cos(degrees * .pi / 180), Double.sin(degrees * .pi / 180))
    let quad = try #require(BarcodeReader().read(picture).barcodes.first).quad
    #expect(quad.center.distance(to: Point(x: 240 + middle * cos, y: 180 + middle * sin)) < 6)
  }

  @Test("a pixel a module in twelve megapixels, which smaller cells show")
  func fine() {
    let photo = ClearPhoto(.small, seed: 4_294_967_425)
    let picture = LumaImage(
      width: photo.picture.width, height: photo.picture.height, pixels: photo.picture.pixels)
    let texts = texts(of: picture, without: .secondLook)
    #expect(texts.usual.count == 1 && photo.gtins[0].hasSuffix(texts.usual[0]))
    #expect(texts.fewer == [])
  }

  @Test("no second look where a code was read that is not believed")
  func doubtful() {
    var picture = SymbolRenderer().picture(of: .ean13("5012394144777"))
    let other = SymbolRenderer().picture(of: .ean13("4006381333931"))
    for y in 0..<picture.height {
      for x in 0..<picture.width where y > 80 + x / 4 { picture[x, y] = other[x, y] }
    }
    let image = LumaImage(width: picture.width, height: picture.height, pixels: picture.pixels)
    var options = ReaderOptions()
    var (usual, fewer): (ReaderTrace?, ReaderTrace?) = (ReaderTrace(), ReaderTrace())
    #expect(BarcodeReader(options: options).read(image, trace: &usual).barcodes.isEmpty)
    options.limits = options.limits.without(.secondLook)
    _ = BarcodeReader(options: options).read(image, trace: &fewer)
    #expect(usual?.candidates.isEmpty == false)
    #expect(usual == fewer)
  }

  @Test("low bars in a photo from aslant, across which no row at a right angle goes")
  func rising() throws {
    var symbol = SyntheticSymbol(pixelsPerModule: 1.6, degrees: 12, noise: 2)
    symbol.barHeight = 24
    symbol.rise = 0.3
    let picture = symbol.picture
    let texts = texts(of: picture, without: .risingRows)
    #expect(texts.usual == [symbol.digits])
    #expect(texts.fewer == [])
    let quad = try #require(BarcodeReader().read(picture).barcodes.first).quad
    #expect(quad.center.distance(to: Point(x: 240, y: 180)) < 4)
  }
}
