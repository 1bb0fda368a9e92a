import Problems

/// The width and colours of the output, and the front's wording of remedies.
public struct TextPage: Sendable {
  /// The width in columns; nil to cut nothing, as in a file.
  public let width: Int?
  public let hasColor: Bool
  /// The width of the longest photo name; nil if the names are not known beforehand.
  public let longestName: Int?
  /// Says what to do about a problem.
  public let wording: RemedyWording

  /// - Parameter names: the names of all photos, if they are known beforehand.
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

  /// The text, cut with an ellipsis if it does not fit.
  ///
  /// - Parameter others: the columns that other text takes beside it.
  func cut(_ text: String, beside others: Int = 0) -> String {
    guard let width, text.displayWidth > width - others else { return text }
    return text.fitted(to: max(1, width - others))
  }

  /// The text in a colour, if the page has colours.
  func colored(_ text: String, _ color: TextColor) -> String {
    hasColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// Colours, as SGR parameters (ECMA-48, clause 8.3.117).
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
