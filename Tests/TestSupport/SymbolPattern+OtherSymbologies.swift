/// Symbols with bars and spaces of two widths.
extension SymbolPattern {
  /// Interleaved 2 of 5 (ISO/IEC 16390): the bars of a pair of digits are those of the first, the spaces those of the
  /// second; what is wide has three modules.
  ///
  /// - Parameter text: an even number of digits.
  public static func interleaved2of5(_ text: String) -> SymbolPattern {
    let digits = text.compactMap(\.wholeNumberValue)
    let pairs = stride(from: 0, to: digits.count - 1, by: 2).map { index in
      zip(twoOfFive[digits[index]], twoOfFive[digits[index + 1]])
        .map { String([$0, $1]) }.joined()
    }
    return SymbolPattern(widths: "nnnn" + pairs.joined() + "wnn", wide: 3)
  }

  /// Code 39 (ISO/IEC 16388), with a `*` at either end; what is wide has two modules.
  ///
  /// - Parameter text: digits.
  public static func code39(_ text: String) -> SymbolPattern {
    let characters =
      [code39Ends] + text.compactMap(\.wholeNumberValue).map { code39[$0] } + [code39Ends]
    return SymbolPattern(widths: characters.joined(separator: "n"), wide: 2)
  }

  /// - Parameters:
  ///   - widths: of bars and spaces in turn, `n` for one module and `w` for wide ones.
  ///   - wide: how many modules these have.
  private init(widths: String, wide: Int) {
    self.init(
      widths.enumerated().map { index, width in
        String(repeating: index % 2 == 0 ? "1" : "0", count: width == "w" ? wide : 1)
      }.joined())
  }

  private static let twoOfFive = [
    "nnwwn", "wnnnw", "nwnnw", "wwnnn", "nnwnw", "wnwnn", "nwwnn", "nnnww", "wnnwn", "nwnwn",
  ]

  private static let code39 = [
    "nnnwwnwnn", "wnnwnnnnw", "nnwwnnnnw", "wnwwnnnnn", "nnnwwnnnw", "wnnwwnnnn", "nnwwwnnnn",
    "nnnwnnwnw", "wnnwnnwnn", "nnwwnnwnn",
  ]

  private static let code39Ends = "nwnnwnwnn"
}
