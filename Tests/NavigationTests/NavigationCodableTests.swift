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
      .navigateAlong([.profile(1), .page(4)], on: .second, fromRoot: true),
      .popTo("profile 1", on: nil), .update(.profile(1, edition: 2)), .remove(ids: ["page 9"]),
      .presentAlert(NavigationAlert("Delete?", buttons: [.init("Delete", action: .delete)])),
      .answerAlert(with: .delete), .markUnsaved("profile 1"), .pop(on: nil), .cancelLeave,
      .markSaved("profile 1"), .markUnsaved("settings"), .popToRoot(on: .first), .confirmLeave,
      .push(.page(9), on: .first), .discardingEdits(.popToRoot(on: .third)),
    ]
    let data = try JSONEncoder().encode(log)
    let decoded = try JSONDecoder().decode([TestAction].self, from: data)
    #expect(decoded == log)

    var original = TestState(selectedTab: .first, layout: ColumnLayout(breakpoint: 100))
    var replayed = original
    for action in log { original.apply(action) }
    replayed.apply(contentsOf: decoded)
    #expect(replayed == original)
    #expect(
      replayed
        == TestState(
          selectedTab: .second, paths: [.first: [.page(9)], .second: [.profile(1, edition: 2)]],
          layout: ColumnLayout(breakpoint: 100, width: 200)))
  }
}
