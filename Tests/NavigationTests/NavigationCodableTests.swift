import Foundation
import Navigation
import Testing

@Suite struct NavigationCodableTests {
  private let state = TestState(
    selectedTab: .second, paths: [.first: [.page(1), .settings], .second: [.profile(2)]],
    sheet: NavigationSheet(root: .search, path: [.page(3)]),
    layout: ColumnLayout(breakpoint: 100, width: 120))

  @Test func aStateSurvivesCoding() throws {
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(TestState.self, from: data) == state)
  }

  @Test func aDecodedStateKeepsItsPolicies() throws {
    let data = try JSONEncoder().encode(state)
    let subject = Subject(try JSONDecoder().decode(TestState.self, from: data))
    #expect(!subject.apply(.push(.settings, on: .first)))
  }

  @Test func aLogOfEveryActionSurvivesCodingAndReplays() throws {
    let log: [TestAction] = [
      .navigate(to: .page(1), on: .second), .push(.page(2), on: nil), .pop(on: .second),
      .popToRoot(on: nil), .replace(with: [.page(3), .settings], on: .third),
      .switchTab(to: .third, clearStacks: false), .presentSheet(.search), .dismissSheet,
      .resize(width: 200), .reset(to: state), .push(.page(9), on: .first),
    ]
    let data = try JSONEncoder().encode(log)
    let decoded = try JSONDecoder().decode([TestAction].self, from: data)
    #expect(decoded == log)

    var original = TestState(selectedTab: .first, layout: ColumnLayout(breakpoint: 100))
    var replayed = original
    for action in log { original.apply(action) }
    replayed.apply(contentsOf: decoded)
    #expect(replayed == original)
    #expect(replayed.path(on: .first) == [.page(1), .settings, .page(9)])
  }

  @Test func aFlowSurvivesCoding() throws {
    var flow = FlowCoordinator<TestTab>()
    for expected in [TestTab.first, .second, .third, nil] {
      let data = try JSONEncoder().encode(flow)
      let decoded = try JSONDecoder().decode(FlowCoordinator<TestTab>.self, from: data)
      #expect(decoded == flow)
      #expect(decoded.current == expected)
      if let expected { flow.advance(from: expected) }
    }
  }
}
