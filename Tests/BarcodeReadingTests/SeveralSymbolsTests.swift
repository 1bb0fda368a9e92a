import BarcodeReading
import Barcodes
import TestSupport
import Testing

/// More than one symbol in a picture.
struct SeveralSymbolsTests {
  @Test("three of them, one below the other, in any order", arguments: 0..<6)
  func three(order: Int) {
    let symbols: [(SymbolPattern, String)] = [
      (.ean13("4006381333931"), "4006381333931"), (.ean8("96385074"), "96385074"),
      (.upcA("036000291452"), "036000291452"),
    ]
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    let chosen = orders[order].map { symbols[$0] }
    let pictures = chosen.map { SymbolRenderer().picture(of: $0.0) }
    var sheet = GrayPicture(
      width: (pictures.map(\.width).max() ?? 0) + 100,
      height: pictures.reduce(100) { $0 + $1.height })
    var y = 50
    for picture in pictures {
      sheet.draw(picture, x: 50, y: y)
      y += picture.height
    }
    #expect(readBarcodes(sheet).map(\.text) == chosen.map(\.1))
  }
}
