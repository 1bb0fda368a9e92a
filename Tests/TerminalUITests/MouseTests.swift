import AppNavigation
import Testing

@testable import TerminalUI

/// The mouse where there are no rows.
@MainActor
struct MouseTests {
  private let walk: WalkingApp

  init() async throws {
    walk = try await WalkingApp()
    await walk.settle()
  }

  private func click(_ words: String) throws {
    let entry = try #require(walk.app.state.footerBar.entries.first { $0.words == words })
    walk.app.take(.mouse(.press, x: entry.x, y: walk.app.state.height - 1))
  }

  @Test("a key in the footer is pressed by a click, but for one that a notice stands over")
  func footer() throws {
    try click("keys")
    #expect(walk.app.state.overlay == .help(top: 0))
    try click("close")
    #expect(walk.app.state.overlay == nil)
    let keys = walk.app.state.footerBar.entries[2]
    walk.app.state.notice = .done(String(repeating: "noted ", count: 20))
    walk.app.take(.mouse(.press, x: keys.x, y: walk.app.state.height - 1))
    #expect(walk.app.state.overlay == nil && walk.app.state.notice == nil)
  }
}
