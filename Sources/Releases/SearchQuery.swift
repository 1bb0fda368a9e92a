import Barcodes

/// What somebody looks for: words, a barcode, or both.
public struct SearchQuery: Sendable, Hashable, Codable {
  /// Words of artist, title, label or catalogue number; nil for none.
  public let text: String?
  public let barcode: GTIN?

  public init(text: String? = nil, barcode: GTIN? = nil) {
    self.text = text
    self.barcode = barcode
  }
}
