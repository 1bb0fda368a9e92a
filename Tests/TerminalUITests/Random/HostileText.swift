import TestSupport

extension SeededRandom {
  /// A text as nobody should have one: with what terminals act on, turn around, or draw in more than one
  /// column or in none.
  mutating func hostileText(_ longest: Int = 60) -> String {
    let count = Int.random(in: 0...longest, using: &self)
    var text = String.UnicodeScalarView()
    while text.count < count {
      let range = element(of: Self.ranges)
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) { text.append(scalar) }
      // Whole sequences, as an attack has them.
      if Int.random(in: 0..<20, using: &self) == 0 {
        text += element(of: Self.sequences).unicodeScalars
      }
    }
    return String(text)
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0x00...0x1F, 0x7F...0xA0, 0x300...0x36F, 0x590...0x6FF,
    0x1100...0x11FF, 0x2000...0x206F, 0x20D0...0x20F0, 0x2190...0x27BF, 0x3040...0x30FF,
    0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xE000...0xF8FF, 0xFE00...0xFE0F, 0xFEFF...0xFFFD,
    0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0xE0000...0xE007F, 0x10FFF0...0x10FFFF,
  ]

  private static let sequences = [
    "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{1B}P+q544e\u{1B}\\", "\u{9B}31m",
    "\u{9D}52;c;eA==\u{9C}",
    "\r\n", "\u{85}", "\u{2028}", "\u{202E}", "\u{2066}", "👨‍👩‍👧", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "e\u{301}\u{302}", "日本語",
    "\u{200D}", "שלום", "vinylcrate ",
  ]
}
