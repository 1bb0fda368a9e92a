/// A colour as a terminal tells it when it is asked for one: `rgb:ffff/ffff/ffff`.
///
/// Source: xterm, "Operating System Commands", and XParseColor(3).
public struct TerminalColor: Sendable, Hashable {
  /// From 0 to 1.
  public let red: Double
  public let green: Double
  public let blue: Double

  /// Nil for what is no colour.
  public init?(_ text: String) {
    let parts: [Substring]
    if text.hasPrefix("#"), (text.count - 1).isMultiple(of: 3), text.count > 1 {
      let digits = text.dropFirst()
      let size = digits.count / 3
      parts = (0..<3).map { digits.dropFirst($0 * size).prefix(size) }
    } else if text.hasPrefix("rgb:") || text.hasPrefix("rgba:") {
      parts = text.drop { $0 != ":" }.dropFirst()
        .split(separator: "/", omittingEmptySubsequences: false).prefix(3).map(\.self)
    } else {
      return nil
    }
    let values = parts.compactMap(Self.share)
    guard parts.count == 3, values.count == 3 else { return nil }
    (red, green, blue) = (values[0], values[1], values[2])
  }

  /// Whether dark letters are read on it better than light ones: its brightness is over a half.
  ///
  /// Source: ITU-R BT.601, the weights of red, green and blue in the brightness.
  public var isLight: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 }

  /// One to four hexadecimal digits as a share of the greatest number that they can write.
  private static func share(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let number = Int(digits, radix: 16)
    else { return nil }
    return Double(number) / Double((1 << (4 * digits.count)) - 1)
  }
}
