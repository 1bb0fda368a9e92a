import Navigation
import Testing

@Suite struct FlowCoordinatorTests {
  private enum Step: CaseIterable { case one, two, three }
  private enum NoStep: CaseIterable, Hashable {
    static var allCases: [NoStep] { [] }
  }

  private var flow = FlowCoordinator<Step>()

  @Test mutating func theStepsFollowInOrderToTheEnd() {
    for step in Step.allCases {
      #expect(flow.current == step)
      #expect(!flow.isCompleted)
      flow.advance(from: step)
    }
    #expect(flow.isCompleted)
    #expect(flow.current == nil)
    #expect(flow.path.isEmpty)
  }

  @Test mutating func aStepThatIsNotTheCurrentOneIsIgnored() {
    flow.advance(from: .two)
    #expect(flow.current == .one)
    flow.advance(from: .one)
    flow.advance(from: .one)
    #expect(flow.current == .two)
  }

  @Test mutating func backStopsAtTheFirstStep() {
    flow.advance(from: .one)
    #expect(flow.path == [.one, .two])
    flow.back()
    #expect(flow.path == [.one])
    flow.back()
    #expect(flow.current == .one)
  }

  @Test mutating func completionIsFinalUntilARestart() {
    for step in Step.allCases { flow.advance(from: step) }
    flow.back()
    flow.advance(from: .three)
    #expect(flow.isCompleted)
    flow.restart()
    #expect(flow == FlowCoordinator())
  }

  @Test func aFlowWithoutStepsIsCompleted() {
    var flow = FlowCoordinator<NoStep>()
    flow.back()
    #expect(flow.isCompleted)
    #expect(flow.steps.isEmpty)
  }
}
