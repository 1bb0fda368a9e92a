import Barcodes

/// Where the guards and digits of a symbol are, in modules from the left edge of its first bar (GS1
/// General Specifications, clause 5.2.1).
struct SymbolLayout: Sendable {
  /// The symbology it is the layout of; of an add-on's, one that it may stand beside.
  let symbology: Symbology
  /// The symbol's width in modules, without quiet zones.
  let moduleCount: Int
  /// The guard bars: they are the same in every symbol.
  let guardBars: [Range<Int>]
  /// The left edge of each digit.
  let digitOffsets: [Int]
  /// From the left edge of a digit to that of the next beside it, in modules.
  let digitSpacing: Int
  /// How many digits are left of the centre guard.
  let leftDigitCount: Int
  /// Whether a centre guard parts it in two halves, each of which is the other's kind seen from its
  /// outer end.
  var hasHalves: Bool { leftDigitCount < digitOffsets.count }
  /// The modules of each half, with the centre guard of five modules and two of the quiet zone.
  var halves: (left: Range<Int>, right: Range<Int>) {
    let middle = (moduleCount - 5) / 2
    return (-2..<middle + 5, middle..<moduleCount + 2)
  }
  /// The sets that the digits left of the centre may be drawn from.
  let leftSets: [DigitPattern.NumberSet]
  /// The patterns that are allowed for each digit, as indices into ``DigitPattern/all``. The first
  /// digit is of set A in every symbol, which shows the direction of reading.
  let candidates: [Range<Int>]

  /// 95 modules, twelve drawn digits; the number sets of the left six encode a thirteenth, the
  /// first. UPC-A is the same symbol with 0 as that digit.
  static let ean13 = SymbolLayout(symbology: .ean13, digitsPerHalf: 6, leftSets: [.a, .b])
  /// 67 modules, eight drawn digits.
  static let ean8 = SymbolLayout(symbology: .ean8, digitsPerHalf: 4, leftSets: [.a])
  /// 51 modules, six drawn digits; their number sets encode the check digit. There is no centre
  /// guard: all digits count as left of it.
  static let upcE = SymbolLayout(
    symbology: .upcE, moduleCount: 51, guardBars: [0, 2, 46, 48, 50],
    digitOffsets: (0..<6).map { 3 + DigitPattern.moduleCount * $0 }, leftDigitCount: 6,
    leftSets: [.a, .b], candidates: Array(repeating: 0..<20, count: 6))

  /// 20 modules, two digits; their number sets encode the remainder of the number by four.
  static let addOn2 = SymbolLayout(addOnDigits: 2)
  /// 47 modules, five digits; their number sets encode a check digit.
  static let addOn5 = SymbolLayout(addOnDigits: 5)

  /// Whether it is that of an add-on, which has no guard on the right.
  var isAddOn: Bool { digitSpacing > DigitPattern.moduleCount }

  /// A guard 1011 and digits with 01 between them (GS1 General Specifications, clause 5.2.2).
  private init(addOnDigits count: Int) {
    let spacing = DigitPattern.moduleCount + 2
    let offsets = (0..<count).map { 4 + spacing * $0 }
    self.init(
      symbology: .ean13, moduleCount: 4 + spacing * count - 2,
      guardBars: [0, 2, 3] + offsets.dropFirst().map { $0 - 1 }, digitOffsets: offsets,
      digitSpacing: spacing, leftDigitCount: count, leftSets: [.a, .b],
      candidates: Array(repeating: 0..<20, count: count))
  }

  private init(
    symbology: Symbology, digitsPerHalf: Int, leftSets: [DigitPattern.NumberSet]
  ) {
    let half = digitsPerHalf * DigitPattern.moduleCount
    let center = 3 + half
    let right = center + 5
    let end = right + half
    self.init(
      symbology: symbology, moduleCount: end + 3,
      guardBars: [0, 2, center + 1, center + 3, end, end + 2],
      digitOffsets: (0..<2 * digitsPerHalf).map { index in
        index < digitsPerHalf
          ? 3 + index * DigitPattern.moduleCount
          : right + (index - digitsPerHalf) * DigitPattern.moduleCount
      },
      leftDigitCount: digitsPerHalf, leftSets: leftSets,
      candidates: (0..<2 * digitsPerHalf).map { index in
        if index >= digitsPerHalf { return 20..<30 }
        return index > 0 && leftSets.contains(.b) ? 0..<20 : 0..<10
      })
  }

  /// - Parameter guardBars: their left edges; each is one module wide.
  private init(
    symbology: Symbology, moduleCount: Int, guardBars: [Int], digitOffsets: [Int],
    digitSpacing: Int = DigitPattern.moduleCount, leftDigitCount: Int,
    leftSets: [DigitPattern.NumberSet], candidates: [Range<Int>]
  ) {
    self.symbology = symbology
    self.moduleCount = moduleCount
    self.guardBars = guardBars.map { $0..<$0 + 1 }
    self.digitOffsets = digitOffsets
    self.digitSpacing = digitSpacing
    self.leftDigitCount = leftDigitCount
    self.leftSets = leftSets
    self.candidates = candidates
  }

  /// Every bar of a symbol, from left to right.
  ///
  /// - Parameter digits: the seven modules of each digit, as in ``DigitPattern/modules``.
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
