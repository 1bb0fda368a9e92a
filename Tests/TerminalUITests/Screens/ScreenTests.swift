import AppNavigation
import Foundation
import Library
import Links
import Navigation
import Releases
import SampleRecords
import Testing

@testable import TerminalUI

/// Each tab, screen and sheet as it was last looked at, in the files of the folder Drawn.
///
/// `make screens` draws them again; what has changed is then seen in the review.
struct ScreenTests {
  /// In columns and rows.
  private static let sizes = [(80, 24), (40, 15), (120, 24)]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Drawn")

  private static var isDrawing: Bool {
    ProcessInfo.processInfo.environment["VINYLCRATE_DRAW_SCREENS"] != nil
  }

  @Test("each tab looks as it did", arguments: NavigationTab.allCases)
  func tab(tab: NavigationTab) async throws {
    let factory = ScreenFactory(library: Samples.library)
    let screen = try await factory.screen(for: tab, window: 0..<100)
    try compare("tab-\(tab.rawValue)") { width, height in
      var state = AppState(width: width, height: height, theme: .colored)
      state.navigation = NavigationState(selectedTab: tab)
      return show(screen, in: &state)
    }
  }

  @Test("each screen and sheet looks as it did", arguments: Samples.routes.indices)
  func route(index: Int) async throws {
    let route = Samples.routes[index]
    let factory = ScreenFactory(library: Samples.library)
    let screen = try await factory.screen(for: route)
    let title = route.title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let kind = route.isSheet ? "sheet" : "screen"
    try compare("\(kind)-\(index)-\(title.joined(separator: "-"))") { width, height in
      var state = AppState(width: width, height: height, theme: .colored)
      state.navigation = NavigationState(
        selectedTab: .home, paths: route.isSheet ? [:] : [.home: [route]],
        sheet: route.isSheet ? NavigationSheet(root: route) : nil)
      return show(screen, in: &state)
    }
  }

  @Test("each tab with records in it looks as it did", arguments: NavigationTab.allCases)
  func filledTab(tab: NavigationTab) async throws {
    let factory = ScreenFactory(library: FilledLibrary.library, today: DayOfYear(month: 6, day: 12))
    let screen = try await factory.screen(for: tab, window: 0..<100)
    try compare("filled-\(tab.rawValue)") { width, height in
      var state = AppState(width: width, height: height, theme: .colored)
      state.navigation = NavigationState(selectedTab: tab)
      return show(screen, in: &state)
    }
  }

  @Test("an album of the collection looks as it did")
  func album() async throws {
    let route = Route.albumDetail(FilledLibrary.releases[0], nil)
    let screen = try await ScreenFactory(library: FilledLibrary.library).screen(for: route)
    try compare("filled-album") { width, height in
      var state = AppState(width: width, height: height, theme: .colored)
      state.navigation = NavigationState(selectedTab: .home, paths: [.home: [route]])
      return show(screen, in: &state)
    }
  }

  @Test(
    "the scanner with photos, and what it asks, look as they did",
    arguments: ["list", "question", "pressings", "filing", "result"])
  func scanner(panel: String) throws {
    var scanner = FilledLibrary.scanner
    switch panel {
    case "question":
      var question = scanner.question(about: 2, advice: "photograph it closer")
      question.type { $0 = "400638133393" }
      scanner.panel = .question(question)
    case "pressings":
      scanner.panel = .pressings(
        PressingChoice(
          row: 1, gtin: FilledLibrary.gtin,
          entries: FilledLibrary.pressings.map {
            PressingRanking.Entry(release: $0, evidence: [])
          }))
    case "filing":
      scanner.panel = .filing(
        RecordFiling(
          row: 0, release: FilledLibrary.releases[0], copy: nil,
          owned: ["you have this pressing in Reggae"], crates: [Samples.sunday]))
    case "result": scanner.take(.ended(problem: nil))
    default: break
    }
    try compare("filled-scanner-\(panel)") { width, height in
      var state = AppState(width: width, height: height, theme: .colored)
      state.navigation = NavigationState(
        selectedTab: .home, sheet: NavigationSheet(root: Route.scanner))
      state.scanner = scanner
      return state
    }
  }

  private func show(_ screen: Screen, in state: inout AppState) -> AppState {
    var page = Page()
    page.show(screen, width: state.layout.front.width - 3)
    state.pages[state.place] = page
    return state
  }

  /// Draws a state at all sizes, the first with its colours, and compares it with its file.
  private func compare(_ name: String, _ state: (Int, Int) -> AppState) throws {
    let drawn = Self.sizes.enumerated().map { number, size in
      let frame = Frame(state(size.0, size.1))
      let colors = number == 0 ? frame.styleLines : nil
      return DrawnScreen(title: "\(size.0) x \(size.1)", rows: frame.text, styles: colors).text
    }.joined(separator: "\n")
    let file = Self.folder.appending(path: "\(name).txt")
    if Self.isDrawing {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try drawn.write(to: file, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOf: file, encoding: .utf8)
    #expect(drawn == known, "run make screens, and look at the difference in \(file.path)")
  }
}
