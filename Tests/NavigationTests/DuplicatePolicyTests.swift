import Navigation
import Testing

@Suite struct DuplicatePolicyTests {
  private let subject = Subject()
  private var state: TestState { subject.state }

  @Test func anAllowedDuplicateIsPushed() {
    subject.apply(.push(.page(1), on: nil))
    #expect(subject.apply(.push(.page(1), on: nil)))
    #expect(state.frontPath == [.page(1), .page(1)])
  }

  @Test func aDuplicateOnTopIsIgnored() {
    subject.apply(.push(.profile(1), on: nil))
    #expect(!subject.apply(.push(.profile(1), on: nil)))
    subject.apply(.push(.profile(2), on: nil))
    #expect(subject.apply(.push(.profile(1), on: nil)))
    #expect(state.frontPath == [.profile(1), .profile(2), .profile(1)])
  }

  @Test func aDuplicateInTheStackIsIgnoredUntilItIsPopped() {
    subject.apply(.push(.page(1), on: nil))
    subject.apply(.push(.settings, on: nil))
    subject.apply(.push(.page(2), on: nil))
    #expect(!subject.apply(.push(.settings, on: nil)))
    subject.apply(.pop(on: nil))
    subject.apply(.pop(on: nil))
    #expect(subject.apply(.push(.settings, on: nil)))
    subject.apply(.popToRoot(on: nil))
    #expect(subject.apply(.push(.settings, on: nil)))
  }

  @Test func eachStackCountsForItself() {
    subject.apply(.push(.settings, on: .first))
    #expect(subject.apply(.push(.settings, on: .second)))
    subject.apply(.presentSheet(.draft(1)))
    #expect(subject.apply(.push(.settings, on: nil)))
  }

  @Test func theRootOfASheetCountsAsItsBottom() {
    subject.apply(.presentSheet(.search))
    #expect(!subject.apply(.push(.search, on: nil)))
    subject.apply(.push(.page(1), on: nil))
    #expect(!subject.apply(.push(.search, on: nil)))
    subject.apply(.presentSheet(.profile(1)))
    #expect(!subject.apply(.push(.profile(1), on: nil)))
    subject.apply(.push(.page(1), on: nil))
    #expect(subject.apply(.push(.profile(1), on: nil)))
  }

  @Test func aWholePathObeysThePolicyToo() {
    let path: [TestRoute] = [.settings, .profile(1), .profile(1), .settings, .page(1), .page(1)]
    let kept: [TestRoute] = [.settings, .profile(1), .page(1), .page(1)]
    subject.apply(.replace(with: path, on: nil))
    #expect(state.frontPath == kept)
    #expect(TestState(selectedTab: .first, paths: [.first: path]) == state)
    #expect(NavigationSheet<TestRoute>(root: .search, path: [.search] + path).path == kept)
  }
}
