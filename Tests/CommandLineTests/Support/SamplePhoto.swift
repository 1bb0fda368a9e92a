import TestSupport

/// Photos for the program to scan, drawn here.
enum SamplePhoto {
  /// A record of the sample catalogue: EBE, Neural Response EP.
  static let knownBarcode = "7961220922684"
  static let knownRelease = "discogs:21"
  /// The number of a pen, which is no record.
  static let unknownBarcode = "4006381333931"

  static let known = PNGFile(picture(.ean13(knownBarcode))).bytes
  /// A barcode of three pressings in the sample catalogue.
  static let shared = PNGFile(picture(.upcA("666561001216"))).bytes
  static let unknown = PNGFile(picture(.ean13(unknownBarcode))).bytes
  /// A shop's own number, which is no record either.
  static let code39 = PNGFile(picture(.code39("104711"))).bytes
  static let blank = PNGFile(GrayPicture(width: 200, height: 150)).bytes
  static let jpeg = JPEGFile.bytes(picture(.ean13(knownBarcode)))

  /// A header of 60000 × 60000 pixels and next to nothing behind it.
  static let huge =
    PNGFile.signature
    + PNGFile.chunk(
      "IHDR", PNGFile.header(width: 60_000, height: 60_000, bitDepth: 8, colorType: .gray))
    + PNGFile.chunk("IDAT", Zlib.stored([0])) + PNGFile.chunk("IEND", [])

  private static func picture(_ symbol: SymbolPattern) -> GrayPicture {
    SymbolRenderer().picture(of: symbol)
  }
}
