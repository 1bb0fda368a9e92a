import Testing
import Text

/// Columns on a terminal (Unicode Annex 11).
struct DisplayWidthTests {
  @Test(
    "each text takes the columns that terminals give it",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｶﾅ", 2), ("ＡＢ", 4),
      ("한글", 4), ("🎵", 2), ("👨‍👩‍👧", 2), ("❤\u{FE0F}", 2), ("×–…", 3), ("🇬🇧", 2),
      ("1\u{FE0F}\u{20E3}", 2), ("a\r\nb", 3),
    ])
  func width(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(
    "a text is filled up or cut to exactly the columns asked for",
    arguments: [
      ("abc", 5, "abc  "), ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 6, "日本語"),
      ("日本語", 5, "日本…"), ("日本語", 4, "日… "), ("日本語", 1, "…"), ("", 2, "  "),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func fitted(text: String, width: Int, expected: String) {
    #expect(text.fitted(to: width) == expected)
    #expect(text.fitted(to: width).displayWidth == width)
  }
}
