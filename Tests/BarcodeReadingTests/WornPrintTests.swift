import Imaging
import Testing

@testable import BarcodeReading

/// Symbols that have lost ink along the bars, as a dead dot of a print head leaves them.
struct WornPrintTests {
  /// The codes that are read, and those without this explanation.
  private func texts(of symbol: SyntheticSymbol) -> (usual: [String], fewer: [String]) {
    var options = ReaderOptions()
    options.limits.modelDecoding.wornBlur = 0
    let picture = symbol.picture
    return (
      BarcodeReader().read(picture).barcodes.map(\.text),
      BarcodeReader(options: options).read(picture).barcodes.map(\.text)
    )
  }

  /// A symbol, the first narrow bar of one digit of which has lost a part of its ink.
  private func symbol(digit: Int, lost part: Double) throws -> SyntheticSymbol {
    var symbol = SyntheticSymbol(pixelsPerModule: 3, degrees: 10, noise: 2)
    let first = SymbolLayout.ean13.digitOffsets[digit]
    let modules = symbol.modules
    let module = try #require(
      (first..<first + 7).first { modules[$0] && !modules[$0 - 1] && !modules[$0 + 1] })
    symbol.lost = (modules: Double(module)..<Double(module + 1), part: part)
    return symbol
  }

  @Test("three quarters of a narrow bar's ink are missing", arguments: [4, 9, 10])
  func trace(digit: Int) throws {
    let worn = try symbol(digit: digit, lost: 0.75)
    let texts = texts(of: worn)
    #expect(texts.usual == [worn.digits])
    #expect(texts.fewer == [])
  }

  @Test("a narrow bar is missing", arguments: [4, 9, 10])
  func noTrace(digit: Int) throws {
    #expect(BarcodeReader().read(try symbol(digit: digit, lost: 1).picture).barcodes.isEmpty)
  }

  @Test("light bars are not printed, and lose no ink", arguments: [4, 9, 10])
  func lightBars(digit: Int) throws {
    let picture = try symbol(digit: digit, lost: 0.75).picture
    let negative = LumaImage(
      width: picture.width, height: picture.height, pixels: picture.pixels.map { 255 - $0 })
    #expect(BarcodeReader().read(negative).barcodes.isEmpty)
  }
}
