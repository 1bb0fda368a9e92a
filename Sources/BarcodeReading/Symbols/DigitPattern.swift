/// How a digit is drawn: two bars within seven modules (GS1 General Specifications, clause
/// 5.2.1.2).
struct DigitPattern: Sendable, Hashable {
  /// The three sets of patterns: A and B are used to the left of the centre guard, C to the right.
  enum NumberSet: Int, Sendable, CaseIterable {
    /// Odd parity, "L".
    case a
    /// Even parity, "G": set C read backwards.
    case b
    /// Even parity, "R": set A with bars and spaces exchanged.
    case c
  }

  let numberSet: NumberSet
  /// 0 to 9.
  let digit: Int

  /// The width of every digit, in modules.
  static let moduleCount = 7
  /// The width of the widest bar and of the widest space, in modules; those of neighbours never join.
  static let widestRun = 4

  /// Seven bits, the leftmost module highest; 1 is a bar.
  var modules: UInt8 {
    let oddParity = Self.setA[digit]
    switch numberSet {
    case .a: return oddParity
    case .b: return Self.reversed(oddParity ^ 0x7f)
    case .c: return oddParity ^ 0x7f
    }
  }

  /// The two bars, in modules from the digit's left edge.
  var bars: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for position in 0..<Self.moduleCount where modules >> UInt8(6 - position) & 1 == 1 {
      if let last = ranges.last, last.upperBound == position {
        ranges[ranges.count - 1] = last.lowerBound..<position + 1
      } else {
        ranges.append(position..<position + 1)
      }
    }
    return ranges
  }

  /// All thirty: digits 0 to 9 of set A, then of B, then of C.
  static let all: [DigitPattern] = NumberSet.allCases.flatMap { numberSet in
    (0...9).map { DigitPattern(numberSet: numberSet, digit: $0) }
  }

  private static let setA: [UInt8] = [
    0b0001101, 0b0011001, 0b0010011, 0b0111101, 0b0100011,
    0b0110001, 0b0101111, 0b0111011, 0b0110111, 0b0001011,
  ]

  private static func reversed(_ modules: UInt8) -> UInt8 {
    (0..<7).reduce(0) { $0 | (modules >> UInt8($1) & 1) << UInt8(6 - $1) }
  }
}
