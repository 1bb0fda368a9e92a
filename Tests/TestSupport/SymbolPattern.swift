/// The bars and spaces of a symbol, module by module, from the tables of the GS1 General
/// Specifications, clause 5.2.1.
public struct SymbolPattern: Sendable, Equatable {
  /// Whether each module is dark, from left to right, without quiet zones.
  public let modules: [Bool]

  init(_ bits: String) {
    modules = bits.map { $0 == "1" }
  }

  /// Thirteen digits.
  public static func ean13(_ text: String) -> SymbolPattern {
    let digits = text.compactMap(\.wholeNumberValue)
    let left = zip(digits[1...6], firstDigitParity[digits[0]]).map { character($0, $1) }
    let right = digits[7...].map { character($0, "R") }
    return SymbolPattern("101" + left.joined() + "01010" + right.joined() + "101")
  }

  /// Twelve digits: the EAN-13 symbol with a 0 before them.
  public static func upcA(_ text: String) -> SymbolPattern { ean13("0" + text) }

  /// Eight digits.
  public static func ean8(_ text: String) -> SymbolPattern {
    let digits = text.compactMap(\.wholeNumberValue)
    let left = digits[..<4].map { character($0, "L") }
    let right = digits[4...].map { character($0, "R") }
    return SymbolPattern("101" + left.joined() + "01010" + right.joined() + "101")
  }

  /// Eight digits, the first of them 0.
  public static func upcE(_ text: String) -> SymbolPattern {
    let digits = text.compactMap(\.wholeNumberValue)
    let middle = zip(digits[1...6], suppressedParity[digits[7]]).map { character($0, $1) }
    return SymbolPattern("101" + middle.joined() + "010101")
  }

  /// Two or five digits.
  public static func addOn(_ text: String) -> SymbolPattern {
    let digits = text.compactMap(\.wholeNumberValue)
    let parity: String
    if digits.count == 2 {
      parity = ["LL", "LG", "GL", "GG"][(10 * digits[0] + digits[1]) % 4]
    } else {
      let sum = 3 * (digits[0] + digits[2] + digits[4]) + 9 * (digits[1] + digits[3])
      parity = addOnParity[sum % 10]
    }
    return SymbolPattern(
      "1011" + zip(digits, parity).map { character($0, $1) }.joined(separator: "01"))
  }

  /// The bars of this one, and those of another so many modules beside them.
  public func followed(by other: SymbolPattern, after space: Int = 0) -> SymbolPattern {
    let between = [Bool](repeating: false, count: space)
    return SymbolPattern((modules + between + other.modules).map { $0 ? "1" : "0" }.joined())
  }

  /// Random bars as other symbologies have them: of one to four modules, as in Code 128, or of one
  /// width and nearly three times as much, as in Code 39 and Interleaved 2 of 5.
  public static func foreign(using random: inout SeededRandom) -> SymbolPattern {
    let widths = random.element(of: [[1, 1, 1, 2, 2, 3, 4], [1, 1, 3], [2, 2, 5]])
    let count = 2 * Int.random(in: 11...36, using: &random) + 1
    return SymbolPattern(
      (0..<count).map {
        String(repeating: $0 % 2 == 0 ? "1" : "0", count: random.element(of: widths))
      }.joined())
  }

  /// Number sets A ("L"), B ("G") and C ("R").
  private static func character(_ digit: Int, _ set: Character) -> String {
    let left = leftOdd[digit]
    let right = String(left.map { $0 == "1" ? "0" : "1" })
    return set == "L" ? left : set == "R" ? right : String(right.reversed())
  }

  private static let leftOdd = [
    "0001101", "0011001", "0010011", "0111101", "0100011",
    "0110001", "0101111", "0111011", "0110111", "0001011",
  ]

  private static let firstDigitParity = [
    "LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL",
    "LGGLGL",
  ]

  private static let suppressedParity = [
    "GGGLLL", "GGLGLL", "GGLLGL", "GGLLLG", "GLGGLL", "GLLGGL", "GLLLGG", "GLGLGL", "GLGLLG",
    "GLLGLG",
  ]

  private static let addOnParity = [
    "GGLLL", "GLGLL", "GLLGL", "GLLLG", "LGGLL", "LLGGL", "LLLGG", "LGLGL", "LGLLG", "LLGLG",
  ]
}
