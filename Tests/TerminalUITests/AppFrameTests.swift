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
