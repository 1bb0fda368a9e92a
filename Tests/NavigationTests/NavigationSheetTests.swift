import Navigation
import Testing

@Suite struct NavigationSheetTests {
  private let subject = Subject(TestState(selectedTab: .first, paths: [.first: [.page(1)]]))
  private var state: TestState { subject.state }

  @Test func thereIsAtMostOneSheet() {
    subject.apply(.presentSheet(.search))
    subject.apply(.presentSheet(.draft(1)))
    #expect(state.sheet == NavigationSheet(root: .draft(1)))
    #expect(subject.apply(.dismissSheet))
    #expect(state.sheet == nil)
    #expect(!subject.apply(.dismissSheet))
    #expect(state.path(on: .first) == [.page(1)])
  }

  @Test func aSheetHasAStackOfItsOwn() {
    subject.apply(.presentSheet(.search))
    subject.apply(.navigate(to: .page(2), on: nil))
    subject.apply(.push(.page(3), on: nil))
    #expect(state.sheet?.path == [.page(2), .page(3)])
    #expect(state.sheet?.top == .page(3))
    #expect(state.frontPath == [.page(2), .page(3)])
    #expect(state.path(on: .first) == [.page(1)])
    subject.apply(.pop(on: nil))
    #expect(state.frontRoute == .page(2))
    subject.apply(.popToRoot(on: nil))
    #expect(state.frontRoute == .search)
  }

  @Test func poppingStopsAtTheRootOfTheSheet() {
    subject.apply(.presentSheet(.search))
    #expect(!subject.apply(.pop(on: nil)))
    #expect(state.sheet?.root == .search)
    #expect(state.path(on: .first) == [.page(1)])
  }

  @Test func aNamedTabIsReachedUnderTheSheet() {
    subject.apply(.presentSheet(.search))
    subject.apply(.push(.page(2), on: .first))
    subject.apply(.replace(with: [.page(3)], on: nil))
    #expect(state.path(on: .first) == [.page(1), .page(2)])
    #expect(state.sheet == NavigationSheet(root: .search, path: [.page(3)]))
  }

  @Test func presentingTheSameSheetAgainStartsItAnew() {
    subject.apply(.presentSheet(.search))
    #expect(!subject.apply(.presentSheet(.search)))
    subject.apply(.push(.page(2), on: nil))
    #expect(subject.apply(.presentSheet(.search)))
    #expect(state.sheet == NavigationSheet(root: .search))
  }

  @Test func aTabChangeLeavesTheSheet() {
    subject.apply(.presentSheet(.search))
    subject.apply(.switchTab(to: .second, clearStacks: false))
    #expect(state.sheet?.root == .search)
  }

  @Test func theRootOfTheSheetIsInItsStack() {
    subject.apply(.presentSheet(.search))
    #expect(state.isInStack(.search))
    #expect(!state.isInStack(.page(1)))
    #expect(state.isInStack(.page(1), on: .first))
  }
}
