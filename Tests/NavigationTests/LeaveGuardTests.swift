import Foundation
import Navigation
import Testing

/// Unsaved edits hold back what would take them away, until the person says so.
@Suite struct LeaveGuardTests {
  private let subject = Subject()
  private var state: TestState { subject.state }

  init() {
    subject.apply(.push(.page(1), on: nil))
    subject.apply(.presentSheet(.draft(1)))
    subject.apply(.markUnsaved("draft 1"))
  }

  static let leaving: [TestAction] = [
    .dismissSheet, .presentSheet(.search), .navigate(to: .page(2), on: .second),
    .navigateAlong([.page(2)], on: .second, fromRoot: true),
    .switchTab(to: .first, clearStacks: true), .reset(to: TestState(selectedTab: .third)),
  ]

  @Test(arguments: leaving)
  func whatWouldLoseThemWaitsForAWord(action: TestAction) {
    let before = state
    #expect(subject.apply(action))
    #expect(state.pendingLeave?.action == action)
    #expect(state.pendingLeave?.unsavedIDs == ["draft 1"])
    #expect(state.sheet == before.sheet)
    #expect(state.paths == before.paths)
    #expect(state.selectedTab == before.selectedTab)
    #expect(!subject.apply(action))

    #expect(subject.apply(.cancelLeave))
    #expect(state == before)
    #expect(!subject.apply(.cancelLeave))
    #expect(!subject.apply(.confirmLeave))
  }

  @Test(arguments: leaving)
  func confirmedItIsCarriedOut(action: TestAction) {
    let unguarded = Subject(state)
    unguarded.apply(.markSaved("draft 1"))
    unguarded.apply(action)
    subject.apply(action)
    #expect(subject.apply(.confirmLeave))
    #expect(state == unguarded.state)
    #expect(state.pendingLeave == nil)
    #expect(state.unsavedIDs.isEmpty)
  }

  @Test(
    arguments: [
      .push(.page(2), on: nil), .push(.page(2), on: .third), .pop(on: .first),
      .switchTab(to: .second, clearStacks: false), .update(.draft(1, edition: 2)),
      .presentSheet(.draft(1, edition: 2)), .resize(width: 10),
    ] as [TestAction])
  func whatLosesNothingIsNotHeldBack(action: TestAction) {
    subject.apply(action)
    #expect(state.pendingLeave == nil)
    #expect(state.unsavedIDs == ["draft 1"])
  }

  @Test func savedEditsHoldNothingBack() {
    #expect(subject.apply(.markSaved("draft 1")))
    #expect(subject.apply(.dismissSheet))
    #expect(state == TestState(selectedTab: .first, paths: [.first: [.page(1)]]))
  }

  @Test func aDeletedRecordGoesWithItsEdits() {
    #expect(subject.apply(.remove(ids: ["draft 1"])))
    #expect(state == TestState(selectedTab: .first, paths: [.first: [.page(1)]]))
  }

  @Test func discardingAsksNobody() {
    #expect(subject.apply(.discardingEdits(.dismissSheet)))
    #expect(state == TestState(selectedTab: .first, paths: [.first: [.page(1)]]))
  }

  @Test func aPoppedPageIsGuardedToo() {
    subject.apply(.discardingEdits(.dismissSheet))
    subject.apply(.markUnsaved("page 1"))
    subject.apply(.pop(on: nil))
    #expect(state.frontPath == [.page(1)])
    #expect(state.pendingLeave?.action == .pop(on: nil))
    subject.apply(.confirmLeave)
    #expect(state.frontPath.isEmpty)
  }

  @Test func aRouteThatIsElsewhereTooIsNotLost() {
    subject.apply(.push(.draft(1), on: .second))
    #expect(subject.apply(.dismissSheet))
    #expect(state.sheet == nil)
    #expect(state.unsavedIDs == ["draft 1"])
  }

  @Test(
    arguments: [
      .markSaved("draft 1"), .remove(ids: ["draft 1"]), .discardingEdits(.dismissSheet),
      .discardingEdits(.presentSheet(.search)),
    ] as [TestAction])
  func theQuestionGoesWithTheEdits(action: TestAction) {
    subject.apply(.dismissSheet)
    #expect(state.pendingLeave != nil)
    subject.apply(action)
    #expect(state.pendingLeave == nil)

    subject.apply(.presentSheet(.draft(2)))
    subject.apply(.markUnsaved("draft 2"))
    #expect(!subject.apply(.confirmLeave))
    #expect(state.sheet?.root == .draft(2))
  }

  @Test func theQuestionStaysForTheEditsThatAreLeft() {
    subject.apply(.markUnsaved("page 1"))
    subject.apply(.switchTab(to: .first, clearStacks: true))
    let leave = state.pendingLeave
    #expect(leave?.unsavedIDs == ["draft 1", "page 1"])
    subject.apply(.markSaved("page 1"))
    #expect(state.pendingLeave == leave)
    #expect(subject.apply(.confirmLeave))
    #expect(state == TestState(selectedTab: .first))
  }

  @Test func editsThatNobodyWasAskedAboutAreAskedAbout() {
    let clearing = TestAction.switchTab(to: .first, clearStacks: true)
    subject.apply(clearing)
    subject.apply(.markUnsaved("page 1"))
    #expect(subject.apply(.confirmLeave))
    #expect(state.frontRoute == .draft(1))
    #expect(state.pendingLeave?.action == clearing)
    #expect(state.pendingLeave?.unsavedIDs == ["draft 1", "page 1"])
    #expect(subject.apply(.confirmLeave))
    #expect(state == TestState(selectedTab: .first))
  }

  @Test func discardingAConfirmedActionAsksNobody() {
    subject.apply(.switchTab(to: .first, clearStacks: true))
    subject.apply(.markUnsaved("page 1"))
    #expect(subject.apply(.discardingEdits(.confirmLeave)))
    #expect(state == TestState(selectedTab: .first))
  }

  @Test func onlyWhatIsThereCanBeUnsaved() {
    #expect(!subject.apply(.markUnsaved("page 9")))
    #expect(!subject.apply(.markUnsaved("draft 1")))
    #expect(!subject.apply(.markSaved("page 1")))
  }

  @Test func theGuardSurvivesCoding() throws {
    subject.apply(.reset(to: TestState(selectedTab: .third)))
    let data = try JSONEncoder().encode(state)
    let decoded = try JSONDecoder().decode(TestState.self, from: data)
    #expect(decoded == state)
    #expect(decoded.pendingLeave?.action == .reset(to: TestState(selectedTab: .third)))
  }
}
