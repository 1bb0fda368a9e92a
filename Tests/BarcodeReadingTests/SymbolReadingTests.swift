import BarcodeReading
import Barcodes
import Imaging
import TestSupport
import Testing

/// Sharp symbols of each kind, which any reader has to read.
struct SymbolReadingTests {
  @Test("each symbology is read, either way up and sideways", arguments: SampleSymbol.all, 0..<4)
  func quarterTurns(symbol: SampleSymbol, quarters: Int) throws {
    let picture = SymbolRenderer().picture(of: symbol.pattern).turned(quarters: quarters)
    let barcodes = readBarcodes(picture)
    try #require(barcodes.count == 1)
    #expect(barcodes[0].gtin.digits == symbol.gtin)
    #expect(barcodes[0].text == symbol.text)
    #expect(barcodes[0].symbology == symbol.symbology)
    #expect(barcodes[0].addOn == nil)
    #expect(barcodes[0].agreeingLines > 1)
  }

  @Test("the corners are those of the bars, the first edge along the digits", arguments: 0..<4)
  func quad(quarters: Int) throws {
    for symbol in SampleSymbol.all {
      let renderer = SymbolRenderer(module: 4, height: 150)
      let upright = renderer.picture(of: symbol.pattern)
      let barcode = try #require(readBarcodes(upright.turned(quarters: quarters)).first)
      let (left, top) = (Double(renderer.margin), Double(renderer.margin))
      let (right, bottom) = (Double(upright.width) - left, Double(upright.height) - top)
      let (w, h) = (Double(upright.width), Double(upright.height))
      let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map { x, y in
        switch quarters {
        case 1: Point(x: h - y, y: x)
        case 2: Point(x: w - x, y: h - y)
        case 3: Point(x: y, y: w - x)
        default: Point(x: x, y: y)
        }
      }
      for (corner, wanted) in zip(barcode.quad.corners, corners) {
        #expect(corner.distance(to: wanted) < 12, "\(symbol), three modules at most")
      }
    }
  }

  @Test("symbols of two to ten pixels a module", arguments: [2, 3, 5, 7, 10])
  func moduleWidths(module: Int) {
    for symbol in SampleSymbol.all {
      let picture = SymbolRenderer(module: module, height: 40 * module).picture(of: symbol.pattern)
      #expect(readBarcodes(picture).map(\.text) == [symbol.text], "\(symbol)")
    }
  }

  @Test("first digits of EAN-13 and check digits of UPC-E, which only the parity encodes")
  func parities() throws {
    for digit in 1...9 {
      let text = CheckDigit.completing("\(digit)01239414477")
      #expect(readBarcodes(SymbolRenderer().picture(of: .ean13(text))).map(\.text) == [text])
    }
    var checkDigits: Set<Character> = []
    for six in 123_450...123_470 {
      let gtin = try #require(GTIN(upcE: "0\(six)" + upcECheckDigit(six)))
      let text = try #require(gtin.upcEDigits)
      checkDigits.insert(try #require(text.last))
      let found = readBarcodes(SymbolRenderer().picture(of: .upcE(text)))
      #expect(found.map(\.gtin) == [gtin], "\(text)")
    }
    #expect(checkDigits.count > 5)
  }

  private func upcECheckDigit(_ six: Int) -> String {
    (0...9).map(String.init).first { GTIN(upcE: "0\(six)\($0)") != nil } ?? ""
  }

  @Test("a symbol whose check digit is wrong is not reported")
  func wrongCheckDigit() {
    let picture = SymbolRenderer().picture(of: .ean13("5012394144778"))
    #expect(readBarcodes(picture).isEmpty)
  }

  @Test("two runs give identical results")
  func deterministic() {
    let picture = twoSymbols()
    #expect(readBarcodes(picture) == readBarcodes(picture))
  }

  @Test("two symbols in one picture are both reported, the upper one first")
  func two() {
    #expect(readBarcodes(twoSymbols()).map(\.text) == ["036000291452", "5012394144777"])
  }

  private func twoSymbols() -> GrayPicture {
    let renderer = SymbolRenderer(module: 2, height: 80)
    var picture = GrayPicture(width: 500, height: 400)
    picture.draw(renderer.picture(of: .ean13("5012394144777")), x: 20, y: 230)
    picture.draw(renderer.picture(of: .upcA("036000291452")), x: 200, y: 20)
    return picture
  }
}
