extension GTIN {
  /// The digits in the groups that stand under the bars, such as "5 012394 144777" for EAN-13 and
  /// "0 75992 54472 6" for UPC-A; nil where this number has no symbol of that kind.
  public func printed(as symbology: Symbology) -> String? {
    switch symbology {
    case .ean13:
      return ean13Digits.map { Self.grouped($0, [1, 6, 6]) }
    case .upcA:
      return value < 1_000_000_000_000 ? Self.grouped(Self.padded(value, to: 12), [1, 5, 5, 1]) : nil
    case .ean8:
      return value < 100_000_000 ? Self.grouped(Self.padded(value, to: 8), [4, 4]) : nil
    case .upcE:
      return upcEDigits.map { Self.grouped($0, [1, 6, 1]) }
    }
  }

  private static func grouped(_ digits: String, _ lengths: [Int]) -> String {
    var rest = digits[...]
    return lengths.map { length in
      defer { rest = rest.dropFirst(length) }
      return rest.prefix(length)
    }.joined(separator: " ")
  }
}
