import Testing

@testable import TerminalUI

/// What a terminal sends, byte for byte, while it is asked for things.
struct TerminalAnswerTests {
  private static let answers = [
    "\u{1B}]11;rgb:ffff/eeee/dddd\u{1B}\\", "\u{1B}]11;rgb:ffff/eeee/dddd\u{7}", "\u{1B}[0n",
    "\u{1B}[1;1R", "\u{1B}[?12;80R", "\u{1B}[>41;372;0c", "\u{1B}[?64;4c", "\u{1B}[2;1;1;128x",
    "\u{1B}P!|00000000\u{1B}\\", "\u{1B}P>|XTerm(372)\u{1B}\\", "\u{1B}P1+r544e=787465\u{1B}\\",
    "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}0n",
  ]
  private static let others = [
    "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5C", "\u{1B}[15~", "\u{1B}[[A", "\u{1B}[<0;3;4M", "\u{1B}\r",
    "\u{1B}x", "\u{1B}Px", "\u{1B}]x", "\u{1B}_x", "\u{1B}[27;5;105~", "\u{1B}[105;5u", "日",
    "\u{1B}\u{1B}[A", "\u{1B}[200~\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[0n\u{1B}[201~",
    "\u{1B}]11;" + String(repeating: "x", count: 600), "\u{1B}]11;rgb\r", "\u{1B}[1\r",
  ]

  private func typed(_ parts: [AnswerSplitter.Part]) -> String {
    let bytes = parts.flatMap { part -> [UInt8] in
      if case .typed(let bytes) = part { bytes } else { [] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("an answer is no key, among keys and wherever it is cut", arguments: answers)
  func cut(answer: String) {
    var whole = AnswerSplitter()
    let all = whole.split(Array("q\(answer)j".utf8))
    #expect(all == [.typed(Array("q".utf8)), .answer(answer), .typed(Array("j".utf8))])
    var splitter = AnswerSplitter()
    let parts = answer.utf8.flatMap { splitter.split([$0]) }
    #expect(parts == [.answer(answer)])
    #expect(splitter.held.isEmpty)
  }

  @Test("keys, pastes and what no answer is are what they were", arguments: others)
  func notAnswers(keys: String) {
    var whole = AnswerSplitter()
    #expect(typed(whole.split(Array((keys + "j").utf8))) == keys + "j")
    var splitter = AnswerSplitter()
    #expect(typed((keys + "j").utf8.flatMap { splitter.split([$0]) }) == keys + "j")
    // What is pasted ends, and answers are answers again.
    #expect(splitter.split(Array("\u{1B}[0n".utf8)) == [.answer("\u{1B}[0n")])
  }

  @Test(
    "what may be Escape alone, or a key with Alt, is not held for ever",
    arguments: [("\u{1B}", true), ("\u{1B}]", true), ("\u{1B}]1", false), ("\u{1B}[?6", false)])
  func held(text: String, mayBeKey: Bool) {
    var splitter = AnswerSplitter()
    #expect(splitter.split(Array(text.utf8)).isEmpty)
    #expect(splitter.mayHoldKey == mayBeKey)
    #expect(splitter.release() == Array(text.utf8))
    #expect(splitter.held.isEmpty)
  }

  @Test(
    "answers say how the terminal draws pictures, until all are there",
    arguments: [
      (["\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[?62;4c"], PictureStyle.kitty),
      (["\u{1B}_Gi=31;ENOTSUPPORTED\u{1B}\\", "\u{1B}[?62;4;22c"], .sixel),
      (["\u{1B}[?4;6c"], nil), (["\u{1B}[?1;2c"], nil),
    ])
  func pictures(sequences: [String], style: PictureStyle?) {
    var answers = TerminalAnswers()
    let question = answers.ask(TerminalAnswers.pictures(isNested: false))
    #expect(question.hasPrefix("\u{1B}_Gi=31,") && question.hasSuffix("\u{1B}[c"))
    var events: [TerminalEvent] = []
    for sequence in ["\u{1B}[0n", "\u{1B}[?1;1R"] + sequences {
      #expect(answers.pending == 1)
      if let event = answers.take(sequence) { events.append(event) }
    }
    #expect(events == (style.map { [.drawsPictures($0)] } ?? []))
    #expect(answers.pending == 0)
  }

  @Test("an answer says which colour the background has; what is no colour says nothing")
  func background() throws {
    var answers = TerminalAnswers()
    let color = TerminalEvent.background(try #require(TerminalColor("rgb:ffff/eeee/dddd")))
    for answer in Self.answers.prefix(2) {
      let event = answers.take(answer)
      #expect(event == color)
    }
    for other in ["\u{1B}]10;rgb:0/0/0\u{7}", "\u{1B}]11;?\u{7}", "\u{1B}]11;\u{7}"] {
      let event = answers.take(other)
      #expect(event == nil)
    }
  }

  @Test("a program between is not asked what it would take for a title")
  func nested() {
    #expect(TerminalAnswers.pictures(isNested: true) == "")
  }
}
