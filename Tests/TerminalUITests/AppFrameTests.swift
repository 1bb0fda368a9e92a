import AppNavigation
import Links
import Navigation
import Releases
import SampleRecords
import Testing

@testable import TerminalUI

/// From states to cells.
struct AppFrameTests {
  private static let sizes = [
    (40, 15), (80, 24), (109, 30), (110, 30), (200, 60), (39, 15), (1, 1),
  ]

  private func state(
    showing route: Route, title: String? = nil, width: Int, height: Int
  ) async throws -> AppState {
    var state = AppState(width: width, height: height, theme: .colored)
    let sheet = route.isSheet ? NavigationSheet(root: route) : nil
    state.navigation = NavigationState(
      selectedTab: .home, paths: route.isSheet ? [:] : [.home: [route]], sheet: sheet)
    let factory = ScreenFactory(library: Samples.library)
    var page = Page()
    page.show(try await factory.screen(for: route), width: state.layout.front.width)
    state.pages[state.place] = page
    return state
  }

  /// Whether a frame holds something that a terminal would act on.
  private func isSafe(_ frame: Frame) -> Bool {
    (0..<frame.height).allSatisfy { y in
      frame.row(y).allSatisfy { cell in
        cell.text.unicodeScalars.allSatisfy { scalar in
          scalar.properties.generalCategory != .control && !(0x202A...0x202E).contains(scalar.value)
        }
      }
    }
  }

  @Test("every page and sheet is drawn at every size", arguments: Samples.routes.indices)
  func everywhere(index: Int) async throws {
    for (width, height) in Self.sizes {
      var state = try await state(showing: Samples.routes[index], width: width, height: height)
      for overlay in [
        nil, .help(top: 0), .menu(Menu("M", [])),
        Overlay.prompt(.init(title: "P", purpose: .folder)),
      ] {
        state.overlay = overlay
        let frame = Frame(state)
        #expect((frame.width, frame.height) == (width, height))
        #expect(isSafe(frame))
      }
      let text = Frame(state).text
      if width >= 80 { #expect(text.contains(state.navigation.frontRoute?.title ?? "")) }
    }
  }

  @Test("a hostile title stays text")
  func hostile() async throws {
    let title = "a\u{1B}]0;x\u{7}\u{9B}2J\u{202E}b\r\n日\u{300}👨‍👩‍👧"
    let route = Route.albumDetail(Samples.release("9", title), nil)
    let frame = Frame(try await state(showing: route, width: 80, height: 24))
    #expect(isSafe(frame))
    #expect(frame.text.contains("日\u{300}"))
  }

  @Test("a terminal that is too small says what it needs")
  func tooSmall() async throws {
    let state = try await state(showing: .profile, width: 39, height: 20)
    #expect(Frame(state).text.contains("VinylCrate needs 40 by 15 cells"))
  }

  @Test("the footer of the search names no key that only types there, and not the search itself")
  func footerOfSearch() async throws {
    var state = AppState(width: 80, height: 24)
    state.navigation = NavigationState(selectedTab: .search)
    var page = Page()
    page.show(Screen(TypedSearch()), width: 76)
    state.pages[.tab(.search)] = page
    #expect(
      Frame(state).text.split(separator: "\n").last
        == " enter next  esc back  f1 keys  ctrl-c quit")
    // Below the field letters are keys again.
    page.show(
      Screen(title: "Search", sections: [ScreenSection(.text(["nothing"]))], actions: [.scan]),
      width: 76)
    state.pages[.tab(.search)] = page
    #expect(
      Frame(state).text.split(separator: "\n").last
        == " enter open  esc back  ? keys  s scan  q quit")
  }

  @Test("the footer names the keys of what can be done here")
  func footer() async throws {
    let route = Route.albumDetail(Samples.dub, nil)
    let frame = Frame(try await state(showing: route, width: 120, height: 24))
    let footer = frame.text.split(separator: "\n").last ?? ""
    #expect(footer.contains("a Add to collection"))
    #expect(footer.contains("? keys"))
  }

  @Test("what was done is said in the last two lines where one is too short", arguments: [80, 120])
  func notice(width: Int) {
    var state = AppState(width: width, height: 24)
    let words = String(repeating: "noted ", count: width / 6 + 3) + "at last"
    state.notice = .done(words)
    let lines = Frame(state).text.split(separator: "\n", omittingEmptySubsequences: false)
    let said = lines[22...23].joined(separator: " ")
    #expect(said.split(separator: " ") == words.split(separator: " "))
    state.notice = .done("noted")
    #expect(Frame(state).text.contains("? keys"))
    // Of what is longer still the end is left out, and that is seen.
    state.notice = .done(words + words)
    #expect(Frame(state).text.contains("…"))
  }

  @Test("the keys of the footer are where a click finds them")
  func footerBar() {
    let bar = FooterBar([("ctrl-o", "files"), ("1-9", "grade"), ("esc", "close")], width: 40)
    #expect(bar.entries.map(\.x) == [1, 15, 26])
    let keys = (0..<40).map(bar.key)
    let files = Key(.character("o"), .control)
    #expect(keys[0] == nil && keys[1...12].allSatisfy { $0 == files } && keys[13] == nil)
    #expect(keys[15...23].allSatisfy { $0 == nil })
    #expect(keys[26...34].allSatisfy { $0 == Key(.escape) } && keys[35] == nil)
    #expect(FooterBar([("ctrl-o", "files")], width: 12).entries.isEmpty)
  }

  @Test("an empty collection offers the sample photos where they are at hand")
  func samples() {
    var state = AppState(width: 80, height: 24)
    var page = Page()
    page.show(Screen(title: "Collection", sections: []), width: 77)
    state.pages[.tab(.home)] = page
    #expect(!Frame(state).text.contains("sample photos"))
    state.hasSamples = true
    #expect(Frame(state).text.contains("or S to try it"))
    #expect(Frame(state).text.contains("S Scan the sample photos"))
    state.navigation = NavigationState(selectedTab: .crates)
    #expect(!Frame(state).text.contains("sample"))
  }

  @Test("a record of Discogs says whose data it is")
  func source() async throws {
    let route = Route.albumDetail(Samples.dub, nil)
    let frame = Frame(try await state(showing: route, width: 80, height: 24))
    #expect(frame.text.contains("Data provided by Discogs: https://www.discogs.com"))
    #expect(
      !Frame(try await state(showing: .profile, width: 80, height: 24)).text.contains("Discogs:"))
  }

  @Test("letters alone draw everything where the terminal has no others")
  func ascii() async throws {
    var state = try await state(showing: .profile, width: 80, height: 24)
    state.theme.isASCII = true
    #expect(Frame(state).text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("how far a scan is stands beside the tabs, and hides none", arguments: [40, 60, 80, 109])
  func badge(width: Int) {
    var state = AppState(width: width, height: 24)
    state.scanner.begin()
    state.scanner.take(.total(12_345))
    for _ in 0..<1234 { state.scanner.take(.counted(isRead: true)) }
    let bar = String(Frame(state).text.prefix { $0 != "\n" })
    #expect(bar.hasSuffix(width == 40 ? " 9%" : " scanning 1234/12345"))
    for (_, text, x) in state.tabBar.entries { #expect(bar.dropFirst(x).hasPrefix(text)) }
  }

  @Test("the tabs are where a click finds them", arguments: [40, 80, 200])
  func tabs(width: Int) {
    let bar = TabBar(width: width)
    for (tab, text, x) in bar.entries {
      #expect(bar.tab(at: x) == tab)
      #expect(bar.tab(at: x + text.count - 1) == tab)
      #expect(x + text.count <= width)
    }
  }
}
