/// How the app is drawn, and why so.
public struct Appearance: Sendable, Hashable {
  /// What the terminal draws on.
  public enum Background: String, Sendable, Hashable {
    case dark
    case light
  }

  /// How the background is known, the surest last.
  public enum Source: Sendable, Hashable {
    /// Nobody says anything.
    case assumed
    /// By a variable of the environment.
    case environment(String)
    /// By what the terminal answered.
    case terminal
    /// By the user's setting.
    case setting
  }

  public private(set) var background: Background
  public private(set) var source: Source
  /// Why there are no colours, such as "NO_COLOR is set"; nil where there are.
  public let reasonForNoColors: String?
  /// Why borders and bars are drawn with letters alone; nil where they are not.
  public let reasonForLetters: String?

  public init(
    _ background: Background = .dark, from source: Source = .assumed,
    reasonForNoColors: String? = nil, reasonForLetters: String? = nil
  ) {
    self.background = background
    self.source = source
    self.reasonForNoColors = reasonForNoColors
    self.reasonForLetters = reasonForLetters
  }

  public var theme: Theme {
    let colors = background == .light ? Theme.coloredOnLight : .colored
    var theme = reasonForNoColors == nil ? colors : Theme()
    theme.isASCII = reasonForLetters != nil
    return theme
  }

  /// Takes what the terminal says of its background; the user's setting goes before.
  mutating func take(_ answer: TerminalColor) {
    guard source != .setting else { return }
    (background, source) = (answer.isLight ? .light : .dark, .terminal)
  }
}
