extension GTIN {
  /// The digits in the groups that stand under the bars, such as "5 012394 144777" for EAN-13 and
  /// "0 75992 54472 6" for UPC-A; nil where this number has no symbol of that kind.
  public func printed(as symbology: Symbology) -> String? {
    switch symbology {
    case .ean13:
      return ean13Digits.map { Self.grouped($0, [1, 6, 6]) }
    case .upcA:
      guard value < 1_000_000_000_000 else { return nil }
      return Self.grouped(Self.padded(value, to: 12), [1, 5, 5, 1])
    case .ean8:
      guard value < 100_000_000 else { return nil }
      return Self.grouped(Self.padded(value, to: 8), [4, 4])
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
