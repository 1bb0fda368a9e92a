import Barcodes
import Imaging
import RealModule
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

  @Test("far around a can, where the last bars run into each other", arguments: [0.0, 20])
  func around(degrees: Double) {
    var symbol = SyntheticSymbol(pixelsPerModule: 3, degrees: degrees, noise: 4)
    symbol.canRadius = 90
    symbol.canTurn = 10
    let texts = texts(of: symbol.picture, without: .cylinders)
    #expect(texts.usual == [symbol.digits])
    #expect(texts.fewer == [])
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
