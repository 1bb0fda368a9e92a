import Problems

/// The width and colours of the output, and the front's wording of remedies.
public struct TextPage: Sendable {
  /// The width in columns; nil to cut nothing, as in a file.
  public let width: Int?
  public let hasColor: Bool
  /// What the photos are called; nil if their names are not known beforehand.
  let photoNames: ShortNames?
  /// Says what to do about a problem.
  public let wording: RemedyWording

  /// - Parameter names: the names of all photos, if they are known beforehand.
  public init(
    width: Int?, hasColor: Bool, names: [String]? = nil, wording: RemedyWording = .reasonsOnly
  ) {
    self.wording = wording
    self.width = width
    self.hasColor = hasColor
    photoNames = names.map(ShortNames.init)
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
