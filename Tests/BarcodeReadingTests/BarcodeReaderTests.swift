import Barcodes
import Imaging
import RealModule
import Testing

@testable import BarcodeReading

@Suite struct BarcodeReaderTests {
  @Test("A symbol is read at any angle", arguments: [0.0, 10, 45, 90, 180, 200, 275])
  func angles(degrees: Double) throws {
    let result = BarcodeReader().read(SyntheticSymbol(degrees: degrees, noise: 8).picture)
    #expect(result.barcodes.map(\.text) == ["5012394144777"])
    let quad = try #require(result.barcodes.first).quad
    let start = quad.corners[0]
    let end = quad.corners[1]
    let turn = Double.atan2(y: end.y - start.y, x: end.x - start.x)
    #expect(abs(Double.sin((turn - degrees / 180 * .pi) / 2)) < 0.05, "reading direction")
    #expect(quad.center.distance(to: Point(x: 240, y: 180)) < 8)
  }

  @Test("Small modules are read", arguments: [1.5, 2, 4.5])
  func sizes(pixelsPerModule: Double) {
    let symbol = SyntheticSymbol(pixelsPerModule: pixelsPerModule, degrees: 8)
    #expect(BarcodeReader().read(symbol.picture).barcodes.map(\.text) == [symbol.digits])
  }

  @Test("A number that begins with 0 is a UPC-A")
  func upcA() {
    let result = BarcodeReader().read(SyntheticSymbol(digits: "0036000291452").picture)
    #expect(result.barcodes.map(\.symbology) == [.upcA])
    #expect(result.barcodes.map(\.text) == ["036000291452"])
  }

  @Test("A picture of few rows or columns is read", arguments: [1, 2, 12])
  func fewRows(rows: Int) {
    let picture = SyntheticSymbol().picture
    let first = 180 * picture.stride
    for turned in [false, true] {
      let pixels = (0..<rows * picture.width).map { index in
        picture.pixels[first + (turned ? index / rows : index % picture.width)]
      }
      let (width, height) = turned ? (rows, picture.width) : (picture.width, rows)
      let low = LumaImage(width: width, height: height, pixels: pixels)
      #expect(BarcodeReader().read(low).barcodes.map(\.text) == ["5012394144777"])
    }
  }

  @Test("A symbol around a can is read", arguments: [0.0, 20])
  func can(degrees: Double) throws {
    var symbol = SyntheticSymbol(pixelsPerModule: 4, degrees: degrees, noise: 4)
    symbol.canRadius = 100
    #expect(BarcodeReader().read(symbol.picture).barcodes.map(\.text) == [symbol.digits])
  }

  @Test("A picture without a barcode gives the reason")
  func reasons() {
    let paper = LumaImage(
      width: 320, height: 240, pixels: [UInt8](repeating: 200, count: 320 * 240))
    #expect(BarcodeReader().read(paper) == ReaderResult(barcodes: [], failure: .noBarsSeen))
    let covered = SyntheticSymbol(visibleDigits: 0..<9).picture
    #expect(BarcodeReader().read(covered).failure?.kind == .notDecodable)
  }

  @Test("Every effort reads a clear symbol", arguments: ReaderEffort.allCases)
  func efforts(effort: ReaderEffort) {
    let reader = BarcodeReader(options: ReaderOptions(effort: effort))
    #expect(reader.read(SyntheticSymbol().picture).barcodes.count == 1)
  }

  @Test("Padding at the end of rows does not change the result")
  func padding() {
    let picture = SyntheticSymbol(degrees: 5).picture
    let stride = picture.width + 13
    var pixels = [UInt8](repeating: 77, count: stride * picture.height)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        pixels[y * stride + x] = picture.pixels[y * picture.width + x]
      }
    }
    let padded = LumaImage(
      width: picture.width, height: picture.height, stride: stride, pixels: pixels)
    #expect(BarcodeReader().read(padded) == BarcodeReader().read(picture))
  }
}
