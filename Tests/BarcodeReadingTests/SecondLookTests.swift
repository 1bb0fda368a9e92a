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
}
