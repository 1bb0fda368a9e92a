import Foundation
import Navigation
import Testing

@Suite struct NavigationAlertTests {
  private typealias Alert = NavigationAlert<TestRoute.AlertAction>

  private let subject = Subject(TestState(selectedTab: .first, paths: [.first: [.page(1)]]))
  private var state: TestState { subject.state }

  private let deletion = Alert(
    "Delete this page?", message: "It cannot be brought back.", style: .confirmation,
    buttons: [
      Alert.Button("Delete", role: .destructive, action: .delete),
      Alert.Button("Archive", action: .archive),
      Alert.Button("Cancel", role: .cancel),
    ])

  @Test func anAlertIsShownOverEverythingAndChangesNothingBelow() {
    subject.apply(.presentSheet(.search))
    #expect(subject.apply(.presentAlert(deletion)))
    #expect(state.alert == deletion)
    #expect(state.frontRoute == .search)
    #expect(!subject.apply(.presentAlert(deletion)))
  }

  @Test(arguments: [.delete, .archive, nil] as [TestRoute.AlertAction?])
  func anAnswerTakesItAway(answer: TestRoute.AlertAction?) {
    let before = state
    subject.apply(.presentAlert(deletion))
    #expect(subject.apply(.answerAlert(with: answer)))
    #expect(state == before)
    #expect(!subject.apply(.answerAlert(with: answer)))
  }

  @Test func anAnswerThatIsNotOfferedChangesNothing() {
    let notice = Alert("Saved")
    subject.apply(.presentAlert(notice))
    #expect(!subject.apply(.answerAlert(with: .delete)))
    #expect(state.alert == notice)
  }

  @Test func aNewerAlertReplacesTheOlder() {
    subject.apply(.presentAlert(deletion))
    subject.apply(.presentAlert(Alert("Saved")))
    #expect(state.alert == Alert("Saved"))
  }

  @Test func clearingTakesItAway() {
    subject.apply(.presentAlert(deletion))
    #expect(subject.apply(.switchTab(to: .first, clearStacks: true)))
    #expect(state == TestState(selectedTab: .first))
  }

  @Test func itSurvivesCoding() throws {
    subject.apply(.presentAlert(deletion))
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(TestState.self, from: data).alert == deletion)
  }
}
