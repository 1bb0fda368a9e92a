import Barcodes
import Files
import Links
import Navigation
import Scanning
import Testing

@testable import TerminalUI

/// The list of the scanner sheet.
struct ScannerStateTests {
  private func row(_ name: String, _ status: ScanStatus, _ digits: String? = nil) -> ScannerRow {
    ScannerRow(
      path: PhotoPath(name), status: status, gtin: digits.flatMap { try? GTIN(parsing: $0) })
  }

  @Test("the list follows the run until the user moves in it")
  func follows() {
    var state = ScannerState()
    state.begin()
    for number in 0..<5 { state.take(.outcome(row("\(number)", .resolved))) }
    #expect(state.cursor == 4)
    state.move(by: -2)
    state.take(.outcome(row("5", .resolved)))
    #expect(state.cursor == 2)
    state.move(by: 9)
    state.take(.outcome(row("6", .resolved)))
    #expect(state.cursor == 6)
  }

  @Test("the head of the sheet names the folder that is watched, as long as it is")
  func watching() {
    var state = AppState(width: 80, height: 24)
    state.navigation = NavigationState(
      selectedTab: .home, sheet: NavigationSheet(root: Route.scanner))
    var head: String {
      Frame(state).text.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
    }
    state.scanner.begin(watching: [PhotoPath("/records/sleeves/")])
    #expect(head.contains(" Scanner, watching sleeves ─"))
    state.scanner.begin(watching: [PhotoPath("/records/sleeves"), PhotoPath("/records/b")])
    #expect(head.contains(" Scanner, watching sleeves and 1 more ─"))
    state.scanner.stop()
    #expect(head.contains(" Scanner ─"))
    state.scanner.begin()
    #expect(head.contains(" Scanner ─"))
  }

  @Test("the next in doubt is found from here on, and then from the top")
  func doubts() {
    var state = ScannerState()
    for status in [ScanStatus.unread, .resolved, .ambiguous, .resolved] {
      state.take(.outcome(row(status.rawValue, status)))
    }
    state.moveToNextDoubt()
    #expect(state.cursor == 0)
    state.moveToNextDoubt()
    #expect(state.cursor == 2)
    state.moveToNextDoubt()
    #expect(state.cursor == 0)
  }

  @Test("a photo that is scanned again, or settled, stays one row")
  func settled() throws {
    var state = ScannerState()
    state.take(.outcome(row("a", .ambiguous, "666561001216")))
    state.take(.outcome(row("b", .unread)))
    state.take(.outcome(row("a", .ambiguous, "666561001216")))
    #expect(state.rows.map(\.status) == [.ambiguous, .unread])
    var answer = row("a", .resolved, "666561001216")
    answer.isKept = true
    state.update(answer)
    state.update(row("elsewhere", .resolved))
    #expect(state.rows.map(\.status) == [.resolved, .unread])
    #expect(state.counts[.ambiguous] == 0)
    #expect(state.counts[.resolved] == 1)
    #expect(state.keptCount == 1)
    state.take(.kept(PhotoPath("a"), added: nil))
    #expect(state.keptCount == 1)
  }

  @Test("a photo of two records adds two copies")
  func two() {
    var state = ScannerState()
    state.take(.outcome(row("a", .resolved)))
    state.take(.kept(PhotoPath("a"), added: 1))
    state.take(.kept(PhotoPath("a"), added: 2))
    #expect(state.keptCount == 2)
  }

  @Test("a run that ends leads to the first doubt")
  func ended() {
    var state = ScannerState()
    state.begin()
    for status in [ScanStatus.resolved, .unread, .resolved] {
      state.take(.outcome(row(status.rawValue + "\(state.rows.count)", status)))
    }
    state.take(.ended(problem: nil))
    #expect(state.cursor == 1)
  }

  @Test("the badge says how far the run is, and nothing when it is over")
  func badge() {
    var state = ScannerState()
    #expect(state.badge == nil)
    state.begin()
    state.take(.counted(isRead: true))
    #expect(state.badge == "scanning 1")
    state.take(.total(9))
    #expect(state.badge == "scanning 1/9")
    state.take(.ended(problem: nil))
    #expect(state.badge == nil)
  }
}
