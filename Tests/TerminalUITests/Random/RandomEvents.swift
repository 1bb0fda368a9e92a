import SampleRecords
import TestSupport

@testable import TerminalUI

extension SeededRandom {
  /// Something that a user, or a cat on the keyboard, does.
  mutating func event() -> TerminalEvent {
    switch Int.random(in: 0..<100, using: &self) {
    case 0..<40: .key(element(of: Self.commandKeys))
    case 40..<60: .key(element(of: Self.plainKeys))
    case 60..<80: .key(Key(.character(element(of: Self.letters))))
    case 80..<84:
      .key(
        Key(
          element(of: Self.plainKeys).name,
          Key.Held(rawValue: UInt8.random(in: 0..<8, using: &self))))
    case 84..<96:
      .mouse(
        element(of: [.press, .press, .wheelUp, .wheelDown]),
        x: Int.random(in: -1...130, using: &self), y: Int.random(in: -1...50, using: &self))
    case 96: .pasted(element(of: Self.pastes))
    case 97: .pasted(hostileText())
    case 98: .repaint
    default:
      .resized(
        width: Int.random(in: 1...200, using: &self), height: Int.random(in: 1...60, using: &self))
    }
  }

  /// Those of all commands, without the ones that end the program or stop it.
  private static let commandKeys = KeyMap.usual
    .filter { ![.quit, .suspend].contains($0.key) }.values.flatMap { $0 }
    .sorted { $0.description < $1.description }

  private static let plainKeys: [Key] =
    [
      .enter, .enter, .enter, .escape, .escape, .tab, .backspace, .delete, .insert, .up, .down,
      .left,
      .right, .home, .end, .pageUp, .pageDown, .function(1), .function(12),
    ].map { Key($0) }

  private static let letters: [Character] = Array("abcdeghiklmnopstuwxzOG019 /~'\"\\é日👍")

  private static let pastes = [
    Samples.single.digits, Samples.several.digits, "/", "/nonexistent/a.jpg", "Dub", "\n", "",
  ]
}
