import AppNavigation
import Testing

@testable import TerminalUI

/// Moving about in a page.
struct PageTests {
  private func page(of rows: ScreenRows, total: Int? = nil, offset: Int = 0) -> Page {
    var page = Page()
    page.show(
      Screen(
        title: "T", sections: [ScreenSection(rows)],
        window: total.map { ScreenWindow(offset: offset, total: $0) }), width: 60)
    return page
  }

  @Test("headings and sentences are passed over")
  func selectable() {
    var page = page(
      of: .facts([
        ScreenFact("a", "1"), ScreenFact("b", "2", target: .action(.scan)), ScreenFact("c", "3"),
        ScreenFact("d", "4", target: .action(.scan)),
      ]))
    #expect(page.cursor == 1)
    page.move(by: 1, height: 10)
    #expect(page.cursor == 3)
    page.move(by: 1, height: 10)
    #expect(page.cursor == 3)
    page.move(by: -5, height: 10)
    #expect(page.cursor == 1)
  }

  @Test("of a long list any row is reached, seen, and known to be missing until it is read")
  func long() {
    var page = page(of: .records([], columns: []), total: 100_000)
    page.move(by: 100_000, height: 20)
    #expect(page.cursor == 99_999)
    #expect(page.top == 99_980)
    #expect(page.rows[99_999] == .missing)
    page.move(by: -100_000, height: 20)
    #expect(page.cursor == 0)
    #expect(page.top == 0)
  }

  @Test("text that is longer than the screen can be read to its end")
  func text() {
    var page = page(of: .facts((0..<50).map { ScreenFact("\($0)", "x") }))
    for _ in 0..<60 { page.move(by: 1, height: 10) }
    #expect(page.top == 40)
    for _ in 0..<60 { page.move(by: -1, height: 10) }
    #expect(page.top == 0)
  }

  @Test("a newer screen leaves the user where they are, or at its end where it is shorter")
  func newer() {
    var page = page(of: .facts((0..<9).map { ScreenFact("\($0)", "x", target: .action(.scan)) }))
    page.move(by: 8, height: 10)
    page.show(
      Screen(
        title: "T",
        sections: [ScreenSection(.facts([ScreenFact("a", "x", target: .action(.scan))]))]),
      width: 60)
    #expect(page.cursor == 0)
  }

  @Test("where the screen becomes lower, the cursor stays in sight")
  func lower() {
    var page = page(of: .records([], columns: []), total: 100)
    page.move(by: 35, height: 40)
    #expect(page.top == 0)
    page.reveal(height: 10)
    #expect((page.top..<page.top + 10).contains(page.cursor))
    #expect(page.cursor == 35)
  }

  @Test("after any walk the cursor is seen and in the list")
  func walk() {
    var random = SystemRandomNumberGenerator()
    for total in [0, 1, 2, 30, 1000] {
      for height in [1, 2, 17] {
        var page = page(of: .records([], columns: []), total: total)
        for _ in 0..<500 {
          page.move(by: Int.random(in: -40...40, using: &random), height: height)
          #expect(page.cursor >= 0 && page.cursor < max(1, total))
          #expect(page.cursor >= page.top && page.cursor < page.top + height)
        }
      }
    }
  }
}
