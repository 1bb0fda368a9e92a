extension Character {
  /// Its width on a terminal, in columns: 0 for a combining mark alone, 2 for East Asian wide
  /// characters and emoji (Unicode Annex 11), else 1.
  public var displayWidth: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    // Most text is; to ask for its properties takes the most of drawing a screen.
    if isASCII { return 1 }
    let properties = scalar.properties
    if properties.generalCategory == .nonspacingMark || properties.generalCategory == .format {
      return 0
    }
    if properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    return Self.wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

extension String {
  /// The width of the text on a terminal, in columns.
  public var displayWidth: Int {
    // A line break may be one character of two bytes.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// The text in exactly `width` columns: padded with spaces, or cut with an ellipsis.
  public func fitted(to width: Int, ellipsis: Character = "…") -> String {
    let own = displayWidth
    if own <= width { return self + String(repeating: " ", count: width - own) }
    var (cut, used) = ("", 0)
    for character in self {
      let size = character.displayWidth
      guard used + size <= width - 1 else { break }
      cut.append(character)
      used += size
    }
    return cut + String(ellipsis) + String(repeating: " ", count: max(0, width - used - 1))
  }
}
