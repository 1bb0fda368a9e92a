import Navigation
import Testing

@Suite struct ColumnLayoutTests {
  private let subject = Subject(
    TestState(
      selectedTab: .first, paths: [.first: [.page(1), .page(2)]],
      layout: ColumnLayout(breakpoint: 100, width: 80)))
  private var state: TestState { subject.state }

  @Test func theWidthChoosesTheColumnsOfTheSameStack() {
    #expect(state.visibleColumns == .one(.page(2)))
    #expect(subject.apply(.resize(width: 100)))
    #expect(state.visibleColumns == .two(detail: .page(2)))
    #expect(state.frontPath == [.page(1), .page(2)])
    #expect(subject.apply(.resize(width: 99)))
    #expect(state.visibleColumns == .one(.page(2)))
  }

  @Test func onlyCrossingTheBreakpointIsAChange() {
    #expect(!subject.apply(.resize(width: 99)))
    subject.apply(.resize(width: 120))
    #expect(!subject.apply(.resize(width: 300)))
    #expect(!subject.apply(.resize(width: 120)))
  }

  @Test func anEmptyStackShowsTheRoot() {
    subject.apply(.popToRoot(on: nil))
    #expect(state.visibleColumns == .one(nil))
    subject.apply(.resize(width: 200))
    #expect(state.visibleColumns == .two(detail: nil))
  }

  @Test(arguments: [Int.min, -1, 0, 1_000_000])
  func withoutABreakpointThereIsOneColumn(width: Int) {
    let subject = Subject()
    #expect(!subject.apply(.resize(width: width)))
    #expect(subject.state.layout.columns == .one)
  }
}
