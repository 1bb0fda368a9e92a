import SourceServer
import TestSupport

extension SourceRecord {
  /// A valid EAN-13 for each number, which no catalogue here knows.
  static func barcode(_ number: Int) -> String {
    CheckDigit.completing(String(590_000_000_000 + number))
  }

  /// A record of Discogs' with such a barcode, which no catalogue here knows either.
  init(number: Int) {
    self.init(discogs: 900_000_000 + number, barcode: Self.barcode(number))
  }
}
