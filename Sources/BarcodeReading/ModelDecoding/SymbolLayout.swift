import Barcodes

/// Where guards and digits stand in a symbol, in modules from the left edge of its first bar (GS1
/// General Specifications, clause 5.2.1).
struct SymbolLayout: Sendable {
  let symbology: Symbology
  /// The symbol's width in modules.
  let moduleCount: Int
  /// The bars that are the same in every symbol.
  let guardBars: [Range<Int>]
  /// The left edge of each digit.
  let digitOffsets: [Int]
  /// How many digits stand left of the centre guard.
  let leftDigitCount: Int
  /// The sets that the digits left of the centre may be drawn from.
  let leftSets: [DigitPattern.NumberSet]
  /// The patterns that may stand at each digit's place, as places in ``DigitPattern/all``. The first
  /// digit's parity is odd in every symbol: that tells left from right.
  let candidates: [Range<Int>]

  /// 95 modules: twelve digits drawn, a thirteenth in the parity of the left six. UPC-A is the same
  /// symbol with 0 for that one.
  static let ean13 = SymbolLayout(symbology: .ean13, digitsPerHalf: 6, leftSets: [.a, .b])
  /// 67 modules: eight digits.
  static let ean8 = SymbolLayout(symbology: .ean8, digitsPerHalf: 4, leftSets: [.a])

  private init(
    symbology: Symbology, digitsPerHalf: Int, leftSets: [DigitPattern.NumberSet]
  ) {
    let half = digitsPerHalf * DigitPattern.moduleCount
    let center = 3 + half
    let right = center + 5
    let end = right + half
    self.symbology = symbology
    self.leftSets = leftSets
    moduleCount = end + 3
    leftDigitCount = digitsPerHalf
    guardBars = [0, 2, center + 1, center + 3, end, end + 2].map { $0..<$0 + 1 }
    digitOffsets = (0..<2 * digitsPerHalf).map { index in
      index < digitsPerHalf
        ? 3 + index * DigitPattern.moduleCount
        : right + (index - digitsPerHalf) * DigitPattern.moduleCount
    }
    candidates = (0..<2 * digitsPerHalf).map { index in
      if index >= digitsPerHalf { return 20..<30 }
      return index > 0 && leftSets.contains(.b) ? 0..<20 : 0..<10
    }
  }

  /// Every bar of a symbol, from left to right.
  ///
  /// - Parameter digits: seven modules for each digit, as in ``DigitPattern/modules``.
  func bars(ofDigits digits: [UInt8]) -> [Range<Int>] {
    var bars = guardBars
    for (offset, modules) in zip(digitOffsets, digits) {
      for position in 0..<DigitPattern.moduleCount where modules >> UInt8(6 - position) & 1 == 1 {
        bars.append(offset + position..<offset + position + 1)
      }
    }
    bars.sort { $0.lowerBound < $1.lowerBound }
    return bars.dropFirst().reduce(into: [bars[0]]) { joined, bar in
      if joined[joined.count - 1].upperBound == bar.lowerBound {
        joined[joined.count - 1] = joined[joined.count - 1].lowerBound..<bar.upperBound
      } else {
        joined.append(bar)
      }
    }
  }
}
