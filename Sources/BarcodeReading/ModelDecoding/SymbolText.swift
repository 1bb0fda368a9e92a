/// What a row of digit patterns spells.
enum SymbolText {
  /// The sets of the left six digits, by the first digit that they stand for: a set bit is set B,
  /// the first drawn digit highest (GS1 General Specifications, figure 5.2.1.3-1).
  static let parities: [UInt8] = [
    0b000000, 0b001011, 0b001101, 0b001110, 0b010011,
    0b011001, 0b011100, 0b010101, 0b010110, 0b011010,
  ]

  /// The digits with the check digit verified; nil where the parities spell no first digit or the
  /// check digit is wrong.
  static func digits(of patterns: [Int], in layout: SymbolLayout) -> [Int]? {
    var digits = patterns.map { $0 % 10 }
    if layout.leftSets.contains(.b) {
      let parity = patterns.prefix(layout.leftDigitCount).reduce(0) {
        $0 << 1 | ($1 / 10 == DigitPattern.NumberSet.b.rawValue ? 1 : 0)
      }
      guard let first = parities.firstIndex(of: UInt8(parity)) else { return nil }
      digits.insert(first, at: 0)
    }
    return isValid(digits) ? digits : nil
  }

  /// The patterns that draw `digits`: 13 of them for EAN-13, 8 for EAN-8.
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

  /// Weighted 1, 3, 1, 3 … from the right, the digits add up to a multiple of ten.
  static func isValid(_ digits: [Int]) -> Bool {
    digits.reversed().enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) } % 10
      == 0
  }
}
