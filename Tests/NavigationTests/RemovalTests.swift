import Navigation
import Testing

/// What shows a deleted record goes, and an itinerary leads several steps deep.
@Suite struct RemovalTests {
  private let subject = Subject()
  private var state: TestState { subject.state }

  @Test func aDeletedRecordLeavesEveryStack() {
    subject.state = TestState(
      selectedTab: .first,
      paths: [.first: [.page(1), .page(2), .page(1, edition: 2)], .second: [.page(1)]],
      sheet: NavigationSheet(root: .search, path: [.page(1), .page(3)]))
    #expect(subject.apply(.remove(ids: ["page 1"])))
    #expect(
      state
        == TestState(
          selectedTab: .first, paths: [.first: [.page(2)]],
          sheet: NavigationSheet(root: .search, path: [.page(3)])))
    #expect(!subject.apply(.remove(ids: ["page 1"])))
  }

  @Test func aSheetGoesWithItsRoot() {
    subject.apply(.presentSheet(.draft(1)))
    subject.apply(.push(.page(1), on: nil))
    #expect(subject.apply(.remove(ids: ["draft 1"])))
    #expect(state == TestState(selectedTab: .first))
  }

  @Test func neighboursAfterARemovalObeyThePolicy() {
    subject.apply(.replace(with: [.profile(1), .page(1), .profile(1, edition: 2)], on: nil))
    subject.apply(.remove(ids: ["page 1"]))
    #expect(state.frontPath == [.profile(1, edition: 2)])
  }

  @Test func whatWasRemovedMayBePushedAgain() {
    subject.apply(.replace(with: [.page(1), .chapter(1)], on: nil))
    subject.apply(.remove(ids: ["chapter 1"]))
    #expect(subject.apply(.push(.chapter(1, edition: 2), on: nil)))
    #expect(state.frontPath == [.page(1), .chapter(1, edition: 2)])
  }

  @Test func poppingToARouteStopsAtItsTopmostPlace() {
    subject.apply(.replace(with: [.page(1), .page(2), .page(1), .chapter(1)], on: nil))
    #expect(subject.apply(.popTo("page 1", on: nil)))
    #expect(state.frontPath == [.page(1), .page(2), .page(1)])
    #expect(!subject.apply(.popTo("page 1", on: nil)))
    #expect(!subject.apply(.popTo("page 9", on: nil)))
    #expect(subject.apply(.push(.chapter(1), on: nil)))
  }

  @Test func poppingToTheRootOfTheSheetEmptiesItsStack() {
    subject.apply(.presentSheet(.search))
    subject.apply(.replace(with: [.page(1), .page(2)], on: nil))
    #expect(subject.apply(.popTo("search", on: nil)))
    #expect(state.sheet == NavigationSheet(root: .search))
    #expect(!subject.apply(.popTo("search", on: nil)))
  }

  @Test func anItineraryIsPutOnWhatIsThere() {
    subject.apply(.push(.page(1), on: .second))
    subject.apply(.presentSheet(.search))
    let itinerary: [TestRoute] = [.page(2), .page(3)]
    #expect(subject.apply(.navigateAlong(itinerary, on: .second, fromRoot: false)))
    #expect(
      state
        == TestState(selectedTab: .second, paths: [.second: [.page(1), .page(2), .page(3)]]))
  }

  @Test func anItineraryFromTheRootReplacesOneStackOnly() {
    subject.apply(.push(.page(1), on: .first))
    subject.apply(.push(.page(1), on: .second))
    subject.apply(.presentSheet(.search))
    #expect(subject.apply(.navigateAlong([.page(2)], on: .second, fromRoot: true)))
    #expect(
      state
        == TestState(
          selectedTab: .second, paths: [.first: [.page(1)], .second: [.page(2)]]))
    #expect(!subject.apply(.navigateAlong([.page(2)], on: .second, fromRoot: true)))
  }

  @Test func whatFollowsASheetInAnItineraryIsInTheSheet() {
    subject.apply(.navigateAlong([.page(1), .search, .page(2)], on: .third, fromRoot: true))
    #expect(
      state
        == TestState(
          selectedTab: .third, paths: [.third: [.page(1)]],
          sheet: NavigationSheet(root: .search, path: [.page(2)])))
  }
}
