import Barcodes
import DrawnSymbols
import TestSupport
import Testing

/// Photos that nobody should miss; `make bench-clear` reads more of them, and larger ones.
struct ClearPhotoTests {
  @Test("light bars on dark, of every symbology", arguments: Symbology.allCases, UInt64(0)..<4)
  func lightOnDark(symbology: Symbology, seed: UInt64) {
    expectRead(
      ClearPhoto(.lightOnDark, seed: seed, symbology: symbology.rawValue, largestFrame: 1))
  }

  @Test(
    "a symbol that fills the picture, of every symbology", arguments: Symbology.allCases,
    UInt64(0)..<4)
  func filling(symbology: Symbology, seed: UInt64) {
    expectRead(ClearPhoto(.filling, seed: seed, symbology: symbology.rawValue))
  }

  @Test("bars that are wide and soft", arguments: UInt64(0)..<6)
  func soft(seed: UInt64) {
    expectRead(ClearPhoto(.soft, seed: seed, largestFrame: 4))
  }

  @Test(
    "hardly any quiet zone, on a plain background", arguments: Symbology.allCases, UInt64(0)..<6)
  func narrowQuietZone(symbology: Symbology, seed: UInt64) {
    expectRead(
      ClearPhoto(.narrowQuietZone, seed: seed, symbology: symbology.rawValue, largestFrame: 1))
  }

  @Test(
    "a background lighter than the paper",
    arguments: [
      (ClearPhoto.Kind.lowContrast, UInt64(4_294_967_341)), (.lowContrast, 38_654_705_942),
      (.narrowQuietZone, 38_654_705_707), (.narrowQuietZone, 38_654_706_212),
    ])
  func lighterBackground(kind: ClearPhoto.Kind, seed: UInt64) {
    expectRead(ClearPhoto(kind, seed: seed))
  }

  @Test(
    "white paper with hardly any quiet zone on a darker background is no glare",
    arguments: [UInt64(38_654_705_787), 38_654_705_874, 38_654_706_072])
  func whitePaper(seed: UInt64) {
    expectRead(ClearPhoto(.narrowQuietZone, seed: seed))
  }

  @Test(
    "a symbol hardly higher than a cell, near the edges of its card",
    arguments: [UInt64(38_654_706_184), 38_654_706_527])
  func lowSymbol(seed: UInt64) {
    expectRead(ClearPhoto(.small, seed: seed))
  }

  @Test("a symbol at the edge of the picture", arguments: Symbology.allCases, UInt64(0)..<4)
  func atEdge(symbology: Symbology, seed: UInt64) {
    expectRead(ClearPhoto(.atEdge, seed: seed, symbology: symbology.rawValue, largestFrame: 1))
  }

  @Test(
    "UPC-E whose few bars the model of a long code explained as well",
    arguments: [
      (ClearPhoto.Kind.small, UInt64(4_294_967_306)), (.lightOnDark, 4_294_967_307),
    ])
  func shortCode(kind: ClearPhoto.Kind, seed: UInt64) {
    expectRead(ClearPhoto(kind, seed: seed))
  }

  @Test(
    "a place that goes on to the card's edge, or has lost a part of the symbol",
    arguments: [
      (ClearPhoto.Kind.lowContrast, UInt64(4_294_967_425)), (.lowContrast, 4_294_967_481),
      (.small, 4_294_967_477),
    ])
  func roughPlace(kind: ClearPhoto.Kind, seed: UInt64) {
    expectRead(ClearPhoto(kind, seed: seed))
  }

  @Test(
    "a place that was fitted badly before",
    arguments: [
      (ClearPhoto.Kind.narrowQuietZone, UInt64(4_294_967_310)),
      (.narrowQuietZone, 4_294_967_448), (.several, 4_294_967_472),
    ])
  func badFit(kind: ClearPhoto.Kind, seed: UInt64) {
    expectRead(ClearPhoto(kind, seed: seed))
  }

  @Test(
    "one half cut off above and the other below by the edges of the picture: that is no step",
    arguments: [UInt64(4_294_967_301), 4_294_967_349])
  func cutOffHalves(seed: UInt64) {
    expectRead(ClearPhoto(.filling, seed: seed))
  }

  @Test("a symbol that was first looked for at a place that spans two")
  func spanningPlace() {
    let photo = ClearPhoto(.several, seed: 4_294_967_457)
    #expect(readBarcodes(photo.picture).map(\.gtin.digits).contains("04346496033280"))
  }

  private func expectRead(_ photo: ClearPhoto) {
    #expect(
      readBarcodes(photo.picture).map(\.gtin.digits).sorted() == photo.gtins.sorted(),
      "\(photo.description)")
  }
}

/// Negatives of pictures with dark bars.
struct NegativePictureTests {
  @Test("a symbol is read from its negative, either way up and sideways", arguments: 0..<4)
  func quarterTurns(quarters: Int) {
    for symbol in SampleSymbol.all {
      let picture = SymbolRenderer().picture(of: symbol.pattern).turned(quarters: quarters)
      #expect(readBarcodes(picture.negative).map(\.text) == [symbol.text], "\(symbol)")
    }
  }

  @Test("an add-on is read from the negative")
  func addOn() {
    let picture = SymbolRenderer().picture(of: .ean13("5012394144777"), addOn: .addOn("05"))
    #expect(readBarcodes(picture.negative).map(\.addOn?.digits) == ["05"])
  }

  @Test("no wrong code", arguments: DrawnSymbol.Kind.allCases)
  func nothingWrong(kind: DrawnSymbol.Kind) {
    for seed in UInt64(0)..<10 {
      let symbol = DrawnSymbol(kind, seed: seed)
      for barcode in readBarcodes(symbol.picture.negative) {
        #expect(
          symbol.gtins.contains(barcode.gtin.digits) || symbol.isWholeMixture,
          "\(symbol.symbology) \(symbol.text), seed \(seed), read as \(barcode.text)")
      }
    }
  }
}
