import Navigation
import Testing

@Suite struct NavigationStateTests {
  private let subject = Subject()
  private var state: TestState { subject.state }

  @Test func aPushIsPoppedAgain() {
    subject.apply(.push(.page(1), on: nil))
    subject.apply(.push(.page(2), on: nil))
    #expect(state.frontPath == [.page(1), .page(2)])
    #expect(state.frontRoute == .page(2))
    subject.apply(.pop(on: nil))
    #expect(state.frontPath == [.page(1)])
  }

  @Test func poppingAnEmptyStackChangesNothing() {
    let before = state
    #expect(!subject.apply(.pop(on: nil)))
    #expect(!subject.apply(.pop(on: .third)))
    #expect(!subject.apply(.popToRoot(on: nil)))
    #expect(state == before)
    #expect(state.frontRoute == nil)
  }

  @Test func popToRootEmptiesOneStack() {
    subject.state = TestState(
      selectedTab: .first, paths: [.first: [.page(1), .page(2)], .second: [.page(3)]])
    #expect(subject.apply(.popToRoot(on: nil)))
    #expect(state.paths == [.second: [.page(3)]])
  }

  @Test func replaceSetsTheWholePath() {
    subject.apply(.push(.page(1), on: nil))
    #expect(subject.apply(.replace(with: [.page(2), .settings], on: nil)))
    #expect(state.frontPath == [.page(2), .settings])
    #expect(!subject.apply(.replace(with: [.page(2), .settings], on: nil)))
  }

  @Test func eachTabKeepsItsStackWhenTheTabChanges() {
    subject.apply(.push(.page(1), on: nil))
    #expect(subject.apply(.switchTab(to: .second, clearStacks: false)))
    #expect(state.frontPath.isEmpty)
    subject.apply(.push(.page(2), on: nil))
    subject.apply(.switchTab(to: .first, clearStacks: false))
    #expect(state.frontPath == [.page(1)])
    #expect(state.path(on: .second) == [.page(2)])
    #expect(!subject.apply(.switchTab(to: .first, clearStacks: false)))
  }

  @Test func switchingTabCanClearAll() {
    subject.state = TestState(
      selectedTab: .first, paths: [.first: [.page(1)], .second: [.page(2)]],
      sheet: NavigationSheet(root: .search))
    #expect(subject.apply(.switchTab(to: .second, clearStacks: true)))
    #expect(state == TestState(selectedTab: .second))
    #expect(!subject.apply(.switchTab(to: .second, clearStacks: true)))
  }

  @Test func aPushOnANamedTabLeavesTheSelectionAlone() {
    subject.apply(.push(.page(1), on: .second))
    #expect(state.selectedTab == .first)
    #expect(state.frontPath.isEmpty)
    #expect(state.path(on: .second) == [.page(1)])
  }

  @Test func aRouteIsFoundInTheStackAskedFor() {
    let state = TestState(
      selectedTab: .first, paths: [.first: [.page(1)], .second: [.page(2)]])
    #expect(state.isInStack(.page(1)))
    #expect(!state.isInStack(.page(2)))
    #expect(state.isInStack(.page(2), on: .second))
    #expect(!state.isInStack(.page(1), on: .second))
  }

  @Test func navigatingPushesOrPresentsAsTheRouteSays() {
    subject.apply(.navigate(to: .page(1), on: nil))
    subject.apply(.navigate(to: .search, on: nil))
    #expect(state.path(on: .first) == [.page(1)])
    #expect(state.sheet == NavigationSheet(root: .search))
  }

  @Test func navigatingToANamedTabSelectsItAndUncoversIt() {
    subject.apply(.presentSheet(.search))
    #expect(subject.apply(.navigate(to: .page(1), on: .second)))
    #expect(state == TestState(selectedTab: .second, paths: [.second: [.page(1)]]))
  }

  @Test func navigatingToASheetOnANamedTabSelectsIt() {
    #expect(subject.apply(.navigate(to: .search, on: .second)))
    #expect(
      state == TestState(selectedTab: .second, sheet: NavigationSheet(root: .search)))
  }

  @Test func aForbiddenPushStillBringsTheTabToTheFront() {
    subject.state = TestState(selectedTab: .first, paths: [.second: [.settings]])
    #expect(subject.apply(.navigate(to: .settings, on: .second)))
    #expect(state == TestState(selectedTab: .second, paths: [.second: [.settings]]))
    #expect(!subject.apply(.navigate(to: .settings, on: .second)))
  }

  @Test func resettingPutsAnotherStateInPlaceButKeepsTheLayout() {
    subject.state = TestState(selectedTab: .first, layout: ColumnLayout(breakpoint: 80, width: 120))
    let link = TestState(selectedTab: .third, paths: [.third: [.page(1), .page(2)]])
    #expect(subject.apply(.reset(to: link)))
    #expect(state.selectedTab == .third)
    #expect(state.paths == link.paths)
    #expect(state.visibleColumns == .two(detail: .page(2)))
    #expect(!subject.apply(.reset(to: link)))
  }

  @Test func emptyPathsMakeNoDifference() {
    #expect(TestState(selectedTab: .first, paths: [.second: []]) == TestState(selectedTab: .first))
  }
}
