import Barcodes
import Releases

/// A GTIN that a release is found by, and whether its digits had to be completed.
package struct BarcodeCode: Sendable {
  package let gtin: GTIN
  package let isCompleted: Bool
}

extension ReleaseDetail {
  /// What its barcodes mean: first those that are written as GTINs, then those that need digits added;
  /// each GTIN once.
  package var barcodeCodes: [BarcodeCode] {
    var codes: [BarcodeCode] = []
    func add(_ gtin: GTIN, isCompleted: Bool) {
      guard !codes.contains(where: { $0.gtin == gtin }) else { return }
      codes.append(BarcodeCode(gtin: gtin, isCompleted: isCompleted))
    }
    for identifier in identifiers where identifier.kind == .barcode {
      if let gtin = identifier.gtin { add(gtin, isCompleted: false) }
    }
    for identifier in identifiers where identifier.kind == .barcode {
      for gtin in identifier.completedGTINs { add(gtin, isCompleted: true) }
    }
    return codes
  }
}
