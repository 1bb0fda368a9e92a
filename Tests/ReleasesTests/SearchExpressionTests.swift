import Releases
import Testing

/// What somebody types, taken apart.
struct SearchExpressionTests {
  private func terms(_ text: String) -> [SearchExpression.Term] { SearchExpression(text).terms }

  @Test("words, phrases and filters")
  func all() {
    #expect(
      terms("talk  catno:ILPS9087 artist:\"bob marley\" \"spirit of eden\" YEAR:1977..1979") == [
        .init(text: "talk"), .init(field: .catalogueNumber, text: "ILPS9087"),
        .init(field: .artist, text: "bob marley", isPhrase: true),
        .init(text: "spirit of eden", isPhrase: true), .init(field: .year, text: "1977..1979"),
      ])
  }

  @Test("a colon after no name of a filter is part of a word")
  func unknownNames() {
    #expect(
      terms("Re:Mix AC:DC 2:00 :x") == ["Re:Mix", "AC:DC", "2:00", ":x"].map { .init(text: $0) })
  }

  @Test("a filter without a value and a quote without a second one do no harm")
  func unfinished() {
    #expect(terms("love artist:") == [.init(text: "love")])
    #expect(terms("love artist:\"\"") == [.init(text: "love")])
    #expect(terms("\"spirit of") == [.init(text: "spirit of", isPhrase: true)])
    #expect(terms("artist:\"bob m") == [.init(field: .artist, text: "bob m", isPhrase: true)])
    #expect(terms(" \" ") == [.init(text: " ", isPhrase: true)])
    #expect(terms("").isEmpty)
  }

  @Test(
    "what is written out is read back", arguments: ["a b", "title:\"x y\" \"z\"", "year:..1980"])
  func description(text: String) {
    #expect(SearchExpression(text).description == text)
  }

  @Test(
    "years and ranges of them",
    arguments: [
      ("1977", 1977...1977), ("1977..1979", 1977...1979), ("..1979", 0...1979),
      ("1977..", 1977...9999), ("1979..1977", nil), ("..", nil), ("x", nil), ("1977..x", nil),
    ] as [(String, ClosedRange<Int>?)])
  func years(text: String, years: ClosedRange<Int>?) {
    #expect(SearchExpression.Term(field: .year, text: text).years == years)
  }
}
