import Barcodes

extension ReleaseDetail {
  /// Whether its source has a barcode with these digits of an add-on after it, as in
  /// "8 719262 012042 12"; false without an add-on.
  public func has(_ barcode: GTIN, with addOn: AddOn?) -> Bool {
    guard let addOn else { return false }
    return identifiers.contains { identifier in
      let digits = identifier.value.filter { $0.isASCII && $0.isNumber }
      return identifier.kind == .barcode && digits.hasSuffix(addOn.digits)
        && GTIN(digits: digits.dropLast(addOn.digits.count)) == barcode
    }
  }
}
