import BarcodeReading
import Barcodes
import TestSupport
import Testing

/// Reading the two or five digits beside a symbol.
struct AddOnReadingTests {
  @Test(
    "two and five digits are read beside the number", arguments: ["05", "62", "52495", "90000"])
  func addOns(digits: String) {
    for symbol in SampleSymbol.all where symbol.symbology != .ean8 {
      let picture = SymbolRenderer().picture(of: symbol.pattern, addOn: .addOn(digits))
      let barcodes = readBarcodes(picture)
      #expect(barcodes.map(\.gtin.digits) == [symbol.gtin], "never a part of the number")
      #expect(barcodes.map(\.text) == [symbol.text], "nor of its text")
      #expect(barcodes.map(\.addOn?.digits) == [digits], "\(symbol)")
    }
  }

  @Test("they are read in any quarter turn", arguments: 0..<4)
  func quarterTurns(quarters: Int) {
    let picture = SymbolRenderer().picture(of: .ean13("5012394144777"), addOn: .addOn("52495"))
    let barcodes = readBarcodes(picture.turned(quarters: quarters))
    #expect(barcodes.map(\.addOn?.digits) == ["52495"])
  }

  @Test("an add-on goes to the symbol to its left, not to another one in the picture")
  func ownSymbol() {
    let renderer = SymbolRenderer(module: 2, height: 80)
    var picture = GrayPicture(width: 700, height: 450)
    picture.draw(renderer.picture(of: .ean13("5012394144777")), x: 20, y: 10)
    picture.draw(
      renderer.picture(of: .upcA("036000291452"), addOn: .addOn("05")), x: 20, y: 240)
    let barcodes = readBarcodes(picture)
    #expect(barcodes.map(\.text) == ["5012394144777", "036000291452"])
    #expect(barcodes.map(\.addOn?.digits) == [nil, "05"])
  }

  @Test("they are read in a photo from aslant, in which the rows rise along the bars")
  func rising() {
    let upright = SymbolRenderer(module: 2, height: 30).picture(
      of: .ean13("5012394144777"), addOn: .addOn("52495"))
    var picture = GrayPicture(width: upright.width, height: upright.height + 140)
    for x in 0..<upright.width {
      for y in 0..<upright.height { picture[x, y + 20 + 3 * x / 10] = upright[x, y] }
    }
    let barcodes = readBarcodes(picture)
    #expect(barcodes.map(\.text) == ["5012394144777"])
    #expect(barcodes.map(\.addOn?.digits) == ["52495"])
  }

  @Test(
    "out of focus both are read, and the number as without an add-on",
    arguments: ["9783148511997", "9783161629341"])
  func blurred(text: String) {
    let picture = SymbolRenderer().picture(of: .ean13(text), addOn: .addOn("38441"))
    let alone = SymbolRenderer().picture(of: .ean13(text))
    for (picture, addOn) in [(picture, "38441"), (alone, nil)] {
      let barcodes = readBarcodes(picture.blurred(times: 6))
      #expect(barcodes.map(\.text) == [text])
      #expect(barcodes.map(\.addOn?.digits) == [addOn])
    }
  }
}

extension GrayPicture {
  /// Each pixel as the mean of three in its row, so many times: of 6 the deviation is 2 pixels.
  fileprivate func blurred(times: Int) -> GrayPicture {
    (0..<times).reduce(self) { picture, _ in
      var blurred = picture
      for y in 0..<height {
        for x in 1..<width - 1 {
          let sum = Int(picture[x - 1, y]) + Int(picture[x, y]) + Int(picture[x + 1, y])
          blurred[x, y] = UInt8(sum / 3)
        }
      }
      return blurred
    }
  }
}
