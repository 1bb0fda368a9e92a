import Testing

@testable import TerminalUI

/// Cells, and what is written into them.
struct FrameTests {
  @Test("text takes the columns of its characters, and stops at the edge")
  func widths() {
    var frame = Frame(width: 6, height: 1)
    #expect(frame.write("日本語語", x: 0, y: 0) == 6)
    #expect(frame.text == "日本語\n")
    #expect(frame[0, 0].text == "日")
    #expect(frame[1, 0].text.isEmpty)
  }

  @Test("half of a wide character never stays")
  func overwritten() {
    var frame = Frame(width: 4, height: 1)
    frame.write("日本", x: 0, y: 0)
    frame.write("x", x: 1, y: 0)
    #expect(frame.text == " x本\n")
    frame.write("語", x: 1, y: 0)
    #expect(frame.text == " 語\n")
    frame.write("日本", x: 0, y: 0)
    frame.write("x", x: 0, y: 0)
    #expect(frame.text == "x 本\n")
  }

  @Test(
    "nothing that a terminal could act on gets in",
    arguments: ["a\u{1B}[2Jb", "a\u{9B}2Jb", "a\rb", "a\u{202E}b", "a\nb", "a\u{7F}b"])
  func control(text: String) {
    var frame = Frame(width: 20, height: 1)
    frame.write(text, x: 0, y: 0)
    let scalars = frame.text.dropLast().unicodeScalars
    #expect(scalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(!scalars.contains("\u{202E}"))
    #expect(frame.text.hasPrefix("a"))
    #expect(frame.text.contains("b"))
  }

  @Test("what lies outside is left out", arguments: [(-1, 0), (0, -1), (0, 2), (9, 0)])
  func outside(x: Int, y: Int) {
    var frame = Frame(width: 3, height: 2)
    frame.write("abc", x: x, y: y)
    frame.fill(Rect(x: x, y: y, width: 9, height: 9), "#")
    frame.paint(Rect(x: x, y: y, width: 9, height: 9), Style(.named(1)))
    #expect(frame.text.split(separator: "\n", omittingEmptySubsequences: false).count == 3)
  }
}
