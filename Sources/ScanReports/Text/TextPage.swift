import Problems

/// What text is drawn on, and the words of the front that draws it.
public struct TextPage: Sendable {
  /// Columns to keep within; nil to cut nothing, as in a file.
  public let width: Int?
  public let hasColor: Bool
  /// Columns that the longest name to come takes; nil where the names are not known beforehand.
  public let longestName: Int?
  /// Says what to do about a problem.
  public let wording: RemedyWording

  /// - Parameter names: all names to come, where they are known beforehand.
  public init(
    width: Int?, hasColor: Bool, names: [String]? = nil, wording: RemedyWording = .reasonsOnly
  ) {
    self.wording = wording
    self.width = width
    self.hasColor = hasColor
    longestName = names?.map { name in
      (name.split(separator: "/").last.map(String.init) ?? name).safeForTerminal.displayWidth
    }.max()
  }

  /// The text, cut with an ellipsis where it would not fit beside so many other columns.
  func cut(_ text: String, beside others: Int = 0) -> String {
    guard let width, text.displayWidth > width - others else { return text }
    return text.fitted(to: max(1, width - others))
  }

  /// The text in a colour, where the page has any.
  func colored(_ text: String, _ color: TextColor) -> String {
    hasColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// The colours that are used, as SGR parameters (ECMA-48, clause 8.3.117).
enum TextColor: Int {
  case bold = 1
  case dim = 2
  case red = 31
  case green = 32
  case yellow = 33
  case magenta = 35
  case cyan = 36
}

extension [String] {
  /// The facts on one line; those that are not known are left out.
  var joinedFacts: String { filter { !$0.isEmpty }.joined(separator: " · ") }
}
