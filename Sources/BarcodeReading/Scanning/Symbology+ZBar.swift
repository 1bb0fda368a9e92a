import Barcodes
import CZBar

extension Symbology {
  /// zbar's name for the symbology.
  var zbarType: zbar_symbol_type_t {
    switch self {
    case .ean13: ZBAR_EAN13
    case .ean8: ZBAR_EAN8
    case .upcA: ZBAR_UPCA
    case .upcE: ZBAR_UPCE
    }
  }

  /// Nil for a type that is no symbology of ours, such as that of an add-on.
  init?(_ type: zbar_symbol_type_t) {
    guard let symbology = Self.allCases.first(where: { $0.zbarType == type }) else { return nil }
    self = symbology
  }
}
