import Barcodes

extension Symbology {
  /// The name that people know it by.
  var name: String {
    switch self {
    case .ean13: "EAN-13"
    case .ean8: "EAN-8"
    case .upcA: "UPC-A"
    case .upcE: "UPC-E"
    }
  }
}
