import TestSupport
import Testing
import Text

@testable import TerminalUI

/// Frames of random models.
struct RandomFrameTests {
  @Test(
    "whatever a model holds, a frame has nothing that a terminal acts on, and no row is too long")
  func hostile() async throws {
    for seed in 0..<UInt64(400) {
      var model = RandomModel(seed: seed)
      let frame = Frame(try await model.state())
      for y in 0..<frame.height {
        let cells = frame.row(y)
        #expect(cells.count == frame.width)
        // A wide character has two cells, of which the second is empty.
        #expect(cells.reduce(0) { $0 + $1.text.displayWidth } == frame.width, "seed \(seed)")
        let scalars = cells.flatMap(\.text.unicodeScalars)
        #expect(scalars.allSatisfy { !$0.isTerminalControl }, "seed \(seed)")
      }
    }
  }

  @Test("the texts of this test do hold what a terminal acts on")
  func texts() {
    var random = SeededRandom(seed: 1)
    let texts = (0..<100).map { _ in random.hostileText() }
    for scalar: Unicode.Scalar in ["\u{1B}", "\u{9B}", "\u{202E}", "\n"] {
      #expect(texts.contains { $0.unicodeScalars.contains(scalar) })
    }
  }
}
