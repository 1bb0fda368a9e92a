/// A colour of a terminal.
public enum CellColor: Sendable, Hashable {
  /// The terminal's own.
  case standard
  /// One of the sixteen whose shades the user chose in the terminal: 0 to 7, and 8 to 15 for the bright
  /// ones.
  case named(UInt8)
  /// Red, green and blue.
  case rgb(UInt8, UInt8, UInt8)
}

/// How a cell is drawn.
public struct Style: Sendable, Hashable {
  /// What a style adds to the letters.
  public struct Traits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Traits(rawValue: 1)
    public static let underline = Traits(rawValue: 2)
    public static let inverse = Traits(rawValue: 4)
    public static let italic = Traits(rawValue: 8)
  }

  public var foreground: CellColor
  public var background: CellColor
  public var traits: Traits

  public init(
    _ foreground: CellColor = .standard, on background: CellColor = .standard, _ traits: Traits = []
  ) {
    self.foreground = foreground
    self.background = background
    self.traits = traits
  }

  /// As the terminal draws without being told anything.
  public static let plain = Style()
}
