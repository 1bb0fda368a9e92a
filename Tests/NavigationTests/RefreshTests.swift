import Navigation
import Testing

/// A newer model replaces the older one where that stands.
@Suite struct RefreshTests {
  private let subject = Subject()
  private var state: TestState { subject.state }

  @Test func pushingTheTopAgainRefreshesIt() {
    subject.apply(.push(.profile(1), on: nil))
    #expect(subject.apply(.push(.profile(1, edition: 2), on: nil)))
    #expect(state.frontPath == [.profile(1, edition: 2)])
    #expect(!subject.apply(.push(.profile(1, edition: 2), on: nil)))
  }

  @Test func pushingWhatTheStackHoldsRefreshesItInPlace() {
    subject.apply(.replace(with: [.chapter(1), .page(1)], on: .second))
    #expect(subject.apply(.push(.chapter(1, edition: 2), on: .second)))
    #expect(state.path(on: .second) == [.chapter(1, edition: 2), .page(1)])
    subject.apply(.popToRoot(on: .second))
    #expect(subject.apply(.push(.chapter(1), on: .second)))
    #expect(state.path(on: .second) == [.chapter(1)])
  }

  @Test func pushingTheRootOfTheSheetRefreshesIt() {
    subject.apply(.presentSheet(.profile(1)))
    #expect(subject.apply(.push(.profile(1, edition: 2), on: nil)))
    #expect(state.sheet == NavigationSheet(root: .profile(1, edition: 2)))
    subject.apply(.presentSheet(.chapter(1)))
    subject.apply(.push(.page(1), on: nil))
    #expect(subject.apply(.push(.chapter(1, edition: 2), on: nil)))
    #expect(state.sheet == NavigationSheet(root: .chapter(1, edition: 2), path: [.page(1)]))
  }

  @Test func replacingAPathBringsNewPayloads() {
    subject.apply(.replace(with: [.page(1), .page(2)], on: nil))
    #expect(subject.apply(.replace(with: [.page(1), .page(2, edition: 2)], on: nil)))
    #expect(state.frontPath == [.page(1), .page(2, edition: 2)])
    #expect(!subject.apply(.replace(with: [.page(1), .page(2, edition: 2)], on: nil)))
  }

  @Test func aPathThatNamesARouteTwiceKeepsTheLaterPayload() {
    subject.apply(.replace(with: [.chapter(1), .page(1), .chapter(1, edition: 2)], on: nil))
    #expect(state.frontPath == [.chapter(1, edition: 2), .page(1)])
  }

  @Test func presentingTheSheetAgainBringsItsNewPayload() {
    subject.apply(.presentSheet(.draft(1)))
    #expect(subject.apply(.presentSheet(.draft(1, edition: 2))))
    #expect(state.sheet == NavigationSheet(root: .draft(1, edition: 2)))
    #expect(!subject.apply(.navigate(to: .draft(1, edition: 2), on: nil)))
  }

  @Test func resettingBringsNewPayloads() {
    subject.apply(.push(.page(1), on: nil))
    let newer = TestState(selectedTab: .first, paths: [.first: [.page(1, edition: 2)]])
    #expect(subject.apply(.reset(to: newer)))
    #expect(state.frontPath == [.page(1, edition: 2)])
  }

  @Test func anUpdateReachesEveryStackAndTheSheet() {
    subject.state = TestState(
      selectedTab: .first,
      paths: [.first: [.page(1), .page(2), .page(1)], .second: [.page(1)], .third: [.page(3)]],
      sheet: NavigationSheet(root: .page(1), path: [.profile(1), .page(1)]))
    let newer = TestRoute.page(1, edition: 2)
    #expect(subject.apply(.update(newer)))
    #expect(
      state
        == TestState(
          selectedTab: .first,
          paths: [.first: [newer, .page(2), newer], .second: [newer], .third: [.page(3)]],
          sheet: NavigationSheet(root: newer, path: [.profile(1), newer])))
    #expect(!subject.apply(.update(newer)))
  }

  @Test func anUpdateOfWhatIsNowhereChangesNothing() {
    subject.apply(.push(.page(1), on: nil))
    #expect(!subject.apply(.update(.page(2))))
    #expect(state.frontPath == [.page(1)])
  }

  @Test func aRouteIsFoundByItsIDWhateverItsPayload() {
    subject.apply(.push(.page(1, edition: 2), on: nil))
    #expect(state.isInStack(.page(1)))
    #expect(state.contains("page 1"))
    #expect(!state.contains("page 2"))
  }
}
