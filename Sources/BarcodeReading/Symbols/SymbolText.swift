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

  /// The same for each check digit of UPC-E (GS1 General Specifications, figure 5.2.2.4-2).
  ///
  /// The clause has number system 0 only. Symbols of number system 1 have the opposite number sets: the
  /// left half and the centre guard of EAN-13 are one where the last digit happens to be right, so that
  /// of half-covered symbols one in ten would be read as such.
  private static let suppressedParities: [UInt8] = ([0b000111] + parities.dropFirst()).map {
    ~$0 & 0b111111
  }

  /// The same for each check digit of an add-on of five digits (GS1 General Specifications, clause 5.2.2).
  private static let addOnParities: [UInt8] = [
    0b11000, 0b10100, 0b10010, 0b10001, 0b01100, 0b00110, 0b00011, 0b01010, 0b01001, 0b00101,
  ]

  /// The number sets of the digits of an add-on.
  private static func addOnParity(of digits: [Int]) -> UInt8 {
    guard digits.count == 5 else {
      return UInt8(digits.reduce(0) { 10 * $0 + $1 } % 4)
    }
    let sum = digits.enumerated().reduce(0) { $0 + ($1.offset % 2 == 0 ? 3 : 9) * $1.element }
    return addOnParities[sum % 10]
  }

  /// The digits that patterns draw, check digit included.
  ///
  /// Nil where the number sets encode no first digit or the check digit is wrong.
  ///
  /// - Parameter patterns: indices into ``DigitPattern/all``.
  static func digits(of patterns: [Int], in layout: SymbolLayout) -> [Int]? {
    var digits = patterns.map { $0 % 10 }
    if layout.isAddOn { return parity(of: patterns) == addOnParity(of: digits) ? digits : nil }
    if layout.symbology == .upcE {
      guard let check = suppressedParities.firstIndex(of: parity(of: patterns)) else { return nil }
      let text = [0] + digits + [check]
      return GTIN(upcE: text.map(String.init).joined()) == nil ? nil : text
    }
    if layout.leftSets.contains(.b) {
      let left = patterns.prefix(layout.leftDigitCount)
      guard let first = parities.firstIndex(of: parity(of: left)) else { return nil }
      digits.insert(first, at: 0)
    }
    let number = digits.reduce(UInt64(0)) { $0 * 10 + UInt64($1) }
    return GTIN.checkDigit(ofBody: number / 10) == number % 10 ? digits : nil
  }

  /// The patterns that draw `digits`, as indices into ``DigitPattern/all``.
  ///
  /// - Parameter digits: as many as the layout's symbology has.
  static func patterns(of digits: [Int], in layout: SymbolLayout) -> [Int] {
    if layout.symbology == .upcE {
      return drawn(digits[1...6], parity: suppressedParities[digits[7]])
    }
    guard layout.leftSets.contains(.b) else {
      return digits.enumerated().map {
        $0.offset < layout.leftDigitCount ? $0.element : 20 + $0.element
      }
    }
    return drawn(digits[1...6], parity: parities[digits[0]]) + digits[7...].map { 20 + $0 }
  }

  /// The number sets of six digits: a set bit is set B, the leftmost digit is the highest bit.
  private static func parity(of patterns: some Sequence<Int>) -> UInt8 {
    patterns.reduce(0) { $0 << 1 | ($1 / 10 == DigitPattern.NumberSet.b.rawValue ? 1 : 0) }
  }

  /// The patterns of six digits in number sets A and B.
  private static func drawn(_ digits: ArraySlice<Int>, parity: UInt8) -> [Int] {
    digits.enumerated().map { place, digit in
      (parity >> UInt8(5 - place) & 1 == 1 ? 10 : 0) + digit
    }
  }
}
