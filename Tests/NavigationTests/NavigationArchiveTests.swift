import Foundation
import Navigation
import Testing

@Suite struct NavigationArchiveTests {
  private struct LookupError: Error {}

  private let state = TestState(
    selectedTab: .second, paths: [.first: [.page(1), .settings], .second: [.page(2)]],
    sheet: NavigationSheet(root: .search, path: [.page(3)]))

  @Test func anArchiveHoldsTokensOnly() {
    let archive = TestArchive(state)
    #expect(archive.version == 2)
    #expect(archive.selectedTab == .second)
    #expect(archive.paths == [.first: ["page 1", "settings"], .second: ["page 2"]])
    #expect(archive.sheet == ["search", "page 3"])
  }

  @Test func aStateIsRestoredFromItsArchive() async throws {
    let data = try JSONEncoder().encode(TestArchive(state))
    let archive = try JSONDecoder().decode(TestArchive.self, from: data)
    let restoration = await archive.restore(initialTab: .first) { TestRoute(token: $0) }
    #expect(restoration.state == state)
    #expect(restoration.droppedTokens.isEmpty)
    #expect(restoration.failures.isEmpty)
  }

  @Test func aTokenWhoseRecordIsGoneIsDropped() async {
    let restoration = await TestArchive(state).restore(initialTab: .first) {
      $0 == "page 1" ? nil : TestRoute(token: $0)
    }
    #expect(restoration.state.paths == [.first: [.settings], .second: [.page(2)]])
    #expect(restoration.droppedTokens == ["page 1"])
  }

  @Test func aSheetGoesWithItsRoot() async {
    let restoration = await TestArchive(state).restore(initialTab: .first) {
      $0 == "search" ? nil : TestRoute(token: $0)
    }
    #expect(restoration.state.sheet == nil)
    #expect(restoration.state.paths == state.paths)
    #expect(restoration.droppedTokens == ["search", "page 3"])
  }

  @Test func aTabRestoresAlsoWhenAnotherFails() async throws {
    let archive = TestArchive(state)
    let resolve: (String) async throws -> TestRoute? = { token in
      if token == "settings" { throw LookupError() }
      return TestRoute(token: token)
    }
    let restoration = await archive.restore(initialTab: .first, using: resolve)
    #expect(restoration.state.paths == [.second: [.page(2)]])
    #expect(restoration.state.sheet == state.sheet)
    #expect(restoration.failures.keys.elementsEqual([.first]))
    #expect(restoration.failures[.first] is LookupError)
    #expect(
      restoration.unresolved
        == TestArchive(version: 2, selectedTab: nil, paths: [.first: ["page 1", "settings"]]))
  }

  @Test func aSheetThatFailsTakesNothingAlong() async {
    let restoration = await TestArchive(state).restore(initialTab: .first) { token in
      if token == "search" { throw LookupError() }
      return TestRoute(token: token)
    }
    #expect(restoration.state.sheet == nil)
    #expect(restoration.sheetFailure is LookupError)
    #expect(restoration.unresolved.sheet == ["search", "page 3"])
    #expect(restoration.state.paths == state.paths)
  }

  @Test func whatCannotBeReadIsLeftOutAlone() async throws {
    let json = """
      {"version": 2, "selectedTab": "vanished", "sheet": 7, "extra": true, "paths": [
        {"tab": "first", "tokens": ["page 1"]}, {"tab": "second", "tokens": [2]},
        {"tab": "vanished", "tokens": ["page 3"]}, {"tab": "third"}, null]}
      """
    let archive = try JSONDecoder().decode(TestArchive.self, from: Data(json.utf8))
    #expect(archive == TestArchive(version: 2, selectedTab: nil, paths: [.first: ["page 1"]]))
    let restoration = await archive.restore(initialTab: .third) { TestRoute(token: $0) }
    #expect(
      restoration.state == TestState(selectedTab: .third, paths: [.first: [.page(1)]]))
  }

  @Test func aRouteWithoutATokenIsNotStored() {
    enum Passing: RestorableRoute {
      case kept, passing
      var token: String? { self == .kept ? "kept" : nil }
    }
    let state = NavigationState<TestTab, Passing>(
      selectedTab: .first, paths: [.first: [.kept, .passing], .second: [.passing]],
      sheet: NavigationSheet(root: .passing, path: [.kept]))
    let archive = NavigationArchive(state)
    #expect(archive.version == 1)
    #expect(archive.paths == [.first: ["kept"]])
    #expect(archive.sheet.isEmpty)
  }
}
