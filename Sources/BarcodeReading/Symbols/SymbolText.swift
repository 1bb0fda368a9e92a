import Barcodes

/// Converts between the digits of a code and the patterns that draw them.
enum SymbolText {
  /// For each first digit of EAN-13, the number sets of the six digits left of the centre: a set
  /// bit is set B, the leftmost digit is the highest bit (GS1 General Specifications, figure
  /// 5.2.1.3-1).
  private static let parities: [UInt8] = [
    0b000000, 0b001011, 0b001101, 0b001110, 0b010011,
    0b011001, 0b011100, 0b010101, 0b010110, 0b011010,
  ]

  /// The digits that patterns draw, check digit included.
  ///
  /// Nil where the number sets encode no first digit or the check digit is wrong.
  ///
  /// - Parameter patterns: indices into ``DigitPattern/all``.
  static func digits(of patterns: [Int], in layout: SymbolLayout) -> [Int]? {
    var digits = patterns.map { $0 % 10 }
    if layout.leftSets.contains(.b) {
      let parity = patterns.prefix(layout.leftDigitCount).reduce(0) {
        $0 << 1 | ($1 / 10 == DigitPattern.NumberSet.b.rawValue ? 1 : 0)
      }
      guard let first = parities.firstIndex(of: UInt8(parity)) else { return nil }
      digits.insert(first, at: 0)
    }
    let number = digits.reduce(UInt64(0)) { $0 * 10 + UInt64($1) }
    return GTIN.checkDigit(ofBody: number / 10) == number % 10 ? digits : nil
  }

  /// The patterns that draw `digits`, as indices into ``DigitPattern/all``.
  ///
  /// - Parameter digits: as many as the layout's symbology has.
  static func patterns(of digits: [Int], in layout: SymbolLayout) -> [Int] {
    guard layout.leftSets.contains(.b) else {
      return digits.enumerated().map {
        $0.offset < layout.leftDigitCount ? $0.element : 20 + $0.element
      }
    }
    let parity = parities[digits[0]]
    return digits.dropFirst().enumerated().map { position, digit in
      if position >= layout.leftDigitCount { return 20 + digit }
      return (parity >> UInt8(5 - position) & 1 == 1 ? 10 : 0) + digit
    }
  }
}
