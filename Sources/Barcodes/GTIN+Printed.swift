/// The digits as they are printed under the bars.
extension GTIN {
  /// The number that the digits under a symbol mean.
  ///
  /// Nil where the count of digits is not that of the symbology or the check digit is wrong.
  public init?(printed digits: some StringProtocol, as symbology: Symbology) {
    guard digits.utf8.count == symbology.digitCount else { return nil }
    switch symbology {
    case .ean13, .ean8, .upcA: self.init(digits: digits)
    case .upcE: self.init(upcE: digits)
    }
  }

  /// The digits in the groups that are printed under the bars, such as "5 012394 144777" for EAN-13
  /// and "0 75992 54472 6" for UPC-A; nil where this number cannot be printed in that symbology.
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
