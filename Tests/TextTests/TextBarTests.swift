import Testing
import Text

/// Bars of text.
struct TextBarTests {
  @Test("the greatest takes all columns, the others their share of them to an eighth")
  func eighths() {
    func bar(_ number: Int) -> String {
      TextBar.text(for: number, of: 32, columns: 4, isASCII: false)
    }
    #expect(bar(32) == "████")
    #expect(bar(16) == "██")
    #expect(bar(31) == "███▉")
    #expect(bar(17) == "██▏")
    #expect(bar(4) == "▌")
    #expect(bar(0) == "")
  }

  @Test("what is not nothing is seen, however little")
  func least() {
    #expect(TextBar.text(for: 1, of: 1_000_000, columns: 10, isASCII: false) == "▏")
    #expect(TextBar.text(for: 1, of: 1_000_000, columns: 10, isASCII: true) == "#")
  }

  @Test("in ASCII it is of whole signs")
  func ascii() {
    #expect(TextBar.text(for: 3, of: 4, columns: 8, isASCII: true) == "######")
    #expect(TextBar.text(for: 4, of: 4, columns: 8, isASCII: true) == "########")
    #expect(TextBar.text(for: 0, of: 0, columns: 8, isASCII: true) == "")
  }
}
