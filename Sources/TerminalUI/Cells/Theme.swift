/// The styles of all parts of the app, by what they mean.
public struct Theme: Sendable, Hashable {
  public var text = Style.plain
  /// What is less important than the rest.
  public var faint = Style.plain
  public var title = Style(.standard, on: .standard, .bold)
  public var heading = Style(.standard, on: .standard, .bold)
  /// The name of a fact.
  public var label = Style.plain
  /// The row that a key would open.
  public var selected = Style(.standard, on: .standard, .inverse)
  public var tab = Style.plain
  public var currentTab = Style(.standard, on: .standard, [.bold, .inverse])
  /// A key in the footer and in the help.
  public var key = Style(.standard, on: .standard, .bold)
  public var border = Style.plain
  public var bar = Style.plain
  public var good = Style.plain
  public var warning = Style(.standard, on: .standard, .bold)
  public var error = Style(.standard, on: .standard, .bold)
  /// What is typed.
  public var field = Style(.standard, on: .standard, .underline)
  /// Whether borders and bars are drawn with letters alone.
  public var isASCII = false
  /// Whether there are colours at all.
  public var hasColors = false

  /// Without colours: bold, underlined and inverse letters alone.
  public init() {}

  /// The same for a light background, on which white letters are not seen.
  public static var coloredOnLight: Theme {
    var theme = colored
    theme.tab = .plain
    theme.heading = Style(.named(4), on: .standard, .bold)
    theme.key = Style(.named(4), on: .standard, .bold)
    theme.currentTab = Style(.named(15), on: .named(4), .bold)
    theme.bar = Style(.named(4))
    theme.warning = Style(.named(5))
    return theme
  }

  /// The sixteen colours of the terminal, whose shades suit its background.
  public static var colored: Theme {
    var theme = Theme()
    theme.hasColors = true
    theme.faint = Style(.named(8))
    theme.heading = Style(.named(6), on: .standard, .bold)
    theme.label = Style(.named(8))
    theme.currentTab = Style(.named(0), on: .named(6), .bold)
    theme.tab = Style(.named(7))
    theme.key = Style(.named(6), on: .standard, .bold)
    theme.border = Style(.named(8))
    theme.bar = Style(.named(6))
    theme.good = Style(.named(2))
    theme.warning = Style(.named(3))
    theme.error = Style(.named(1), on: .standard, .bold)
    return theme
  }
}
