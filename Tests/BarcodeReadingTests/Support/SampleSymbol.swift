import BarcodeReading
import Barcodes
import Imaging
import TestSupport

/// The one place where these tests call the reader.
func readBarcodes(_ picture: GrayPicture) -> [Barcode] {
  BarcodeReader().read(
    LumaImage(width: picture.width, height: picture.height, pixels: picture.pixels)
  ).barcodes
}

/// A symbol to read and the expected result.
struct SampleSymbol: Sendable, CustomStringConvertible {
  let symbology: Symbology
  /// The digits under the bars.
  let text: String
  /// The 14 digits of the GTIN, worked out by hand.
  let gtin: String

  var pattern: SymbolPattern {
    switch symbology {
    case .ean13: .ean13(text)
    case .ean8: .ean8(text)
    case .upcA: .upcA(text)
    case .upcE: .upcE(text)
    }
  }

  var description: String { "\(symbology.rawValue) \(text)" }

  static let all = [
    SampleSymbol(symbology: .ean13, text: "5012394144777", gtin: "05012394144777"),
    SampleSymbol(symbology: .ean8, text: "96385074", gtin: "00000096385074"),
    SampleSymbol(symbology: .upcA, text: "036000291452", gtin: "00036000291452"),
    SampleSymbol(symbology: .upcE, text: "04252614", gtin: "00042100005264"),
  ]
}
