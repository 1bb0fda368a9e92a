import Navigation
import Testing

/// Sheets and alerts that return a value. Each test ends, so nobody waits for ever.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct NavigationResultTests {
  private let navigator = TestNavigator(initialTab: .first)

  @Test func aSheetReturnsItsValue() async {
    let result = navigator.presentSheet(.draft(1), returning: Int.self)
    #expect(navigator.state.sheet == NavigationSheet(root: .draft(1)))
    navigator.push(.page(1))
    navigator.finishSheet(with: 7)
    #expect(await result.value == 7)
    #expect(navigator.state == TestState(selectedTab: .first))
  }

  @Test func whoWaitsGoesOnWithTheValue() async {
    async let value = navigator.presentSheet(.draft(1), returning: String.self).value
    while navigator.state.sheet == nil { await Task.yield() }
    navigator.finishSheet(with: "done")
    #expect(await value == "done")
  }

  nonisolated static let endings: [TestAction] = [
    .dismissSheet, .presentSheet(.search), .navigate(to: .page(1), on: .second),
    .switchTab(to: .first, clearStacks: true), .reset(to: TestState(selectedTab: .third)),
    .remove(ids: ["draft 1"]),
  ]

  @Test(arguments: endings)
  func aSheetThatGoesAwayReturnsNothing(action: TestAction) async {
    let result = navigator.presentSheet(.draft(1), returning: Int.self)
    navigator.send(action)
    #expect(await result.value == nil)
    navigator.finishSheet(with: 7)
    #expect(await result.value == nil)
  }

  @Test func aNewerPayloadOfTheSheetGoesOnWaiting() async {
    let result = navigator.presentSheet(.draft(1), returning: Int.self)
    navigator.presentSheet(.draft(1, edition: 2))
    navigator.finishSheet(with: 7)
    #expect(await result.value == 7)
  }

  @Test func whoPresentsTheSameSheetAgainIsTheOneThatWaits() async {
    let first = navigator.presentSheet(.draft(1), returning: Int.self)
    let second = navigator.presentSheet(.draft(1), returning: Int.self)
    #expect(await first.value == nil)
    navigator.finishSheet(with: 7)
    #expect(await second.value == 7)
  }

  @Test func aValueOfAnotherTypeIsNone() async {
    let result = navigator.presentSheet(.draft(1), returning: Int.self)
    navigator.finishSheet(with: "7")
    #expect(await result.value == nil)
    #expect(navigator.state.sheet == nil)
  }

  @Test func aNavigatorThatGoesAwayReturnsNothing() async {
    var navigator: TestNavigator? = TestNavigator(initialTab: .first)
    let result = navigator?.presentSheet(.draft(1), returning: Int.self)
    let answer = navigator?.ask(NavigationAlert("Saved"))
    navigator = nil
    #expect(await result?.value == nil)
    #expect(await answer?.value == nil)
  }

  @Test func aCancelledTaskStopsWaitingAndLeavesTheSheet() async {
    let result = navigator.presentSheet(.draft(1), returning: Int.self)
    let waiting = Task { await result.value }
    await Task.yield()
    waiting.cancel()
    #expect(await waiting.value == nil)
    #expect(navigator.state.sheet?.root == .draft(1))
  }

  @Test func finishingDiscardsNoAnswerForUnsavedEdits() async {
    let result = navigator.presentSheet(.draft(1), returning: Int.self)
    navigator.mark("draft 1", isUnsaved: true)
    navigator.finishSheet(with: 7)
    #expect(await result.value == 7)
    #expect(navigator.state == TestState(selectedTab: .first))
  }

  @Test func aSheetThatIsHeldBackIsWaitedFor() async {
    navigator.presentSheet(.draft(1))
    navigator.mark("draft 1", isUnsaved: true)
    let confirmed = navigator.presentSheet(.draft(2), returning: Int.self)
    navigator.confirmLeave()
    navigator.finishSheet(with: 7)
    #expect(await confirmed.value == 7)

    navigator.presentSheet(.draft(1))
    navigator.mark("draft 1", isUnsaved: true)
    let cancelled = navigator.presentSheet(.draft(2), returning: Int.self)
    navigator.cancelLeave()
    #expect(await cancelled.value == nil)
    #expect(navigator.state.sheet?.root == .draft(1))
  }

  @Test func anAlertReturnsTheChosenAnswer() async {
    let question = NavigationAlert<TestRoute.AlertAction>(
      "Delete?", buttons: [.init("Delete", role: .destructive, action: .delete)])
    let answer = navigator.ask(question)
    #expect(navigator.state.alert == question)
    navigator.answerAlert(with: .archive)
    #expect(navigator.state.alert == question)
    navigator.answerAlert(with: .delete)
    #expect(await answer.value == .delete)
    #expect(navigator.state.alert == nil)

    let dismissed = navigator.ask(question)
    navigator.answerAlert(with: nil)
    #expect(await dismissed.value == nil)

    let replaced = navigator.ask(question)
    navigator.presentAlert(NavigationAlert("Saved"))
    #expect(await replaced.value == nil)
  }
}
