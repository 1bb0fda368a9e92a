import CTermpaint
import Testing

@testable import TerminalUI

/// What a terminal sends, byte for byte, when it is asked for its background.
struct TerminalAnswerTests {
  private final class Heard {
    var events: [TerminalEvent] = []
  }

  /// What the app is told of parts that arrive one after the other.
  private func events(of parts: [String]) -> [TerminalEvent] {
    let heard = Heard()
    let input: OpaquePointer = termpaint_input_new()
    defer { termpaint_input_free(input) }
    termpaint_input_set_event_cb(
      input,
      { owner, event in
        guard let owner, let event, let told = TerminalEvent(event.pointee) else { return }
        Unmanaged<Heard>.fromOpaque(owner).takeUnretainedValue().events.append(told)
      }, Unmanaged.passUnretained(heard).toOpaque())
    for part in parts { termpaint_input_add_data(input, part, UInt32(part.utf8.count)) }
    return heard.events
  }

  private static let answers = [
    "\u{1B}]11;rgb:ffff/eeee/dddd\u{1B}\\", "\u{1B}]11;rgb:ffff/eeee/dddd\u{7}",
  ]

  @Test("an answer is one event, and no key, wherever it is cut", arguments: answers)
  func cut(answer: String) throws {
    let color = TerminalEvent.background(try #require(TerminalColor("rgb:ffff/eeee/dddd")))
    #expect(events(of: [answer]) == [color])
    #expect(events(of: answer.map(String.init)) == [color])
    #expect(events(of: ["q" + answer + "j"]) == [.key("q"), color, .key("j")])
  }

  @Test("answers to other questions, and what is no colour, are nothing")
  func others() {
    #expect(events(of: ["\u{1B}]10;rgb:0/0/0\u{7}"]) == [])
    #expect(events(of: ["\u{1B}]11;?\u{7}"]) == [])
    #expect(events(of: ["\u{1B}]11;\u{7}j"]) == [.key("j")])
  }

  @Test(
    "the beginning of an answer waits for its end, and a key does not",
    arguments: [
      ("", false), ("\u{1B}", false), ("\u{1B}]", false), ("\u{1B}[", false),
      ("\u{1B}]1", true), ("\u{1B}]11;rgb:ff", true), ("\u{1B}]11;rgb:ffff/eeee/dddd\u{1B}", true),
      ("\u{1B}]1" + String(repeating: "x", count: 60), false),
    ])
  func waiting(bytes: String, isPart: Bool) {
    #expect(Array(bytes.utf8).isPartOfAnswer == isPart)
  }
}
